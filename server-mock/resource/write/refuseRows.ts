import { chooseText } from '../../../schemas/page/Text'
import { mayInSubTable, type SubTableRight } from '../../../schemas/rights/subTableRights'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { textOf } from '../../kernel/text/textOf'
import type { SubChange } from './readSubChanges'

/** Refuses new rows of a sub-table, and removed ones, where the caller lacks its permission; of a tree no row is removed by anybody. */
export function refuseRows({ sub, added, deleted }: SubChange, context: CallContext): void {
  const refuse = (right: SubTableRight, text: 'mayNotAdd' | 'mayNotRemove') => {
    if (!mayInSubTable(sub, right, (action) => context.can(action)))
      throw failure('no-permission', text, right === 'add' ? 'added' : 'deleted', sub, context)
  }
  if (added.length > 0) refuse('add', 'mayNotAdd')
  if (deleted.length === 0) return
  refuse('batch_delete', 'mayNotRemove')
  if (sub.parentKey !== undefined) throw failure('bad-request', 'keptInTree', 'deleted', sub, context)
}

function failure(
  error: 'no-permission' | 'bad-request',
  text: 'mayNotAdd' | 'mayNotRemove' | 'keptInTree',
  part: 'added' | 'deleted',
  { key, title }: SubChange['sub'],
  { language }: CallContext,
): CallFailure {
  const values = { table: chooseText(title, language, key) }
  const message = textOf(`subRows.${text}`, language, values)
  return new CallFailure(error, `subRows.${text}`, values, { errors: [{ path: `/sub/${key}/${part}`, code: error, message }] })
}
