import { DownOutlined } from '@ant-design/icons'
import useCSSVarCls from 'antd/es/config-provider/hooks/useCSSVarCls'
import useSelectStyle from 'antd/es/select/style'
import type { CSSProperties, FocusEventHandler, KeyboardEvent } from 'react'

const prefix = 'ant-select'

export interface ClosedLook {
  id?: string
  'aria-label'?: string
  'aria-required'?: boolean
  'aria-invalid'?: boolean
  'aria-describedby'?: string
  placeholder?: string
  /** The text of what is chosen; the placeholder stands there when left out. */
  shown?: string
  isSmall?: boolean
  disabled?: boolean
  autoFocus?: boolean
  style?: CSSProperties
  onBlur?(): void
}

interface ClosedSelectProps extends Omit<ClosedLook, 'onBlur'> {
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
  const { disabled } = input
  const look = [
    `${prefix} ${prefix}-outlined ${prefix}-single ${prefix}-show-arrow`,
    isSmall && `${prefix}-sm`,
    disabled && `${prefix}-disabled`,
    input['aria-invalid'] && `${prefix}-status-error`,
    isBusy && 'pw-busy',
  ]
  const openByKey = (event: KeyboardEvent) => {
    if (!opening.has(event.key)) return
    event.preventDefault()
    onOpen()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box around the input, which keys go to
    <div
      className={[...look, hashId, cssVarCls, root].filter(Boolean).join(' ')}
      style={style}
      onPointerEnter={disabled ? undefined : onReach}
      onMouseDown={disabled ? undefined : onOpen}
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
          onKeyDown={openByKey}
        />
      </div>
      <div className={`${prefix}-suffix`}>
        <DownOutlined />
      </div>
    </div>
  )
}
