import { always, serviceTable, textField } from './fieldsOf'

/** The face photos of users, one for each; the row has the id of its user. */
export const pgUserPicture = serviceTable({
  table: 'pg_user_picture',
  fields: [always(textField('base64Url')), always(textField('indexCode'))],
})

/** What the face system of this server keeps: persons with the pictures that they are known by. */
export const facePerson = serviceTable({
  table: 'face_person',
  fields: [
    always(textField('indexCode')),
    always(textField('faceGroupIndexCode')),
    always(textField('personId')),
    always(textField('name')),
    textField('sex'),
    always(textField('certificateType')),
    always(textField('picturePath')),
  ],
  unique: [['indexCode'], ['faceGroupIndexCode', 'personId']],
})
