import type { FaceCheck, FaceGroup, FaceIndex, FoundUserPicture } from '../../../schemas/api/face'
import { CallError, type Calls } from '../../calls/Calls'

/** Whose face it is. */
export interface Person {
  id: string
  name: string
  sex?: number | null
}

const pictureCalls = '/pgms/PgUserPicture/pgUserPicture'

const isFound = (result: unknown) =>
  result === null || (typeof result === 'object' && typeof (result as { base64Url?: unknown }).base64Url === 'string')

/** The face photo of a person as it is kept; null where there is none. */
export function findFace(calls: Calls, id: string): Promise<FoundUserPicture> {
  return calls.get<FoundUserPicture>(`${pictureCalls}/queryById`, { id }, { isValid: isFound })
}

/** Lets the face system look at a picture: why it does not pass, or null. */
export async function findFaceFlaw(calls: Calls, picture: Blob): Promise<string | null> {
  const { checkResult, msg } = await calls.post<FaceCheck>('/face/check', { facePicBinaryData: await base64Of(picture) })
  return checkResult === 1 ? null : msg
}

/**
 * Keeps a picture that has passed, and tells the face system: as another picture of a person that it knows, or of a new one. Answers which of the two; fails where
 * the picture cannot be kept.
 */
export async function saveFace(calls: Calls, { id, name, sex }: Person, picture: Blob): Promise<'added' | 'edited'> {
  const [{ faceGroupIndexCode, certificateType }, codes] = await Promise.all([
    calls.get<FaceGroup>('/face/group'),
    calls.get<string[]>(`${pictureCalls}/getIndexCode`, { id }, { isValid: Array.isArray }),
  ])
  const known = codes[0]
  const base64Url = await uploadPicture(calls, picture)
  const person = { faceGroupIndexCode, name, sex, certificateType, id, faceBinaryData: await base64Of(picture) }
  const { indexCode } = known
    ? await calls.post<FaceIndex>('/face/editface', { ...person, indexCode: known })
    : await calls.post<FaceIndex>('/face/addface', person)
  const kept = { id, base64Url, indexCode }
  if (known) await calls.put(`${pictureCalls}/edit`, kept)
  else await calls.post(`${pictureCalls}/add`, kept)
  return known ? 'edited' : 'added'
}

async function uploadPicture(calls: Calls, picture: Blob): Promise<string> {
  const form = new FormData()
  form.append('file', picture, 'face.jpg')
  const { code, result, message } = await calls.upload(`${pictureCalls}/upload`, form)
  if (Number(code) !== 200 || typeof result !== 'string') throw new CallError('refused', message)
  return result
}

function base64Of(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('the picture cannot be read'))
    reader.readAsDataURL(picture)
  })
}
