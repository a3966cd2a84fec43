import type { QueryClient } from '@tanstack/react-query'
import type { RowState } from '../../rows/RowState'
import { featureText } from '../../session/featureText'
import type { PageHost } from '../../session/PageHost'
import type { CellRange } from './CellBlock'
import type { CopiedCells } from './clipboardCells'
import { type Pasted, type PastePlace, pasteCells, type UnreadCell } from './pasteCells'
import { pasteTexts } from './pasteTexts'

/** So many of the cells that were not understood are named. */
const named = 3
const longestText = 20

type Host = Pick<PageHost, 'calls' | 'language' | 'notify'>

/** Pastes, and says what came of it: nothing is left out in silence. Gives the cells that were pasted to. */
export async function pasteAndTell(
  copied: CopiedCells,
  place: Omit<PastePlace, 'sayUnread'>,
  host: Host,
  client: QueryClient,
): Promise<CellRange | undefined> {
  const text = featureText(pasteTexts, host.language)
  const pasted = await pasteCells(copied, { ...place, sayUnread }, { calls: host.calls, client })
  if ('reason' in pasted) {
    host.notify('warning', text(pasted.reason, { size: pasted.size, room: pasted.room }))
    return undefined
  }
  host.notify(pasted.unread.length > 0 || pasted.skipped > 0 ? 'warning' : 'success', report(pasted))
  return pasted.range

  function sayUnread(pastedText: string): string {
    return text('unreadCell', { text: shorten(pastedText) })
  }

  function report({ count, skipped, unread, added }: Pasted): string {
    const parts = [
      count === 1 ? text('pastedOne') : text('pasted', { n: count }),
      ...(unread.length > 0 ? [text('unread', { n: unread.length, places: placesOf(unread, [...place.sheet.rows, ...added]) })] : []),
      ...(skipped > 0 ? [skipped === 1 ? text('skippedOne') : text('skipped', { n: skipped })] : []),
    ]
    return parts.join(text('separator'))
  }

  function placesOf(unread: readonly UnreadCell[], rows: readonly RowState[]): string {
    const places = unread
      .slice(0, named)
      .map(({ row, field, text: typed }) => text('place', { title: field.title, row: rows.indexOf(row) + 1, text: shorten(typed) }))
    const list = places.join(text('and'))
    return unread.length > named ? `${list} …` : list
  }
}

function shorten(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return line.length > longestText ? `${line.slice(0, longestText)}…` : line
}
