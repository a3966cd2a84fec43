import { newRow } from '../../../schemas/rules/defaults'
import type { TableModel } from '../model/ResourceModel'
import type { WrittenValues } from './readBody'
import { evaluationScope, type Saving } from './Saving'

/** The values of a new row: what was sent, the defaults of what was not, and what fill rules make for fields still empty. `path` is the row's place in the body. */
export async function fillNewRow(saving: Saving, model: TableModel, sent: WrittenValues, path = ''): Promise<WrittenValues> {
  const { parts, connection, context } = saving
  const { row: defaults, fillRules } = newRow(model.fields, evaluationScope(saving, path))
  const values: WrittenValues = {}
  for (const [key, value] of Object.entries(defaults)) if (model.columns.get(key)?.isSystem === false) values[key] = value
  Object.assign(values, sent)
  for (const [key, code] of Object.entries(fillRules)) {
    values[key] ??= await parts.services.fillRule(code, values, context, connection)
  }
  return values
}
