import { MoreOutlined } from '@ant-design/icons'
import { type ComponentType, type MouseEvent, useMemo, useRef } from 'react'
import { customButton } from '../../features/actions/customButton'
import type { ListContext, ListMenuProps, RowsContext } from '../../features/ListFeature'
import { isShownWith, useOfferedFeatures } from '../../features/offeredFeatures'
import { focusByArrow } from '../../kit/focusByArrow'
import { lazyPart } from '../../kit/lazyPart'
import { useOneTabStop } from '../../kit/useOneTabStop'
import { fittedButton, KeyItem, labelOf, ToolbarItem, type ToolbarThing } from './ToolbarItem'
import { ToolbarMenu } from './ToolbarMenu'
import { toolbarButtons } from './toolbarButtons'
import { useFitting } from './useFitting'

const ToolbarRest = lazyPart(() => import('./ToolbarRest'), 'ToolbarRest')

/** The buttons of a list. A click beside them lets go of the selection, and with it resets each button's rule. */
export function ListToolbar({ context }: { context: ListContext }) {
  return <ToolbarLine things={useShownThings(context)} context={context} onClickBeside={context.clearSelection} />
}

interface ToolbarLineProps<C extends RowsContext> {
  things: readonly ToolbarThing<C>[]
  context: C
  onClickBeside?(): void
}

/** The buttons of a page in one line; those that find no room there are in a menu. */
export function ToolbarLine<C extends RowsContext>({ things, context, onClickBeside }: ToolbarLineProps<C>) {
  const { host } = context
  const bar = useRef<HTMLDivElement>(null)
  const count = useFitting(
    bar,
    things.map((thing) => fittedButton(thing, context)),
  )
  useOneTabStop(bar, toolbarButtons)
  const rest = things.slice(count)
  const clickBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClickBeside?.()
  }
  return (
    <>
      <div
        ref={bar}
        className="list-toolbar"
        role="toolbar"
        aria-label={host.text('list.toolbar')}
        onClick={clickBeside}
        onKeyDown={(event) => focusByArrow(event, toolbarButtons(event.currentTarget))}
      >
        {things
          .slice(0, count)
          .map((thing) =>
            'Menu' in thing && thing.Menu ? (
              <ToolbarMenu
                key={thing.name}
                label={labelOf(thing, context)}
                Icon={thing.icon}
                isIconAlone={thing.isIconAlone}
                content={menuOf(thing.Menu, context)}
              />
            ) : (
              <ToolbarItem key={thing.name} thing={thing} context={context} />
            ),
          )}
        {rest.length > 0 && (
          <ToolbarMenu
            label={host.text('list.moreActions')}
            Icon={MoreOutlined}
            isIconAlone
            content={(close) => <ToolbarRest things={rest} context={context} onClose={close} />}
          />
        )}
      </div>
      {rest.some(({ keys }) => keys) && (
        // Their keys go on working.
        <div className="pw-visually-hidden" aria-hidden inert>
          {rest.map((thing) => thing.keys && <KeyItem key={thing.name} thing={thing} context={context} />)}
        </div>
      )}
    </>
  )
}

/** What stands in the toolbar with the rows that are selected. */
function useShownThings(context: ListContext): readonly ToolbarThing[] {
  const { page } = context
  const features = useOfferedFeatures(page)
  const custom = useMemo(() => page.customButtons.map(customButton), [page])
  return [...features.filter((feature) => isShownWith(feature, context)), ...custom.filter((button) => button.isVisible?.(context) ?? true)]
}

function menuOf<C extends RowsContext>(Menu: ComponentType<ListMenuProps<C>>, context: C) {
  return (close: () => void) => <Menu context={context} onClose={close} />
}
