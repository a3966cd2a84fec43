import type { FacePerson } from '../../../schemas/api/face'
import type { CallContext } from '../../kernel/CallContext'
import { SettingError } from '../../kernel/SettingError'
import type { ServerTextKey } from '../../kernel/text/textOf'

/** A system that knows people by their faces. Another one takes the place of `localFaces`. */
export interface FaceSystem {
  /** Why a picture cannot stand for a person; null where it can. */
  findFlaw(picture: Buffer): Promise<ServerTextKey | null>
  /** Codes of a person that it knows. */
  codesOf(personId: string): Promise<string[]>
  /** Takes up a person with a picture that has been looked at, and answers the code of the person. */
  add(person: FacePerson, picture: Buffer, context: CallContext): Promise<string>
  /** Takes another picture for a person that it knows. */
  edit(person: FacePerson & { indexCode: string }, picture: Buffer, context: CallContext): Promise<void>
}

export interface FaceSettings {
  /** The group that persons are taken up into. */
  faceGroupIndexCode: string
}

/** Reads FACE_GROUP_INDEX_CODE: letters, digits, `_` and `-`; `default` when left out. */
export function readFaceSettings({ FACE_GROUP_INDEX_CODE }: Readonly<Record<string, string | undefined>>): FaceSettings {
  const code = FACE_GROUP_INDEX_CODE || 'default'
  if (!/^[\w-]{1,64}$/.test(code)) throw new SettingError('FACE_GROUP_INDEX_CODE: letters, digits, _ and -, 64 at most.')
  return { faceGroupIndexCode: code }
}
