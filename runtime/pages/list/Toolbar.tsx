import { Button } from 'antd'
import { type MouseEvent, useMemo, useState } from 'react'
import type { ListModel, ToolbarButtonName } from '../../model/PageModel'
import { warnOf } from '../../session/warnOf'
import { toolbarButtons } from '../../toolbar'
import { custom } from '../../toolbar/custom'
import type { ToolbarButton, ToolbarContext } from '../../toolbar/ToolbarButton'

/** The buttons of the page. A click beside them lets go of the selection, and with it resets each button's rule. */
export function Toolbar({ context }: { context: ToolbarContext }) {
  const { page, host, clearSelection } = context
  const buttons = useMemo(
    () => [...toolbarButtons.filter(({ name }) => isSwitchedOn(page, name)), ...page.customButtons.map(custom)],
    [page],
  )
  const shown = buttons.filter((button) => button.isVisible?.(context) ?? true)
  const letGo = (event: MouseEvent) => {
    if (event.target === event.currentTarget) clearSelection()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the pager offers the same to the keyboard
    <div className="list-toolbar" role="toolbar" aria-label={host.text('list.toolbar')} onClick={letGo}>
      {shown.map((button) => (
        <ToolbarItem key={button.name} button={button} context={context} />
      ))}
    </div>
  )
}

function isSwitchedOn(page: ListModel, name: string): boolean {
  return page.buttons[name as ToolbarButtonName] === true
}

/** A button that is at work shows it and cannot be pressed again. */
function ToolbarItem({ button, context }: { button: ToolbarButton; context: ToolbarContext }) {
  const [isBusy, setBusy] = useState(false)
  const Icon = button.icon
  const isPressed = button.isPressed?.(context)
  const press = async () => {
    setBusy(true)
    try {
      await button.perform(context)
    } catch (error) {
      warnOf(context.host, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      type={button.isPrimary ? 'primary' : 'default'}
      danger={button.isDanger}
      icon={Icon && <Icon aria-hidden />}
      loading={isBusy && { delay: 300 }}
      aria-pressed={isPressed}
      className={isPressed ? 'list-pressed' : undefined}
      onClick={press}
    >
      {button.label ? context.host.text(button.label) : button.title}
    </Button>
  )
}
