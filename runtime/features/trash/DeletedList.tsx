import { Button, Checkbox } from 'antd'
import { useRef, useState } from 'react'
import type { DeletedRow } from '../../../schemas/api/rows'
import { EmptyState } from '../../kit/EmptyState'
import { useFeatureText } from '../../session/featureText'
import { usePageHost } from '../../session/PageHost'
import { formatNoted } from '../../text/formatMoment'
import { restore } from './offerUndo'
import { trashTexts } from './trashTexts'

interface DeletedListProps {
  rows: readonly DeletedRow[]
  url: string
  /** The list is read anew: whatever was in the way, it tells what rests now. */
  onDone(): void
}

/** Deleted rows to bring back, one by one or several at once. */
export function DeletedList({ rows, url, onDone }: DeletedListProps) {
  const host = usePageHost()
  const say = useFeatureText(trashTexts)
  const place = useRef<HTMLDivElement>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState<readonly string[]>([])
  const chosen = rows.map(({ id }) => id).filter((id) => ticked.has(id))
  const bringBack = async (ids: readonly string[]) => {
    setBusy(ids)
    await restore(host, url, ids)
    setBusy([])
    // The button may go with its row: keys go on from here.
    place.current?.focus()
    onDone()
  }
  const tick = (ids: readonly string[], isTicked: boolean) => {
    const others = [...ticked].filter((id) => !ids.includes(id))
    setTicked(new Set(isTicked ? [...others, ...ids] : others))
  }
  const isBusy = (id: string) => busy.includes(id)
  return (
    <div ref={place} tabIndex={-1} className="list-trash-place">
      {rows.length === 0 && <EmptyState text={say('empty')} />}
      {rows.length > 1 && (
        <div className="list-trash-line">
          <Checkbox
            checked={chosen.length === rows.length}
            indeterminate={chosen.length > 0 && chosen.length < rows.length}
            onChange={({ target }) =>
              tick(
                rows.map(({ id }) => id),
                target.checked,
              )
            }
          >
            {host.text('list.selectAll')}
          </Checkbox>
          <Button type="primary" disabled={chosen.length === 0} loading={busy.length > 1} onClick={() => void bringBack(chosen)}>
            {say('restoreMany', { n: chosen.length })}
          </Button>
        </div>
      )}
      <ul className="list-trash">
        {rows.map((row) => (
          <li key={row.id} className="list-trash-line">
            {rows.length > 1 && (
              <Checkbox
                checked={ticked.has(row.id)}
                aria-label={say('select', { name: row.name })}
                onChange={({ target }) => tick([row.id], target.checked)}
              />
            )}
            <span className="list-trash-name">
              <strong>{row.name}</strong>
              <span className="list-trash-hint">{say('by', { user: row.deletedByName ?? '', time: formatNoted(row.deletedAt) })}</span>
            </span>
            <Button loading={isBusy(row.id)} aria-label={say('restoreOne', { name: row.name })} onClick={() => void bringBack([row.id])}>
              {say('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
