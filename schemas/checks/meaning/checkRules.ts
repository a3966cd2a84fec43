import type { RuleDefinition, RulePlace } from '../../rules/RuleDefinition'
import { ruleDefinitions, type ValidateRule } from '../../rules/validate'
import { isUniqueRule } from '../../rules/validate/unique'
import type { Finding, Path } from '../Finding'
import type { CheckedPage } from './viewPage'

const definitions: readonly RuleDefinition<ValidateRule>[] = Object.values(ruleDefinitions)

/** Every rule says one thing, and says it about something that exists. */
export function checkRules({ rows, known, resource }: CheckedPage): Finding[] {
  return rows.flatMap(({ of, fields }) =>
    fields.flatMap(({ field, path }) =>
      (field.validateRules ?? []).flatMap((rule, index) => {
        const place = { field, path: [...path, 'validateRules', index], known }
        return [...checkRule(rule, place), ...(of === 'page' && !resource ? findUnasked(rule, place) : [])]
      }),
    ),
  )
}

/** Whether a value stands in another row is asked of the page's own table. Where the calls belong to somebody else, nobody is asked. */
function findUnasked(rule: ValidateRule, { field, path }: RulePlace): Finding[] {
  return isUniqueRule(rule) ? [{ code: 'unique-without-table', path, severity: 'warning', values: { name: field.key } }] : []
}

function checkRule(rule: ValidateRule, place: RulePlace): Finding[] {
  return [...checkOneThing(rule, place.path), ...definitions.flatMap((definition) => definition.checkPage?.(rule, place) ?? [])]
}

function checkOneThing(rule: ValidateRule, path: Path): Finding[] {
  const said = Object.keys(rule).filter((name) => name !== 'message')
  const things = definitions.filter(({ properties }) => properties.some((name) => said.includes(name)))
  if (things.length === 0) return [{ code: 'empty-rule', path }]
  return things.length === 1 ? [] : [{ code: 'rule-says-more', path, values: { names: said.join(', ') } }]
}
