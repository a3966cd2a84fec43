import { MoreOutlined } from '@ant-design/icons'
import { type MouseEvent, useMemo, useRef } from 'react'
import { customButton } from '../../features/actions/customButton'
import type { ListContext } from '../../features/ListFeature'
import { isShownWith, useOfferedFeatures } from '../../features/offeredFeatures'
import { lazyPart } from '../../kit/lazyPart'
import { labelOf, ToolbarItem, type ToolbarThing } from './ToolbarItem'
import { ToolbarMenu } from './ToolbarMenu'
import { useFitting } from './useFitting'
import { useOneTabStop } from './useOneTabStop'

const ToolbarRest = lazyPart(() => import('./ToolbarRest'), 'ToolbarRest')

/**
 * The buttons of the page in one line; those that find no room there are in a menu. A click beside them lets go of the selection, and with it resets each
 * button's rule.
 */
export function ListToolbar({ context }: { context: ListContext }) {
  const { host, clearSelection } = context
  const bar = useRef<HTMLDivElement>(null)
  const things = useShownThings(context)
  const count = useFitting(bar, things.map((thing) => labelOf(thing, host)).join())
  const onKeyDown = useOneTabStop(bar)
  const rest = things.slice(count)
  const letGo = (event: MouseEvent) => {
    if (event.target === event.currentTarget) clearSelection()
  }
  return (
    <div ref={bar} className="list-toolbar" role="toolbar" aria-label={host.text('list.toolbar')} onClick={letGo} onKeyDown={onKeyDown}>
      {things
        .slice(0, count)
        .map((thing) =>
          'Menu' in thing && thing.Menu ? (
            <ToolbarMenu
              key={thing.name}
              label={labelOf(thing, host)}
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
  )
}

/** What stands in the toolbar with the rows that are selected. */
function useShownThings(context: ListContext): readonly ToolbarThing[] {
  const { page } = context
  const features = useOfferedFeatures(page)
  const custom = useMemo(() => page.customButtons.map(customButton), [page])
  return [...features.filter((feature) => isShownWith(feature, context)), ...custom.filter((button) => button.isVisible?.(context) ?? true)]
}

function menuOf(Menu: NonNullable<Extract<ToolbarThing, { Menu?: unknown }>['Menu']>, context: ListContext) {
  return (close: () => void) => <Menu context={context} onClose={close} />
}
