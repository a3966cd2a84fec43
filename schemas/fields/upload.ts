import type { JSONSchema7 } from 'json-schema'
import type { Finding } from '../checks/Finding'
import type { FieldBase } from './FieldBase'
import type { FieldFacts, FieldInPage } from './FieldFacts'
import { type KeptFiles, readFileItems, writeFileItems } from './fileItems'

/** Further settings of an upload, in the spelling of the online form. */
export interface UploadExtension {
  /**
   * Most files kept; the last ones win. 0 sets no limit.
   * @minimum 0
   * @asType integer
   */
  uploadnum?: number
}

/** What every kind of upload may say. */
export interface UploadBase extends FieldBase, KeptFiles {
  /**
   * Folder that the server files the upload under.
   * @default "temp"
   */
  biz?: string
  /**
   * Most files kept; the last ones win. 0 sets no limit.
   * @minimum 0
   * @asType integer
   */
  number?: number
  /** Further settings, in the spelling of the online form. */
  fieldExtendJson?: UploadExtension
  /**
   * true keeps the paths of the files, joined by commas; false keeps a list of items with `fileName`, `filePath` and `fileSize`, written as JSON. Either form is
   * read.
   * @default true
   */
  returnUrl?: boolean
  /**
   * Where files are sent: a call of this server, for example `/heli/common/attachment/upload`, or a whole address, which the proxy calls where `PROXY_ALLOW` names
   * its host.
   * @default "/sys/common/upload"
   */
  action?: string
  /**
   * false sends files without the session (`X-Access-Token`). It never travels to another host.
   * @default true
   */
  token?: boolean
  /**
   * Property of the answer that holds the stored path; a dot leads into a part of it, for example `result.path`.
   * @default "message"
   */
  responseName?: string
  /** Kind of text that the called service recognises in a picture; it travels with each file. */
  ocrType?: string
  /** true sends `isup=1` with each file. */
  isup?: boolean
  /** false hides the download of a file. */
  allowDownload?: boolean
  /** false hides the removal of a file. */
  allowRemove?: boolean
}

/** Files: uploaded, put into an order, looked at and downloaded. */
export interface UploadField extends UploadBase {
  type: 'upload'
  /**
   * Which files are taken.
   * @default "all"
   */
  fileType?: 'all' | 'image'
}

const name = String.raw`[^/\\,:?#.\x00-\x1f][^/\\,:?#\x00-\x1f]*`
const storedPath = `${name}(/${name})*`
const text = String.raw`"(?:[^"\\\x00-\x1f]|\\.)*"`
const itemName = name.replaceAll('#', '#"')
const item = String.raw`\{"fileName":${text},"filePath":"${itemName}(?:/${itemName})*"(?:,"fileSize":\d{1,15})?\}`

const storedPathPattern = new RegExp(`^${storedPath}$`, 'u')

/** true for the path of a kept file: a relative one, as an upload answers it. No scheme, no other host and no way up, since the browser opens what stands here. */
export function isStoredPath(path: string): boolean {
  return storedPathPattern.test(path)
}

/** Kept files, in either form: paths joined by commas, or items as JSON. */
const keptFilesSchema: JSONSchema7 = {
  type: 'string',
  pattern: String.raw`^(?:${storedPath}(,${storedPath})*|\[${item}(?:,${item})*\])$`,
}

/** Most files that an upload field keeps; 0 sets no limit. */
export function uploadLimit(field: UploadBase): number {
  return field.number ?? field.fieldExtendJson?.uploadnum ?? 0
}

/** The last ones, where there are more than the field keeps. */
export function withinLimit<T>(field: UploadBase, files: readonly T[]): readonly T[] {
  const limit = uploadLimit(field)
  return limit > 0 ? files.slice(-limit) : files
}

/** Files in the form and number that the field keeps them in; an empty list is none. What is no list of files is handed back as it is. */
export function normaliseFiles(field: UploadBase, value: unknown): unknown {
  const items = readFileItems(value)
  const isNone = value === '[]' || (Array.isArray(value) && value.length === 0)
  return isNone || items.length > 0 ? writeFileItems(withinLimit(field, items), field) : value
}

/** true for a field that takes pictures alone. */
export function takesPicturesOnly(field: UploadBase): boolean {
  const { type, fileType } = field as UploadBase & Partial<Omit<UploadField, 'type'>> & { type?: string }
  return type === 'image' || fileType === 'image'
}

/** true for the name or the path of a picture; the server ends names after what a file is. */
export function isPictureName(name: string): boolean {
  return /\.(png|jpe?g|gif|webp|bmp)$/i.test(name)
}

/** A call of this server, or the address of another one. */
function checkAction({ action }: UploadBase, { path }: FieldInPage): Finding[] {
  const isFine = action === undefined || /^\/(?!\/)[^\\]*$/.test(action) || (/^https?:\/\//.test(action) && URL.canParse(action))
  return isFine ? [] : [{ code: 'wrong-upload-address', path: [...path, 'action'], values: { found: action } }]
}

/** What kinds of uploads have in common. */
export const fileFacts = {
  column: () => 'text',
  valueSchema: () => keptFilesSchema,
  query: 'none',
  isMultiple: ({ returnUrl }) => returnUrl !== false,
  holdsFiles: true,
  checkPage: checkAction,
} satisfies Partial<FieldFacts<UploadBase>>

export const upload: FieldFacts<UploadField> = {
  ...fileFacts,
  aliases: ['file'],
  examples: [{ type: 'upload', key: 'files', title: { 'zh-CN': '附件', 'en-US': 'Files', 'de-DE': 'Anlagen' }, number: 5 }],
}
