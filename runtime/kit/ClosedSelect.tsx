import { DownOutlined } from '@ant-design/icons'
import useCSSVarCls from 'antd/es/config-provider/hooks/useCSSVarCls'
import useSelectStyle from 'antd/es/select/style'
import type { CSSProperties, FocusEventHandler, KeyboardEvent } from 'react'

const prefix = 'ant-select'

export interface ClosedLook {
  id?: string
  'aria-label'?: string
  placeholder?: string
  /** The text of what is chosen; the placeholder stands there when left out. */
  shown?: string
  isSmall?: boolean
  style?: CSSProperties
}

interface ClosedSelectProps extends ClosedLook {
  isBusy: boolean
  onReach(): void
  onOpen(): void
  onFocus: FocusEventHandler
  onBlur: FocusEventHandler
}

const opening = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

/** A drop-down as antd draws it while it is closed, and nothing of what opens. */
export function ClosedSelect({ placeholder, shown, isSmall, style, isBusy, onReach, onOpen, ...input }: ClosedSelectProps) {
  const root = useCSSVarCls(prefix)
  const [hashId, cssVarCls] = useSelectStyle(prefix, root)
  const look = [prefix, isSmall && `${prefix}-sm`, `${prefix}-outlined`, `${prefix}-single`, `${prefix}-show-arrow`, isBusy && 'pw-busy']
  const open = (event: KeyboardEvent) => {
    if (!opening.has(event.key)) return
    event.preventDefault()
    onOpen()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box around the input, which keys go to
    <div
      className={[...look, hashId, cssVarCls, root].filter(Boolean).join(' ')}
      style={style}
      onPointerEnter={onReach}
      onMouseDown={onOpen}
    >
      <div className={shown === undefined ? `${prefix}-content` : `${prefix}-content ${prefix}-content-has-value`} title={shown}>
        {shown ?? <div className={`${prefix}-placeholder`}>{placeholder}</div>}
        <input
          {...input}
          className={`${prefix}-input`}
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-haspopup="listbox"
          aria-busy={isBusy}
          readOnly
          value=""
          onKeyDown={open}
        />
      </div>
      <div className={`${prefix}-suffix`}>
        <DownOutlined />
      </div>
    </div>
  )
}
