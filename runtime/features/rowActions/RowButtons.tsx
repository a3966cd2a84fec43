import { MoreOutlined } from '@ant-design/icons'
import { DropdownButton } from '../../kit/DropdownButton'
import { useBusy } from '../../kit/useBusy'
import type { ButtonModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { splitButtons } from './buttonRoom'
import { RowButton } from './RowButton'

interface RowButtonsProps {
  buttons: readonly ButtonModel[]
  tabIndex: number
  onPress(button: ButtonModel): Promise<void>
}

/** The page's own buttons in one row; what has no room is in a menu behind them. */
export function RowButtons({ buttons, tabIndex, onPress }: RowButtonsProps) {
  const { shown, rest } = splitButtons(buttons)
  return (
    <>
      {shown.map((button) => (
        <RowButton key={button.name} className="list-link" tabIndex={tabIndex} onPress={() => onPress(button)}>
          {button.label}
        </RowButton>
      ))}
      {rest.length > 0 && <RestOfButtons buttons={rest} tabIndex={tabIndex} onPress={onPress} />}
    </>
  )
}

/** The menu is gone when what was pressed in it is at work: the button that opens it shows that. */
function RestOfButtons({ buttons, tabIndex, onPress }: RowButtonsProps) {
  const { text } = usePageHost()
  const [isBusy, run] = useBusy()
  const items = buttons.map((button) => ({ key: button.name, label: button.label, onClick: () => run(() => onPress(button)) }))
  return (
    <DropdownButton menu={{ items }}>
      <button
        type="button"
        className={isBusy ? 'list-icon pw-busy' : 'list-icon'}
        aria-label={text('list.moreActions')}
        title={text('list.moreActions')}
        aria-haspopup="menu"
        aria-busy={isBusy}
        tabIndex={tabIndex}
      >
        <MoreOutlined />
      </button>
    </DropdownButton>
  )
}
