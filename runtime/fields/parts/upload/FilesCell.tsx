import { PaperClipOutlined } from '@ant-design/icons'
import { readFileItems } from '../../../../schemas/fields/fileItems'
import type { UploadBase } from '../../../../schemas/fields/upload'
import type { CellProps } from '../../FieldComponents'
import { CutHint } from '../CutHint'
import { cutText } from '../values'
import { useDownload } from './useDownload'

/** Characters of a file name in a cell. */
const nameCharacters = 5

/** The files of a cell by their shortened names; a click downloads. */
export function FilesCell({ field, value, tabIndex }: CellProps<UploadBase>) {
  const download = useDownload()
  const items = readFileItems(value)
  const names = items.map(({ fileName }) => fileName)
  const isCut = names.some((name) => cutText(name, nameCharacters) !== name)
  return (
    <CutHint whole={isCut ? names.join(', ') : undefined} hasOwnTitles>
      {items.map((item, index) => {
        const { fileName: name } = item
        const shown = cutText(name, nameCharacters)
        if (field.config.allowDownload === false) {
          return (
            <span key={index} className="field-file" title={name}>
              <PaperClipOutlined aria-hidden /> {shown}
            </span>
          )
        }
        return (
          <button key={index} type="button" className="field-file" title={name} tabIndex={tabIndex} onClick={() => void download(item)}>
            <PaperClipOutlined aria-hidden /> {shown}
          </button>
        )
      })}
    </CutHint>
  )
}
