import { Button } from 'antd'
import { translate } from '../../../schemas/language/SourceText'
import type { CustomToolbarButton, ListContext, ListFeature, RowsContext } from '../../features/ListFeature'
import { useBusy } from '../../kit/useBusy'
import { warnOf } from '../../session/warnOf'

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
  const [isBusy, run] = useBusy()
  const isInMenu = onPress !== undefined
  const Icon = thing.icon
  const isPressed = thing.isPressed?.(context)
  const label = labelOf(thing, context, isPressed)
  const isIconAlone = thing.isIconAlone && !isInMenu
  const perform = async () => {
    try {
      await thing.perform?.(context)
    } catch (error) {
      warnOf(context.host, error)
    }
  }
  const press = () => {
    onPress?.()
    void run(perform)
  }
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
      onClick={press}
    >
      {!isIconAlone && label}
    </Button>
  )
}

export function labelOf<C extends RowsContext>(thing: ToolbarThing<C>, context: C, isPressed = false): string {
  if ('title' in thing) return thing.title
  const { text, language } = context.host
  const chosen = thing.chosenLabel?.(context)
  if (chosen !== undefined) return chosen
  if (isPressed && thing.pressedLabel) return text(thing.pressedLabel)
  return typeof thing.label === 'string' ? text(thing.label) : translate(thing.label, language)
}
