import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import { rulesOf } from '../../rules/checkValue'
import { evaluationLimits } from '../../rules/evaluationLimits'
import { compilePattern } from '../../rules/linearPattern'
import { isPatternCode } from '../../rules/patternCodes'
import { patternWork } from '../../rules/patternEngine'
import type { ValidateRule } from '../../rules/ValidateRule'
import type { Finding, Path } from '../Finding'
import { findMissing } from './missing'
import type { CheckedPage } from './viewPage'

/** Every rule says one thing, and says it about something that exists. */
export function checkRules(view: CheckedPage): Finding[] {
  return view.rows.flatMap(({ fields }) =>
    fields.flatMap(({ field, path }) =>
      (['validateRules', 'rules'] as const).flatMap((list) =>
        (field[list] ?? []).flatMap((rule, index) => checkRule(rule, field, [...path, list, index], view)),
      ),
    ),
  )
}

function checkRule(rule: ValidateRule, field: FieldConfig, path: Path, { known }: CheckedPage): Finding[] {
  return [
    ...checkOneThing(rule, path),
    ...checkPattern(rule.pattern, field, [...path, 'pattern']),
    ...(rule.duplicate ? checkDuplicateRule(rule.duplicate, known.tables, [...path, 'duplicate']) : []),
    ...(rule.checkRule === undefined ? [] : findMissing('unknown-check-rule', rule.checkRule, known.checkRules, [...path, 'checkRule'])),
    ...(rule.handler === undefined ? [] : findMissing('unknown-handler', rule.handler, known.handlers, [...path, 'handler'])),
    ...checkLimits(rule, path),
  ]
}

/** `min` and `max` together are one thing, a range. */
function checkOneThing(rule: ValidateRule, path: Path): Finding[] {
  const said = Object.keys(rule).filter((name) => name !== 'message')
  const things = new Set(said.map((name) => (name === 'min' || name === 'max' ? 'range' : name)))
  if (things.size === 0) return [{ code: 'empty-rule', path }]
  return things.size === 1 ? [] : [{ code: 'rule-says-more', path, values: { names: said.join(', ') } }]
}

function checkPattern(source: string | undefined, field: FieldConfig, path: Path): Finding[] {
  if (source === undefined || isPatternCode(source)) return []
  const { pattern, tooManyStates, error = '' } = compilePattern(source)
  if (tooManyStates !== undefined)
    return [{ code: 'too-many-states', path, values: { states: tooManyStates, limit: evaluationLimits.patternStates } }]
  if (!pattern) return [{ code: 'wrong-expression-pattern', path, values: { found: source, reason: error.replace(/\.$/, '') } }]
  const length = longestText(field)
  if (patternWork(pattern, length) <= evaluationLimits.patternWork) return []
  const most = Math.floor(evaluationLimits.patternWork / pattern.states) - 1
  return [{ code: 'text-too-long-for-pattern', path, values: { states: pattern.states, length, most } }]
}

/** Most characters that a value of the field can have, as the field or one of its rules says. */
function longestText(field: FieldConfig): number {
  const { maxLength } = factsOf(field).valueSchema(field)
  const limits = [maxLength, ...rulesOf(field).map(({ max }) => max)].filter((limit) => typeof limit === 'number')
  return limits.length > 0 ? Math.min(...limits) : evaluationLimits.trialTextLength
}

type Tables = CheckedPage['known']['tables']

function checkDuplicateRule({ table, field }: NonNullable<ValidateRule['duplicate']>, tables: Tables, path: Path): Finding[] {
  const unknown = findMissing('unknown-table', table, tables, [...path, 'table'])
  if (unknown.length > 0) return unknown
  return findMissing('unknown-table-field', field, tables?.get(table), [...path, 'field'], { values: { table } })
}

function checkLimits({ min, max }: ValidateRule, path: Path): Finding[] {
  if (min === undefined || max === undefined || min <= max) return []
  return [{ code: 'wrong-limits', path: [...path, 'min'], values: { min, max } }]
}
