import { cellText } from '../../fields/cellText'
import { splitValues } from '../../fields/parts/values'
import type { AdvancedQuery, QueryCondition } from '../../query/advancedAddress'
import { asksForState, looksForPart, type QueriedField } from '../../query/advancedQuery'
import { quotedValue } from '../columnFilters/filterTexts'
import { conditionTexts, type QueryText } from './texts'

/** What an advanced query asks for, as a sentence says it. */
export function queryWords({ matchType, rows }: AdvancedQuery, fields: readonly QueriedField[], say: QueryText): string {
  const joint = ` ${say(matchType === 'or' ? 'joinedOr' : 'joinedAnd')} `
  return rows.map((row) => conditionWords(row, fields, say)).join(joint)
}

function conditionWords(row: QueryCondition, fields: readonly QueriedField[], say: QueryText): string {
  const found = fields.find(({ key }) => key === row.field)
  const said = `${found?.label ?? row.field} ${say(conditionTexts[row.rule])}`
  if (asksForState(row.rule)) return said
  const values = row.rule === 'in' ? splitValues(row.val) : [row.val]
  const texts = values.map((value) =>
    found && !looksForPart(row.rule) ? cellText({ [found.field.key]: value }, found.field) : String(value),
  )
  return `${said} ${say(quotedValue, { value: texts.join(', ') })}`
}
