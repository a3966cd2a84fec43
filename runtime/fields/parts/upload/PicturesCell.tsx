import { fileName } from '../../../../schemas/fields/fileName'
import type { UploadBase } from '../../../../schemas/fields/upload'
import type { CellProps } from '../../FieldComponents'
import { splitValues } from '../values'
import { fileAddress } from './paths'

/** The pictures of a cell, small; a click opens one in its own tab. */
export function PicturesCell({ value }: CellProps<UploadBase>) {
  return splitValues(value).map((path, index) => (
    <a key={index} className="field-thumb" href={fileAddress(path)} target="_blank" rel="noopener noreferrer" title={fileName(path)}>
      <img src={fileAddress(path)} alt={fileName(path)} loading="lazy" />
    </a>
  ))
}
