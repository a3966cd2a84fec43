import { Button } from 'antd'
import { useState } from 'react'
import { translate } from '../../../schemas/language/SourceText'
import type { CustomToolbarButton, ListContext, ListFeature } from '../../features/ListFeature'
import type { PageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'

/** What stands in a toolbar: a feature of lists, or a button of the page's own. */
export type ToolbarThing = ListFeature | CustomToolbarButton

interface ToolbarItemProps {
  thing: ToolbarThing
  context: ListContext
  /** In a menu: as wide as it is, with its label, and the menu closes when it is pressed. */
  onPress?(): void
}

/** A button that is at work shows it and cannot be pressed again. */
export function ToolbarItem({ thing, context, onPress }: ToolbarItemProps) {
  const [isBusy, setBusy] = useState(false)
  const isInMenu = onPress !== undefined
  const Icon = thing.icon
  const isPressed = thing.isPressed?.(context)
  const label = labelOf(thing, context.host, isPressed)
  const isIconAlone = thing.isIconAlone && !isInMenu
  const press = async () => {
    onPress?.()
    setBusy(true)
    try {
      await thing.perform?.(context)
    } catch (error) {
      warnOf(context.host, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      type={isInMenu ? 'text' : thing.isPrimary ? 'primary' : 'default'}
      danger={thing.isDanger}
      block={isInMenu}
      icon={Icon && <Icon aria-hidden />}
      {...(isIconAlone && { 'aria-label': label, title: label })}
      loading={isBusy && { delay: 300 }}
      aria-pressed={isPressed}
      className={isPressed ? 'list-pressed' : undefined}
      onClick={press}
    >
      {!isIconAlone && label}
    </Button>
  )
}

export function labelOf(thing: ToolbarThing, { text, language }: PageHost, isPressed = false): string {
  if ('title' in thing) return thing.title
  if (isPressed && thing.pressedLabel) return text(thing.pressedLabel)
  return typeof thing.label === 'string' ? text(thing.label) : translate(thing.label, language)
}
