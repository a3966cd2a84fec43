import { useCallback } from 'react'
import { isNeverTyped } from '../../../schemas/form/typedFields'
import type { ModelOf } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { type Day, dayName, type Entry, movedDays } from './calendarDays'

export type MoveEntry = (entry: Entry, from: Day, to: Day) => void

/** Takes an entry to another day, on the server; undefined for whoever may not edit, or where its days are not typed. */
export function useMoveEntry(page: ModelOf<'calendar'>, reload: () => void): MoveEntry | undefined {
  const { calls, can, notify, text, language } = usePageHost()
  const { entries } = page.config
  const move = useCallback(
    async ({ row }: Entry, from: Day, to: Day) => {
      try {
        const moved = movedDays(row, entries, from, to)
        await calls.edit(page.url.edit ?? '', { id: row.id, rowVersion: row.rowVersion, ...moved })
        const day = dayName((moved[entries.start] ?? to).slice(0, 10), language)
        notify('success', text('calendar.moved', { title: String(row[entries.title] ?? row.id), day }))
      } catch (error) {
        warnOf({ notify, text }, error)
      }
      reload()
    },
    [calls, notify, text, language, page, entries, reload],
  )
  const isTyped = [entries.start, entries.end].every((key) => {
    const field = key === undefined ? undefined : page.fields.find((candidate) => candidate.key === key)
    return key === undefined || (field !== undefined && !field.isDisabled && !isNeverTyped(field.config, field.facts))
  })
  const mayMove = page.url.edit !== undefined && can(`${page.authPre}:edit`) && isTyped
  return mayMove ? (entry, from, to) => void move(entry, from, to) : undefined
}
