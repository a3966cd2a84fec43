import { useRef, useState } from 'react'
import type { AdvancedQuery, QueryCondition } from '../../query/advancedAddress'
import type { QueriedField } from '../../query/advancedQuery'
import { usualRule } from './ConditionRow'

/** A condition that is being written, with a key for its inputs. */
export interface DraftCondition {
  id: number
  condition: QueryCondition
}

/** The query that is being written. */
export function useQueryDraft(fields: readonly QueriedField[], first: AdvancedQuery | undefined) {
  const ids = useRef(0)
  const draftOf = (condition: QueryCondition): DraftCondition => {
    ids.current += 1
    return { id: ids.current, condition }
  }
  const [matchType, setMatchType] = useState(first?.matchType ?? 'and')
  const [drafts, setDrafts] = useState<readonly DraftCondition[]>(() => (first?.rows ?? []).map(draftOf))
  const open = (query: AdvancedQuery | undefined) => {
    setMatchType(query?.matchType ?? 'and')
    setDrafts((query?.rows ?? []).map(draftOf))
  }
  const add = () => {
    const [field] = fields
    if (field) setDrafts([...drafts, draftOf({ field: field.key, rule: usualRule(field), val: null })])
  }
  return {
    matchType,
    setMatchType,
    drafts,
    query: { matchType, rows: drafts.map(({ condition }) => condition) } satisfies AdvancedQuery,
    open,
    add,
    change: (id: number, condition: QueryCondition) => setDrafts(drafts.map((draft) => (draft.id === id ? { id, condition } : draft))),
    remove: (id: number) => setDrafts(drafts.filter((draft) => draft.id !== id)),
  }
}
