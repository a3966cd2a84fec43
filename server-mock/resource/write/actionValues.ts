import type { FoundError } from '../../../schemas/api/Result'
import type { SetExpression } from '../../../schemas/page/parts/Resource'
import { checkRow } from '../../../schemas/rules/checkRow'
import { compileExpression } from '../../../schemas/rules/expression'
import { fieldValue } from '../../../schemas/rules/fieldValue'
import { CallFailure } from '../../kernel/CallFailure'
import { CallFindings } from '../Findings'
import { titleOfColumn } from '../model/ResourceModel'
import type { DeclaredAction } from '../ResourceDeclaration'
import { nameOfRow } from '../read/nameOfRow'
import { Choices } from './Choices'
import { checkMade } from './checkMade'
import { changedValues, mergeSubRows } from './mergeSubRows'
import { rowsByKey, withComputed } from './PreparedSave'
import { readBody } from './readBody'
import { evaluationScope, lookupsOf, type SaveContext } from './SaveContext'
import type { Values } from './writtenValues'

const nothing: ReadonlySet<string> = new Set()

/** The values that an action gives a row, with what is computed from them. Throws when the row cannot hold them. */
export async function actionValues(saving: SaveContext, action: DeclaredAction, before: Values, input: Values): Promise<Values> {
  const { parts, context } = saving
  const { model } = parts
  const findings = new CallFindings(context.language)
  const choices = new Choices(findings)
  const sent = readBody(model, setOf(saving, action, before, input), nothing, findings, '/set')
  choices.add({ table: model, before, sent, row: { ...before, ...sent }, path: '/set' })
  const isComputing = model.fields.some(({ value }) => typeof value === 'string')
  const subs = isComputing ? await mergeSubRows({ saving, mainId: String(before.id), findings, choices }, false, []) : []
  const row = isComputing ? await withComputed(saving, { ...before, ...sent }, subs) : { ...before, ...sent }
  choices.addMade({ table: model, before, sent, row, path: '/set' })
  await choices.check(saving)
  throwFound(saving, before, findings)
  checkMade({ table: model, before, sent, row, path: '/set' }, findings)
  throwFound(saving, before, findings)
  const values = { ...sent, ...changedValues(before, row) }
  const scope = { ...evaluationScope(saving, '/ids'), row, sub: rowsByKey(subs), language: context.language, table: model.table }
  const fields = model.fields.filter(({ key }) => Object.hasOwn(values, key))
  const [failure] = await checkRow(fields, { ...scope, id: String(before.id) }, lookupsOf(saving))
  if (failure) throw refusedBy(saving, before, failure.message)
  return values
}

/** What is set, worked out for the row. */
function setOf(saving: SaveContext, { set }: DeclaredAction, row: Values, input: Values): Values {
  const entries = Object.entries(set).map(([key, value]) => {
    if (!isExpression(value)) return [key, value]
    const { expression } = compileExpression(value.expression)
    const evaluation = expression?.measure({ row, input, ...evaluationScope(saving, `/set/${key}`) })
    if (!evaluation || evaluation.error !== undefined)
      throw refusedBy(saving, row, titleOfColumn(saving.parts.model.columns.get(key), saving.context.language, key))
    return [key, fieldValue(evaluation.value)]
  })
  return Object.fromEntries(entries)
}

function isExpression(value: DeclaredAction['set'][string]): value is SetExpression {
  return value !== null && typeof value === 'object'
}

/** What an action sets is said by the page: whoever runs it has sent nothing wrong, and is told which row cannot take it. */
function throwFound(saving: SaveContext, row: Values, { errors }: CallFindings): void {
  const [first] = errors
  if (first) throw refusedBy(saving, row, first.message, errors)
}

function refusedBy({ parts, context }: SaveContext, row: Values, reason: string, errors: readonly FoundError[] = []): CallFailure {
  const values = { name: nameOfRow(parts.model, row, context), reason }
  return new CallFailure('refused', 'rows.actionFailed', values, { errors: [...errors] })
}
