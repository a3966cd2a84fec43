import { Button, Tag } from 'antd'
import { useMemo } from 'react'
import { cellText } from '../../fields/cellText'
import { splitValues } from '../../fields/parts/values'
import type { ListModel } from '../../model/PageModel'
import type { QueryCondition } from '../../query/advancedAddress'
import { asksForState, looksForPart, type QueriedField, queriedFields } from '../../query/advancedQuery'
import { conditionTexts, useQueryText } from './texts'
import type { ListAdvancedQuery } from './useAdvancedQuery'
import '../columnFilters/filters.css'

/** What the advanced query asks for, in words. */
export function AdvancedLine({ page, query, search }: ListAdvancedQuery & { page: ListModel }) {
  const say = useQueryText()
  const fields = useMemo(() => queriedFields(page), [page])
  if (!query) return null
  const joint = ` ${say(query.matchType === 'or' ? 'joinedOr' : 'joinedAnd')} `
  const words = query.rows.map((row) => wordsOf(row, fields, (rule) => say(conditionTexts[rule]))).join(joint)
  return (
    <section className="list-filters" aria-label={say('active')}>
      <Tag color="processing">{words}</Tag>
      <Button type="link" size="small" onClick={() => search(undefined)}>
        {say('clear')}
      </Button>
    </section>
  )
}

function wordsOf(row: QueryCondition, fields: readonly QueriedField[], sayRule: (rule: QueryCondition['rule']) => string): string {
  const found = fields.find(({ key }) => key === row.field)
  const said = `${found?.label ?? row.field} ${sayRule(row.rule)}`
  if (asksForState(row.rule)) return said
  const values = row.rule === 'in' ? splitValues(row.val) : [row.val]
  const texts = values.map((value) =>
    found && !looksForPart(row.rule) ? cellText({ [found.field.key]: value }, found.field) : String(value),
  )
  return `${said} “${texts.join(', ')}”`
}
