import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ListContext, ListFeature } from '../../features/ListFeature'
import { labelOf, ToolbarItem, type ToolbarThing } from './ToolbarItem'
import './toolbarRest.css'

interface ToolbarRestProps {
  things: readonly ToolbarThing[]
  context: ListContext
  onClose(): void
}

/** The buttons for which the toolbar has no room. What has a menu shows it in their place. */
export function ToolbarRest({ things, context, onClose }: ToolbarRestProps) {
  const [opened, setOpened] = useState<Required<Pick<ListFeature, 'Menu'>>>()
  const place = useRef<HTMLDivElement>(null)
  // The keyboard goes along; what is opened may yet be on its way.
  useEffect(() => (opened ? place.current : place.current?.querySelector('button'))?.focus(), [opened])
  return (
    <div ref={place} className="list-rest" tabIndex={-1}>
      {opened && <opened.Menu context={context} onClose={onClose} />}
      {(opened ? [] : things).map((thing) =>
        'Menu' in thing && thing.Menu ? (
          <MenuItem key={thing.name} thing={thing} context={context} onOpen={setOpened} Menu={thing.Menu} />
        ) : (
          <ToolbarItem key={thing.name} thing={thing} context={context} onPress={onClose} />
        ),
      )}
    </div>
  )
}

interface MenuItemProps extends Pick<ToolbarRestProps, 'context'>, Required<Pick<ListFeature, 'Menu'>> {
  thing: ListFeature
  onOpen(opened: Required<Pick<ListFeature, 'Menu'>>): void
}

function MenuItem({ thing, context, onOpen, Menu }: MenuItemProps) {
  const Icon = thing.icon
  return (
    <Button type="text" block icon={Icon && <Icon aria-hidden />} aria-haspopup="dialog" onClick={() => onOpen({ Menu })}>
      {labelOf(thing, context.host)}
    </Button>
  )
}
