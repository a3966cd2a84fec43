import { sql } from 'kysely'
import type { FacePerson } from '../../../schemas/api/face'
import { sqlStateOf, uniqueViolation } from '../../db/databaseErrors'
import { CallFailure } from '../../kernel/CallFailure'
import { newId } from '../../kernel/newId'
import { timeNow } from '../../kernel/timeNow'
import { userOf } from '../../kernel/userOf'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import type { Services } from '../Services'
import { checkFile, storeFile } from '../upload/fileStore'
import type { FaceSystem } from './FaceSystem'
import { findFlaw } from './findFace'

/** The face system of this server: it looks at pictures, and keeps persons with theirs; it recognises nobody. */
export function localFaces(services: Pick<Services, 'database' | 'files'>): FaceSystem {
  const { kysely } = services.database
  const storePicture = async (picture: Buffer, by: string) => storeFile(services, await checkFile('face', 'face.jpg', picture), by)
  return {
    findFlaw,
    async codesOf(personId) {
      const rows = await systemTables(kysely).selectFrom('face_person').select('index_code').where('person_id', '=', personId).execute()
      return rows.map((row) => row.index_code)
    },
    async add(person, picture, context) {
      const by = userOf(context).username
      const indexCode = newId()
      const picturePath = await storePicture(picture, by)
      try {
        const codes = { index_code: indexCode, person_id: person.id, picture_path: picturePath }
        await insertSystemRow(kysely, 'face_person', { ...codes, ...columnsOf(person) }, by)
      } catch (error) {
        if (sqlStateOf(error) === uniqueViolation) throw new CallFailure('refused', 'faces.known')
        throw error
      }
      return indexCode
    },
    async edit(person, picture, context) {
      const by = userOf(context).username
      const picturePath = await storePicture(picture, by)
      const changed = await systemTables(kysely)
        .updateTable('face_person')
        .set({
          ...columnsOf(person),
          picture_path: picturePath,
          update_by: by,
          update_time: timeNow(),
          row_version: sql<number>`coalesce(row_version, 0) + 1`,
        })
        .where('index_code', '=', person.indexCode)
        .where('person_id', '=', person.id)
        .returning('id')
        .executeTakeFirst()
      if (!changed) throw new CallFailure('bad-request', 'faces.unknown')
    },
  }
}

function columnsOf({ faceGroupIndexCode, name, sex, certificateType }: FacePerson) {
  return {
    face_group_index_code: faceGroupIndexCode,
    name,
    sex: sex === null || sex === undefined ? null : String(sex),
    certificate_type: certificateType,
  }
}
