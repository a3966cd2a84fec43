import { checkRow } from '../../../schemas/rules/checkRow'
import { computeRow } from '../../../schemas/rules/computed'
import { CallFindings } from '../Findings'
import { compileInput } from '../model/compileResource'
import type { TableModel } from '../model/ResourceModel'
import type { DeclaredAction } from '../ResourceDeclaration'
import { Choices } from './Choices'
import { throwFailures } from './checkSavedRules'
import { readBody } from './readBody'
import { evaluationScope, lookupsOf, type SaveContext } from './SaveContext'
import type { Values } from './writtenValues'

const nothing: ReadonlySet<string> = new Set()
const models = new WeakMap<DeclaredAction, TableModel>()
const place = '/input'

/** The values that a button has asked for, checked by the fields that it asks for. Throws with the place of each that is wrong. */
export async function readInput(
  saving: SaveContext,
  action: DeclaredAction,
  sent: Readonly<Record<string, unknown>> = {},
): Promise<Values> {
  const { language } = saving.context
  const { ask = [] } = action
  const findings = new CallFindings(language)
  const model = models.get(action) ?? compileInput(ask)
  models.set(action, model)
  const values = readBody(model, sent, nothing, findings, place)
  const choices = new Choices(findings)
  choices.add({ table: model, before: {}, sent: values, row: values, path: place })
  await choices.check(saving)
  findings.throwIfAny()
  const empty = Object.fromEntries(ask.map(({ key }) => [key, null]))
  const scope = evaluationScope(saving, place)
  const row = { ...empty, ...values, ...computeRow(ask, { ...scope, row: { ...empty, ...values } }) }
  const failures = await checkRow(ask, { ...scope, row, language }, lookupsOf(saving))
  throwFailures(
    saving,
    failures.map(({ key, code, message }) => ({ path: `${place}/${key}`, code, message })),
    action.name,
  )
  return row
}
