import type { KeptKind } from '../../documents/keep/KeptKind'
import { exampleOfFillRule } from '../fillRules'

/** Fill rules as rows. */
export const keptFillRule: KeptKind<'fillRule'> = {
  kind: 'fillRule',
  codeKey: 'ruleCode',
  nameKey: 'ruleName',
  unknown: 'http.unknownRule',
  describe: (rule, { usedBy }) => ({ makes: rule.makes, prefix: rule.prefix ?? null, example: exampleOfFillRule(rule), usedBy }),
  toLists: () => ({}),
  write(before, body) {
    const makes = body.makes ?? before?.config.makes
    const prefix = String((Object.hasOwn(body, 'prefix') ? body.prefix : before?.config.prefix) ?? '').trim()
    // Only numbers have a prefix; what a new rule starts with is none that anybody chose.
    const values = { ...(makes === undefined ? {} : { makes }), prefix: makes === 'reference' || prefix === '' ? undefined : prefix }
    return { values }
  },
}
