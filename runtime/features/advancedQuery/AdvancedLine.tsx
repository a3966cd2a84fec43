import { Button, Tag } from 'antd'
import { useMemo, useRef } from 'react'
import { useFocusPassedOn } from '../../kit/useFocusPassedOn'
import type { ListedModel } from '../../model/ListedModel'
import { queriedFields } from '../../query/advancedQuery'
import { queryWords } from './queryWords'
import { useQueryText } from './texts'
import type { ListAdvancedQuery } from './useAdvancedQuery'
import '../columnFilters/filters.css'

/** What the advanced query asks for, in words. */
export function AdvancedLine({ page, query, search }: ListAdvancedQuery & { page: ListedModel }) {
  const say = useQueryText()
  const fields = useMemo(() => queriedFields(page), [page])
  const line = useRef<HTMLElement>(null)
  useFocusPassedOn(line)
  if (!query) return null
  return (
    <section ref={line} className="list-filters" aria-label={say('active')}>
      <Tag color="processing">{queryWords(query, fields, say)}</Tag>
      <Button type="link" size="small" onClick={() => search(undefined)}>
        {say('clear')}
      </Button>
    </section>
  )
}
