import { useMemo, useState } from 'react'
import { fitQuestion } from '../../features/views/fitQuestion'
import { useListViews } from '../../features/views/useListViews'
import type { ModelOf } from '../../model/PageModel'
import type { QueryValues } from '../../query/listParams'
import { readAddress, writeAddress } from '../../query/queryAddress'
import { firstValues } from '../../query/queryStart'
import type { useQueryAddress } from '../../query/useQueryAddress'
import { usePageHost } from '../../session/PageHost'
import { addressOfQuestion, beyondView, overView, withoutQuestion } from './viewAddress'

/**
 * The saved views of a calendar, and what it asks for with the chosen one: what its address says stands in the place of what the view keeps. `asked` is the
 * address as it is; `current` and `write` are as if the address said what the view does.
 */
export function useCalendarViews(page: ModelOf<'calendar'>, asked: ReturnType<typeof useQueryAddress>) {
  const { user } = usePageHost()
  const use = useMemo(
    () => ({ fitTo: fitQuestion, forget: (search: string) => withoutQuestion(page, search), droppedText: 'calendar.viewDropped' as const }),
    [page],
  )
  const { views, fitted, filters, shown } = useListViews(page, asked.current, asked.write, use)
  const [choices, setChoices] = useState(0)
  const ofView = fitted ? addressOfQuestion(fitted.question) : ''
  const current = overView(asked.current, ofView)
  const first = firstValues(page, user)
  const valuesOf = (search: string) => readAddress(page.queryItems, search, first).values
  // What was typed belongs to the view that was shown then.
  const generation = JSON.stringify([asked.generation, choices, shown, ofView])
  const [held, hold] = useState({ generation, values: valuesOf(current) })
  const isBefore = held.generation !== generation
  if (isBefore) hold({ generation, values: valuesOf(current) })
  return {
    current,
    write: (next: string, isStep?: boolean) => asked.write(beyondView(next, ofView), isStep),
    generation,
    /** What stands in the query bar. */
    values: held.values,
    search(values: QueryValues) {
      hold({ generation, values })
      asked.write(writeAddress(page.queryItems, asked.current, valuesOf(ofView), values))
    },
    /** The column filters that the view begins with. */
    filters,
    views: {
      ...views,
      choose(id: string) {
        setChoices(choices + 1)
        views.choose(id)
      },
    },
  }
}
