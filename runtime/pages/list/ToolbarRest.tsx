import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ListFeature, RowsContext } from '../../features/ListFeature'
import { labelOf, ToolbarItem, type ToolbarThing } from './ToolbarItem'
import './toolbarRest.css'

interface ToolbarRestProps<C extends RowsContext> {
  things: readonly ToolbarThing<C>[]
  context: C
  onClose(): void
}

type Opened<C extends RowsContext> = Required<Pick<ListFeature<C>, 'Menu'>>

/** The buttons for which the toolbar has no room. What has a menu shows it in their place. */
export function ToolbarRest<C extends RowsContext>({ things, context, onClose }: ToolbarRestProps<C>) {
  const [opened, setOpened] = useState<Opened<C>>()
  const place = useRef<HTMLDivElement>(null)
  // The keyboard goes along; a menu that has put it on its first entry already is left alone.
  useEffect(() => {
    const around = place.current
    if (around?.contains(document.activeElement)) return
    const start = opened ? around : around?.querySelector('button')
    start?.focus()
  }, [opened])
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

interface MenuItemProps<C extends RowsContext> extends Pick<ToolbarRestProps<C>, 'context'>, Opened<C> {
  thing: ListFeature<C>
  onOpen(opened: Opened<C>): void
}

function MenuItem<C extends RowsContext>({ thing, context, onOpen, Menu }: MenuItemProps<C>) {
  const Icon = thing.icon
  return (
    <Button type="text" block icon={Icon && <Icon aria-hidden />} aria-haspopup="dialog" onClick={() => onOpen({ Menu })}>
      {labelOf(thing, context)}
    </Button>
  )
}
