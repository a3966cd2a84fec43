import { readFileItems } from '../../../../schemas/fields/fileItems'
import type { UploadBase } from '../../../../schemas/fields/upload'
import type { CellProps } from '../../FieldComponents'
import { fileAddress } from './paths'

/** The pictures of a cell, small; a click opens one in its own tab. */
export function PicturesCell({ value, tabIndex }: CellProps<UploadBase>) {
  return readFileItems(value).map(({ fileName, filePath }, index) => (
    <a
      key={index}
      className="field-thumb"
      href={fileAddress(filePath)}
      tabIndex={tabIndex}
      target="_blank"
      rel="noopener noreferrer"
      title={fileName}
    >
      <img src={fileAddress(filePath)} alt={fileName} loading="lazy" />
    </a>
  ))
}
