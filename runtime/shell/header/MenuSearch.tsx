import { FileSearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSetAtom } from 'jotai'
import { useText } from '../../text/useText'
import { openedPaletteAtom } from '../palette/openedPalette'
import { namesOfKey } from '../palette/shellKeys'
import { MenuSearchBox } from './MenuSearchBox'

/** The menu search, a select in the header where there is room; beside it, and alone on small screens, what opens the search over everything. */
export function MenuSearch({ isSmall }: { isSmall: boolean }) {
  const { text } = useText()
  const open = useSetAtom(openedPaletteAtom)
  const name = text('header.searchAll')
  const keys = namesOfKey('search').join('+').replace('Ctrl', text('shell.ctrl'))
  return (
    <>
      {!isSmall && <MenuSearchBox />}
      <Button
        type="text"
        icon={<FileSearchOutlined />}
        aria-label={name}
        title={`${name} (${keys})`}
        aria-haspopup="dialog"
        onClick={() => open('search')}
      />
    </>
  )
}
