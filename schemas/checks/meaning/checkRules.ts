import { compilePattern } from '../../rules/linearPattern'
import { isPatternCode } from '../../rules/patternCodes'
import type { ValidateRule } from '../../rules/ValidateRule'
import type { Finding, Path } from '../Finding'
import { findMissing } from './missing'
import type { PageView } from './PageView'

/** Every rule says one thing, and says it about something that exists. */
export function checkRules(view: PageView): Finding[] {
  return view.rows.flatMap(({ fields }) =>
    fields.flatMap(({ field, path }) =>
      (['validateRules', 'rules'] as const).flatMap((list) =>
        (field[list] ?? []).flatMap((rule, index) => checkRule(rule, [...path, list, index], view)),
      ),
    ),
  )
}

function checkRule(rule: ValidateRule, path: Path, { known }: PageView): Finding[] {
  return [
    ...checkOneThing(rule, path),
    ...checkPattern(rule.pattern, [...path, 'pattern']),
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

function checkPattern(pattern: string | undefined, path: Path): Finding[] {
  if (pattern === undefined || isPatternCode(pattern)) return []
  const { error } = compilePattern(pattern)
  if (error === undefined) return []
  return [{ code: 'wrong-expression-pattern', path, values: { found: pattern, reason: error.replace(/\.$/, '') } }]
}

type Tables = PageView['known']['tables']

function checkDuplicateRule({ table, field }: NonNullable<ValidateRule['duplicate']>, tables: Tables, path: Path): Finding[] {
  const unknown = findMissing('unknown-table', table, tables, [...path, 'table'])
  if (unknown.length > 0) return unknown
  return findMissing('unknown-table-field', field, tables?.get(table), [...path, 'field'], { values: { table } })
}

function checkLimits({ min, max }: ValidateRule, path: Path): Finding[] {
  if (min === undefined || max === undefined || min <= max) return []
  return [{ code: 'wrong-limits', path: [...path, 'min'], values: { min, max } }]
}
