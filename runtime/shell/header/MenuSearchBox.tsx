import { DownOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useState } from 'react'
import { reachedPart } from '../../kit/reachedPart'
import { useText } from '../../text/useText'

export const reachedMenuSelect = reachedPart(() => import('./MenuSelect'), 'MenuSelect')

/**
 * The box of the menu search. The list behind it weighs as much as a page of its own, and is fetched when somebody reaches for the box; what is typed
 * meanwhile is looked for when it is there. Who only comes past by Tab is not held up by an open list.
 */
export function MenuSearchBox() {
  const { text } = useText()
  const [MenuSelect, reach] = reachedMenuSelect.useReached()
  const [typed, setTyped] = useState('')
  const [isFocused, setFocused] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const [isComposing, setComposing] = useState(false)
  if (MenuSelect && !isComposing)
    return <MenuSelect autoFocus={isFocused} isOpenAtFirst={isFocused && (isPressed || typed !== '')} typedAtFirst={typed} />
  return (
    <Input
      className="pw-menu-search"
      suffix={<DownOutlined className="pw-soft" />}
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      aria-label={text('header.search')}
      autoComplete="off"
      placeholder={text('header.search')}
      value={typed}
      onPointerEnter={reach}
      onPointerDown={() => setPressed(true)}
      onFocus={() => {
        setFocused(true)
        reach()
      }}
      onBlur={() => setFocused(false)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onChange={(event) => {
        setTyped(event.target.value)
        reach()
      }}
    />
  )
}
