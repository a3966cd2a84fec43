import { buttonsOf } from '../../page/buttonAnatomy'
import { rowCallNames } from '../../wire/rowCalls'
import type { Finding } from '../Finding'
import type { CheckedPage } from './viewPage'

/** A rule over rows is granted by its name, which no call, button, action or field of the page has as well. */
export function checkRowRules({ page, resource, main }: CheckedPage): Finding[] {
  const rules = resource?.rules ?? []
  const taken = new Set([
    ...rowCallNames,
    ...buttonsOf(page).map(({ button }) => button.name),
    ...(resource?.actions ?? []).map(({ name }) => name),
    ...main.fields.map(({ field }): string => field.key),
  ])
  return rules.flatMap(({ name }, index): Finding[] => {
    const path = ['resource', 'rules', index, 'name']
    if (taken.has(name)) return [{ code: 'rule-name', path, values: { name } }]
    return rules.findIndex((rule) => rule.name === name) < index ? [{ code: 'duplicate-key', path, values: { name } }] : []
  })
}
