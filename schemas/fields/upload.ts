import type { JSONSchema7 } from 'json-schema'
import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

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
export interface UploadBase extends FieldBase {
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
  /** false hides the download of a file. */
  allowDownload?: boolean
  /** false hides the removal of a file. */
  allowRemove?: boolean
}

/** Files, stored as paths joined by commas. */
export interface UploadField extends UploadBase {
  type: 'upload'
}

const name = String.raw`[^/\\,:?#.\x00-\x1f][^/\\,:?#\x00-\x1f]*`
const storedPath = `${name}(/${name})*`

/**
 * Paths of kept files, joined by commas: relative ones, as an upload answers them. No scheme, no other host and no way up, since the browser opens what
 * stands here.
 */
export const filePathsSchema: JSONSchema7 = { type: 'string', pattern: `^${storedPath}(,${storedPath})*$` }

/** Most files that an upload field keeps; 0 sets no limit. */
export function uploadLimit(field: UploadBase): number {
  return field.number ?? field.fieldExtendJson?.uploadnum ?? 0
}

export const upload: FieldFacts<UploadField> = {
  aliases: ['file'],
  column: () => 'text',
  valueSchema: () => filePathsSchema,
  query: 'none',
  isMultiple: () => true,
  holdsFiles: true,
  examples: [{ type: 'upload', key: 'files', title: { 'zh-CN': '附件', 'en-US': 'Files', 'de-DE': 'Anlagen' }, number: 5 }],
}
