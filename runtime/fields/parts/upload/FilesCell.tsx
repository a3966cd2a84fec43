import { PaperClipOutlined } from '@ant-design/icons'
import { fileName } from '../../../../schemas/fields/fileName'
import type { UploadBase } from '../../../../schemas/fields/upload'
import type { CellProps } from '../../FieldComponents'
import { cutText, splitValues } from '../values'
import { useDownload } from './useDownload'

/** Characters of a file name in a cell. */
const nameCharacters = 5

/** The files of a cell by their shortened names; a click downloads. */
export function FilesCell({ field, value }: CellProps<UploadBase>) {
  const download = useDownload()
  const paths = splitValues(value)
  return paths.map((path, index) => {
    const name = fileName(path)
    const shown = cutText(name, nameCharacters)
    if (field.config.allowDownload === false) {
      return (
        <span key={index} className="field-file" title={name}>
          <PaperClipOutlined aria-hidden /> {shown}
        </span>
      )
    }
    return (
      <button key={index} type="button" className="field-file" title={name} onClick={() => void download(path)}>
        <PaperClipOutlined aria-hidden /> {shown}
      </button>
    )
  })
}
