import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormPart } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { useTable } from '../TableContext'
import type { OpenedRowProps } from './OpenedRowForm'
import { type PopoverPlace, placePopover } from './placePopover'
import { RowFields } from './RowFields'
import './rowPopover.css'
import { useRowCore } from './useRowCore'

/** The form of a row beside it. What is typed counts at once; Escape closes it. */
export function RowPopover({ table, opened: { row, key }, opener, isLocked, form }: OpenedRowProps & { form: FormPart }) {
  const { text } = usePageHost()
  const store = useTable()
  const core = useRowCore(form, row, isLocked)
  const panel = useRef<HTMLElement>(null)
  const place = useRowPlace(panel, () => opener.findRow(row))
  useEffect(() => () => store.facts().log.seal(), [store])
  const title = text('table.cell', { title: table.title, n: store.rows.indexOf(row) + 1 })
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOwn(event)) return
    // The dialog around the table stays.
    event.stopPropagation()
    opener.close()
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`row-popover row-popover--${place?.side ?? 'hidden'}`}
      style={place && styleOf(place)}
      aria-label={title}
      onKeyDown={closeByKey}
    >
      <div className="row-popover-head">
        <h3>{title}</h3>
        <Button type="text" size="small" icon={<CloseOutlined />} aria-label={text('table.closeRow')} onClick={opener.close} />
      </div>
      {/* What has no place yet is hidden, and takes no focus. */}
      {place && <RowFields core={core} field={key} place={panel} />}
    </section>
  )
}

/** false for a key that closes a list or calendar which an input has opened, or comes from a dialog that it has opened. */
function isOwn({ target, currentTarget }: KeyboardEvent): boolean {
  return target instanceof Element && currentTarget.contains(target) && target.getAttribute('aria-expanded') !== 'true'
}

function styleOf({ side, left, width, maxHeight, offset }: PopoverPlace): CSSProperties {
  return { left, width, maxHeight, [side === 'below' ? 'top' : 'bottom']: offset }
}

/** Follows the row while the page or the table is scrolled. */
function useRowPlace(panel: { readonly current: HTMLElement | null }, findRow: () => Element | null): PopoverPlace | undefined {
  const [place, setPlace] = useState<PopoverPlace>()
  const find = useRef(findRow)
  useLayoutEffect(() => {
    find.current = findRow
  })
  const follow = useCallback(() => {
    const row = find.current()
    const grid = row?.closest('[role="grid"], [role="treegrid"]')
    if (!row || !grid) return
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
    setPlace(placePopover(row.getBoundingClientRect(), grid.getBoundingClientRect(), screen))
  }, [])
  useLayoutEffect(() => {
    follow()
    const scroll = ({ target }: Event) => {
      if (!(target instanceof Node) || !panel.current?.contains(target)) follow()
    }
    window.addEventListener('scroll', scroll, true)
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', scroll, true)
      window.removeEventListener('resize', follow)
    }
  }, [follow, panel])
  return place
}
