import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedCondition, SavedQuery } from '../../../schemas/api/superQuery'
import type { ListedModel } from '../../model/ListedModel'
import type { AdvancedQuery } from '../../query/advancedAddress'
import type { QueriedField } from '../../query/advancedQuery'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { askToDelete } from '../askToDelete'
import { queriesKey, queryCalls } from './queryCalls'
import { useQueryText } from './texts'

/** The queries that the user has saved of a list: fetched, saved, deleted. */
export function useSavedQueries(page: ListedModel, fields: readonly QueriedField[]) {
  const host = usePageHost()
  const say = useQueryText()
  const client = useQueryClient()
  const path = page.code
  const saved = useQuery({ queryKey: queriesKey(page), queryFn: ({ signal }) => queryCalls.list(host.calls, path, signal) })
  const renew = () => client.invalidateQueries({ queryKey: queriesKey(page) })
  /** Keeps the query under the name, in place of one of the same name when the user agrees; undefined: it was not kept. */
  const save = async (name: string, { matchType, rows }: AdvancedQuery): Promise<SavedQuery | undefined> => {
    const existing = saved.data?.find(({ title }) => title === name)
    if (existing && !(await host.confirm({ title: say('overwrite', { name }), verb: say('overwriteVerb') }))) return undefined
    const records = rows.map((row): SavedCondition => ({ ...row, ...inputOf(fields, row.field) }))
    try {
      const kept = await queryCalls.save(host.calls, {
        id: existing?.id,
        rowVersion: existing?.rowVersion,
        title: name,
        matchType,
        path,
        records,
      })
      host.notify('success', say('isSaved'))
      await renew()
      return kept
    } catch (error) {
      warnOf(host, error)
      return undefined
    }
  }
  /** Takes a query away, when the user agrees; true when it is gone. */
  const remove = async ({ id, title: name }: SavedQuery): Promise<boolean> => {
    if (!(await askToDelete(host, say('deleteTitle'), say('deleteText', { name })))) return false
    try {
      await queryCalls.remove(host.calls, id)
      host.notify('success', say('isDeleted'))
    } catch (error) {
      warnOf(host, error, host.text('list.deleteFailed'))
    }
    await renew()
    return true
  }
  return { saved: saved.data, error: saved.error, retry: () => void saved.refetch(), save, remove }
}

/** What the input of a condition's value is made of, as the wire names it. */
function inputOf(fields: readonly QueriedField[], key: string): Omit<SavedCondition, 'field' | 'rule' | 'val'> {
  const field = fields.find((one) => one.key === key)?.field
  if (!field) return {}
  const { config, kind } = field
  const choices = 'choices' in config ? config.choices : undefined
  return {
    type: kind,
    dictCode: 'dictCode' in config ? config.dictCode : undefined,
    dictTable: choices?.table,
    dictText: choices?.label,
    popup: 'popupCode' in config ? config.popupCode : undefined,
  }
}
