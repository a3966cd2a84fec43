/** Body of POST /face/check. */
export interface FaceCheckBody {
  /**
   * The picture, a JPEG or PNG in base64.
   * @minLength 1
   */
  facePicBinaryData: string
  [more: string]: unknown
}

/** Answer of POST /face/check. */
export interface FaceCheck {
  /**
   * 1: the picture passes.
   * @asType integer
   */
  checkResult: number
  /** 'success', or why the picture does not pass. */
  msg: string
}

/** A person as the face system keeps one: body of POST /face/addface and of POST /face/editface. */
export interface FacePerson {
  /** Group of the face system, as GET /face/group answers it. */
  faceGroupIndexCode: string
  /** @maxLength 100 */
  name: string
  sex?: number | string | null
  certificateType: '111'
  /**
   * Id of the user.
   * @maxLength 64
   */
  id: string
  /**
   * The picture, a JPEG or PNG in base64.
   * @minLength 1
   */
  faceBinaryData: string
  /**
   * Code of the person in the face system, on edit.
   * @maxLength 64
   */
  indexCode?: string
}

/** Answer of POST /face/addface and of POST /face/editface, beside `msg` 'success'. */
export interface FaceIndex {
  indexCode: string
}

/** Answer of GET /face/group. */
export interface FaceGroup {
  faceGroupIndexCode: string
  certificateType: '111'
}

/** The picture of a person: body of POST /pgms/PgUserPicture/pgUserPicture/add and of PUT …/edit. */
export interface UserPicture {
  /**
   * Id of the user.
   * @maxLength 64
   */
  id: string
  /**
   * Path of the stored picture.
   * @maxLength 300
   */
  base64Url: string
  /**
   * Code of the person in the face system.
   * @maxLength 64
   */
  indexCode: string
}

/** Answer of GET …/queryById; null where the user has no picture. */
export type FoundUserPicture = UserPicture | null

/** Query of GET …/queryById and of GET …/getIndexCode. */
export interface UserPictureQuery {
  /** Id of the user. */
  id: string
  [more: string]: unknown
}

/** Answer of GET …/getIndexCode: the codes of the user in the face system; none where there is no picture. */
export type FaceIndexCodes = string[]

/** Answer of POST …/upload: the path of the stored picture. */
export type PicturePath = string
