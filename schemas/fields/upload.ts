import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'

/** Further settings of an upload, in the spelling of the online form. */
export interface UploadExtension {
  /**
   * Most files kept; the last ones win. 0 sets no limit.
   * @minimum 0
   */
  uploadnum?: number
}

/** What every kind of upload may say. */
export interface UploadBase extends FieldBase {
  /** Folder that the server files the upload under; `temp` when left out. */
  biz?: string
  /**
   * Most files kept; the last ones win. 0 sets no limit.
   * @minimum 0
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

/** Most files that an upload field keeps; 0 sets no limit. */
export function uploadLimit(field: UploadBase): number {
  return field.number ?? field.fieldExtendJson?.uploadnum ?? 0
}

export const upload: FieldFacts<UploadField> = {
  aliases: ['file'],
  column: () => 'text',
  valueSchema: () => textSchema(),
  query: 'none',
  isMultiple: () => true,
  examples: [{ type: 'upload', key: 'files', title: { 'zh-CN': '附件', 'en-US': 'Files', 'de-DE': 'Anlagen' }, number: 5 }],
}
