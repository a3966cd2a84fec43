import { Button } from 'antd'
import { type MouseEvent, useMemo, useState } from 'react'
import { translate } from '../../../schemas/language/SourceText'
import { customButton } from '../../features/actions/customButton'
import type { CustomToolbarButton, ListContext, ListFeature } from '../../features/ListFeature'
import { isShownWith, useOfferedFeatures } from '../../features/offeredFeatures'
import type { PageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { ToolbarMenu } from './ToolbarMenu'

/** The buttons of the page. A click beside them lets go of the selection, and with it resets each button's rule. */
export function ListToolbar({ context }: { context: ListContext }) {
  const { page, host, clearSelection } = context
  const features = useOfferedFeatures(page)
  const custom = useMemo(() => page.customButtons.map(customButton), [page])
  const shown = [
    ...features.filter((feature) => isShownWith(feature, context)),
    ...custom.filter((button) => button.isVisible?.(context) ?? true),
  ]
  const letGo = (event: MouseEvent) => {
    if (event.target === event.currentTarget) clearSelection()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the pager offers the same to the keyboard
    <div className="list-toolbar" role="toolbar" aria-label={host.text('list.toolbar')} onClick={letGo}>
      {shown.map((button) =>
        'Menu' in button && button.Menu ? (
          <ToolbarMenu key={button.name} label={labelOf(button, host)} Icon={button.icon} Menu={button.Menu} context={context} />
        ) : (
          <ToolbarItem key={button.name} button={button} context={context} />
        ),
      )}
    </div>
  )
}

/** A button that is at work shows it and cannot be pressed again. */
function ToolbarItem({ button, context }: { button: ListFeature | CustomToolbarButton; context: ListContext }) {
  const [isBusy, setBusy] = useState(false)
  const Icon = button.icon
  const isPressed = button.isPressed?.(context)
  const label = 'label' in button ? labelOf(button, context.host) : button.title
  const press = async () => {
    setBusy(true)
    try {
      await button.perform?.(context)
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
      {...(button.isIconAlone && { 'aria-label': label, title: label })}
      loading={isBusy && { delay: 300 }}
      aria-pressed={isPressed}
      className={isPressed ? 'list-pressed' : undefined}
      onClick={press}
    >
      {!button.isIconAlone && label}
    </Button>
  )
}

function labelOf({ label }: ListFeature, { text, language }: PageHost): string {
  return typeof label === 'string' ? text(label) : translate(label, language)
}
