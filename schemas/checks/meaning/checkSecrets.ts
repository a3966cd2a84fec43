import { factsOf } from '../../fields/findFieldKind'
import type { LocatedField } from '../../page/anatomy'
import { rulesOf } from '../../rules/rulesOf'
import { isUniqueRule } from '../../rules/validate/unique'
import type { Finding } from '../Finding'
import type { CheckedPage } from './viewPage'

/** A secret is typed into the form of its own row, and nothing of the page reads it, compares it or gives it away. */
export function checkSecrets({ rows, resource }: CheckedPage): Finding[] {
  const secrets = rows.flatMap(({ of, fields }) => fields.filter(({ field }) => factsOf(field).isSecret).map((one) => ({ ...one, of })))
  const own = new Set(secrets.flatMap(({ of, field }) => (of === 'page' ? [field.key] : [])))
  return [
    ...secrets.flatMap(({ of, field, path }): Finding[] =>
      of === 'page' ? [] : [{ code: 'secret-outside-form', path: [...path, 'type'], values: { name: field.key, kind: field.type } }],
    ),
    ...secrets.flatMap((located) => [...checkProperties(located), ...checkRules(located)]),
    ...(['indexes', 'unique'] as const).flatMap((list) =>
      (resource?.[list] ?? []).flatMap((keys, index) =>
        keys.flatMap((key, at): Finding[] => (own.has(key) ? [use(key, list, ['resource', list, index, at], 'value')] : [])),
      ),
    ),
  ]
}

/** What would write a secret into the page, or show it. */
const revealing = ['defaultValue', 'value', 'slot', 'isOrder', 'statistics'] as const

function checkProperties({ field, path }: LocatedField): Finding[] {
  const found = revealing.filter((name) => field[name] !== undefined && field[name] !== false)
  return found.map((name) => use(field.key, name, [...path, name], 'key'))
}

/** Only a hash is stored: no other value can be compared with it. A check rule asks for the value in an address. */
function checkRules({ field, path }: LocatedField): Finding[] {
  return rulesOf(field).flatMap((rule, index): Finding[] => {
    const at = [...path, 'validateRules', index]
    const names = (['duplicate', 'checkRule', 'notAfter'] as const).filter((name) => rule[name] !== undefined)
    return [
      ...names.map((name) => use(field.key, name, [...at, name], 'key')),
      ...(isUniqueRule(rule) ? [{ code: 'never-unique', path: at, values: { name: field.key } } as const] : []),
    ]
  })
}

function use(name: string, property: string, path: Finding['path'], at: Finding['at']): Finding {
  return { code: 'secret-used', path, at, values: { name, property } }
}
