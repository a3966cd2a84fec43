import type { FieldFacts } from './FieldFacts'
import { fileFacts, type UploadBase } from './upload'

/** Which part of a picture is taken. */
export interface PictureCrop {
  /**
   * Width by height of the part; free when left out.
   * @exclusiveMinimum 0
   */
  aspect?: number
}

/** Pictures: uploaded, cut where the page says so, put into an order and looked at. */
export interface ImageField extends UploadBase {
  type: 'image'
  /** A part of each picture is cut out before it is sent; what is cut is a JPEG. */
  crop?: PictureCrop
}

export const image: FieldFacts<ImageField> = {
  ...fileFacts,
  aliases: [],
  examples: [{ type: 'image', key: 'picture', title: { 'zh-CN': '图片', 'en-US': 'Picture', 'de-DE': 'Bild' }, number: 1 }],
}
