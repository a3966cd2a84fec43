import { Button } from 'antd'
import { memo } from 'react'
import { translate } from '../../../schemas/language/SourceText'
import type { CustomToolbarButton, ListContext, ListFeature, RowsContext } from '../../features/ListFeature'
import { useBusy } from '../../kit/useBusy'
import { useStableCallback } from '../../kit/useStableCallback'
import { warnOf } from '../../session/warnOf'
import type { FittedButton } from './useFitting'

/** What stands in a toolbar: a feature of lists, or a button of the page's own. */
export type ToolbarThing<C extends RowsContext = ListContext> = ListFeature<C> | CustomToolbarButton<C>

interface ToolbarItemProps<C extends RowsContext> {
  thing: ToolbarThing<C>
  context: C
  /** In a menu: as wide as it is, with its label, and the menu closes when it is pressed. */
  onPress?(): void
}

/** A button that is at work shows it and cannot be pressed again. */
export function ToolbarItem<C extends RowsContext>({ thing, context, onPress }: ToolbarItemProps<C>) {
  const [isBusy, press] = usePress(thing, context, onPress)
  const isInMenu = onPress !== undefined
  const isPressed = thing.isPressed?.(context)
  const label = labelOf(thing, context, isPressed)
  return (
    <ToolbarButton
      thing={thing}
      label={label}
      isIconAlone={thing.isIconAlone && !isInMenu}
      isInMenu={isInMenu}
      isBusy={isBusy}
      isPressed={isPressed}
      onPress={press}
    />
  )
}

/** What a button that is in the menu leaves in the page: its keys, which go on working. */
export function KeyItem<C extends RowsContext>({ thing, context }: ToolbarItemProps<C>) {
  const [, press] = usePress(thing, context)
  return <button type="button" aria-keyshortcuts={thing.keys} onClick={press} />
}

function usePress<C extends RowsContext>(thing: ToolbarThing<C>, context: C, onPress?: () => void): [isBusy: boolean, press: () => void] {
  const [isBusy, run] = useBusy()
  const perform = async () => {
    try {
      await thing.perform?.(context)
    } catch (error) {
      warnOf(context.host, error)
    }
  }
  const press = useStableCallback(() => {
    onPress?.()
    void run(perform)
  })
  return [isBusy, press]
}

interface ToolbarButtonProps {
  thing: Pick<ToolbarThing, 'icon' | 'isPrimary' | 'isDanger' | 'keys'>
  label: string
  isIconAlone?: boolean
  isInMenu: boolean
  isBusy: boolean
  isPressed?: boolean
  onPress(): void
}

/** Drawn anew only when something of it is to be seen: a list is drawn with every selection, sorting and answer, and has many buttons. */
const ToolbarButton = memo(function ToolbarButton({ thing, label, isIconAlone, isInMenu, isBusy, isPressed, onPress }: ToolbarButtonProps) {
  const Icon = thing.icon
  return (
    <Button
      type={isInMenu ? 'text' : thing.isPrimary ? 'primary' : 'default'}
      danger={thing.isDanger}
      block={isInMenu}
      icon={Icon && <Icon aria-hidden />}
      {...(isIconAlone && { 'aria-label': label, title: label })}
      loading={isBusy && { delay: 300 }}
      aria-busy={isBusy}
      aria-pressed={isPressed}
      aria-keyshortcuts={thing.keys}
      className={isPressed ? 'list-pressed' : undefined}
      onClick={onPress}
    >
      {!isIconAlone && label}
    </Button>
  )
})

/** How much room a thing takes in the toolbar. */
export function fittedButton<C extends RowsContext>(thing: ToolbarThing<C>, context: C): FittedButton {
  return {
    label: labelOf(thing, context, thing.isPressed?.(context)),
    hasIcon: thing.icon !== undefined,
    isIconAlone: thing.isIconAlone === true,
    opensMenu: 'Menu' in thing && thing.Menu !== undefined,
  }
}

export function labelOf<C extends RowsContext>(thing: ToolbarThing<C>, context: C, isPressed = false): string {
  if ('title' in thing) return thing.title
  const { text, language } = context.host
  const chosen = thing.chosenLabel?.(context)
  if (chosen !== undefined) return chosen
  if (isPressed && thing.pressedLabel) return text(thing.pressedLabel)
  return typeof thing.label === 'string' ? text(thing.label) : translate(thing.label, language)
}
