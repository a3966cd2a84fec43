import { MoreOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import type { ButtonModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { splitButtons } from './buttonRoom'

interface RowButtonsProps {
  buttons: readonly ButtonModel[]
  tabIndex: number
  onPress(button: ButtonModel): void
}

/** The page's own buttons in one row; what has no room is in a menu behind them. */
export function RowButtons({ buttons, tabIndex, onPress }: RowButtonsProps) {
  const { text } = usePageHost()
  const { shown, rest } = splitButtons(buttons)
  const items = rest.map((button) => ({ key: button.name, label: button.label, onClick: () => onPress(button) }))
  return (
    <>
      {shown.map((button) => (
        <button key={button.name} type="button" className="list-link" tabIndex={tabIndex} onClick={() => onPress(button)}>
          {button.label}
        </button>
      ))}
      {rest.length > 0 && (
        <Dropdown menu={{ items }} trigger={['click']} autoFocus>
          <button
            type="button"
            className="list-icon"
            aria-label={text('list.moreActions')}
            title={text('list.moreActions')}
            aria-haspopup="menu"
            tabIndex={tabIndex}
          >
            <MoreOutlined />
          </button>
        </Dropdown>
      )}
    </>
  )
}
