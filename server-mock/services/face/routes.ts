import type { FacePerson } from '../../../schemas/api/face'
import { fileSizeLimit } from '../../../schemas/page/limits'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { userOf } from '../../kernel/userOf'
import type { Services } from '../Services'
import { checkFile, storeFile } from '../upload/fileStore'
import { readUpload } from '../upload/readUpload'
import { localFaces } from './localFaces'
import { addUserPicture, editUserPicture, findUserPicture } from './userPictures'

const certificateType = '111'
/** A picture of 5 MB in base64, and the rest of the body. */
const bodyLimit = 8 * 1024 * 1024
const perMinute = 60
const picturePath = '/api/pgms/PgUserPicture/pgUserPicture' as const

/** Users see to their own face photo; who may edit users, to everybody's. */
function requirePerson(context: CallContext, id: string): void {
  if (userOf(context).id === id || context.can('user:edit')) return
  throw new CallFailure('no-permission', 'http.noPermission', { permission: 'user:edit' })
}

function pictureIn(base64: string): Buffer {
  return Buffer.from(base64.replace(/^data:image\/\w+;base64,/, ''), 'base64')
}

/** Checks face photos and takes people up by them; the pictures of users, with their codes in the face system. */
export function faceRoutes(services: Services): Route[] {
  const faces = localFaces(services)
  const { faceGroupIndexCode } = services.face

  const openPerson = async (person: FacePerson, context: CallContext): Promise<Buffer> => {
    requirePerson(context, person.id)
    if (person.faceGroupIndexCode !== faceGroupIndexCode) throw new CallFailure('bad-request', 'faces.otherGroup')
    const picture = pictureIn(person.faceBinaryData)
    const flaw = await faces.findFlaw(picture)
    if (flaw) throw new CallFailure('bad-request', flaw)
    return picture
  }
  const readsId = { access: 'user', body: null, query: 'UserPictureQuery', params: null } as const
  const writes = { access: 'user', query: null, params: null, ratePerMinute: perMinute } as const

  const saving = (method: 'POST' | 'PUT', name: 'add' | 'edit', save: typeof addUserPicture) =>
    defineRoute({
      ...writes,
      method,
      url: `${picturePath}/${name}`,
      body: 'UserPicture',
      answer: 'Nothing',
      async handler({ body, context }) {
        requirePerson(context, body.id)
        if (!(await faces.codesOf(body.id)).includes(body.indexCode)) throw new CallFailure('bad-request', 'faces.unknown')
        await save(services, body, userOf(context).username)
        return new RouteAnswer(null, { code: 200, message: textOf(name === 'add' ? 'http.added' : 'http.edited', context.language) })
      },
    })

  return [
    defineRoute({
      ...writes,
      method: 'POST',
      url: '/api/face/check',
      bodyLimit,
      body: 'FaceCheckBody',
      answer: 'FaceCheck',
      async handler({ body, context }) {
        const flaw = await faces.findFlaw(pictureIn(body.facePicBinaryData))
        const msg = flaw ? textOf(flaw, context.language) : 'success'
        return new RouteAnswer({ checkResult: flaw ? 0 : 1, msg }, { code: 200, msg })
      },
    }),
    defineRoute({
      ...writes,
      method: 'POST',
      url: '/api/face/addface',
      bodyLimit,
      body: 'FacePerson',
      answer: 'FaceIndex',
      async handler({ body, context }) {
        const picture = await openPerson(body, context)
        return new RouteAnswer({ indexCode: await faces.add(body, picture, context) }, { code: 200, msg: 'success' })
      },
    }),
    defineRoute({
      ...writes,
      method: 'POST',
      url: '/api/face/editface',
      bodyLimit,
      body: 'FacePerson',
      answer: 'FaceIndex',
      async handler({ body, context }) {
        const { indexCode } = body
        if (!indexCode) throw new CallFailure('bad-request', 'faces.unknown')
        const picture = await openPerson(body, context)
        await faces.edit({ ...body, indexCode }, picture, context)
        return new RouteAnswer({ indexCode }, { code: 200, msg: 'success' })
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/face/group',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'FaceGroup',
      handler: () => ({ faceGroupIndexCode, certificateType }) as const,
    }),
    defineRoute({
      ...writes,
      method: 'POST',
      url: `${picturePath}/upload`,
      bodyLimit: fileSizeLimit + 1024 * 1024,
      body: null,
      answer: 'PicturePath',
      async handler({ request, context }) {
        const { name, content } = await readUpload(request)
        const flaw = await faces.findFlaw(content)
        if (flaw) throw new CallFailure('bad-request', flaw)
        const path = await storeFile(services, await checkFile('face', name, content), userOf(context).username)
        return new RouteAnswer(path, { code: 200 })
      },
    }),
    saving('POST', 'add', addUserPicture),
    saving('PUT', 'edit', editUserPicture),
    defineRoute({
      ...readsId,
      method: 'GET',
      url: `${picturePath}/queryById`,
      answer: 'FoundUserPicture',
      async handler({ query, context }) {
        requirePerson(context, query.id)
        return new RouteAnswer(await findUserPicture(services, query.id), { code: 200 })
      },
    }),
    defineRoute({
      ...readsId,
      method: 'GET',
      url: `${picturePath}/getIndexCode`,
      answer: 'FaceIndexCodes',
      async handler({ query, context }) {
        requirePerson(context, query.id)
        return new RouteAnswer(await faces.codesOf(query.id), { code: 200 })
      },
    }),
  ]
}
