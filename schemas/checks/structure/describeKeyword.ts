import type { SchemaFinding } from '../../json/pageValidator.js'
import type { Finding, Path } from '../Finding'
import { nearestName } from '../nearestName'
import { describeType } from './describeType'

type Describe = (path: Path, finding: SchemaFinding) => Finding

const describers: Readonly<Record<string, Describe>> = {
  type: (path, { params, data }) => wrongType(path, [params.type].flat().join(' | '), data),
  anyOf: (path, { parentSchema, data }) => {
    const words = typeof data === 'string' ? wordsOf(parentSchema) : []
    return words.length > 0 ? notInList(path, words, data) : wrongType(path, branchTypes(parentSchema), data)
  },
  const: (path, { params, data }) => ({ code: 'not-in-list', path, values: { found: short(data), known: String(params.allowedValue) } }),
  enum: (path, { params, data }) => notInList(path, params.allowedValues as unknown[], data),
  pattern: (path, { params, data }) => wrongPattern(path, String(data), String(params.pattern)),
  minimum: (path, { params, data }) => ({ code: 'too-small', path, values: { found: short(data), limit: Number(params.limit) } }),
  maximum: (path, { params, data }) => ({
    code: path.length === 1 && path[0] === 'version' ? 'newer-version' : 'too-big',
    path,
    values: { found: short(data), limit: Number(params.limit) },
  }),
  minItems: (path, { params, data }) => wrongCount(path, 'too-few-items', params.limit, data),
  maxItems: (path, { params, data }) => wrongCount(path, 'too-many-items', params.limit, data),
  maxLength: (path, { params }) => ({ code: 'too-long', path, values: { limit: Number(params.limit) } }),
}

/** One broken keyword in our words. */
export function describeKeyword(path: Path, finding: SchemaFinding): Finding {
  const describe = describers[finding.keyword]
  return describe
    ? describe(path, finding)
    : { code: 'not-allowed', path, values: { found: short(finding.data), keyword: finding.keyword } }
}

function wrongType(path: Path, expected: string, data: unknown): Finding {
  // Of a number that must be whole the number itself says what is wrong with it.
  const found = expected.split(' | ').includes('integer') && typeof data === 'number' ? short(data) : describeType(data)
  return { code: 'wrong-type', path, types: { expected, found } }
}

/** The words that a union takes beside what is no text. */
function wordsOf({ anyOf }: SchemaFinding['parentSchema']): string[] {
  return (anyOf as { const?: unknown; enum?: unknown[] }[]).flatMap((branch) =>
    [branch.const, ...(branch.enum ?? [])].filter((word) => typeof word === 'string'),
  )
}

function branchTypes({ anyOf }: SchemaFinding['parentSchema']): string {
  const types = (anyOf as { type?: string | string[]; const?: unknown }[]).map((branch) =>
    branch.const === undefined ? (branch.type ?? 'object') : JSON.stringify(branch.const),
  )
  return [...new Set(types.flat())].join(' | ')
}

function notInList(path: Path, allowed: readonly unknown[], data: unknown): Finding {
  const names = allowed.map(String)
  const suggestion = typeof data === 'string' ? nearestName(data, names) : undefined
  return { code: 'not-in-list', path, values: { found: short(data), known: names.join(', ') }, suggestion }
}

function wrongCount(path: Path, code: 'too-few-items' | 'too-many-items', limit: unknown, data: unknown): Finding {
  return { code, path, values: { found: Array.isArray(data) ? data.length : 0, limit: Number(limit) } }
}

/** What the patterns of the language mean, by the property that has them. */
const patternMeanings: Readonly<Record<string, Finding['code']>> = {
  code: 'wrong-code',
  of: 'wrong-code',
  authPre: 'wrong-auth-prefix',
  key: 'wrong-key',
  foreignKey: 'wrong-key',
  name: 'wrong-name',
  table: 'wrong-table-name',
  as: 'wrong-short-name',
  path: 'wrong-menu-path',
}

function wrongPattern(path: Path, found: string, pattern: string): Finding {
  const [owner, last] = [path.at(-2), String(path.at(-1))]
  const code = owner === 'url' || last === 'url' ? 'wrong-url' : Object.hasOwn(patternMeanings, last) ? patternMeanings[last] : undefined
  // `^[a-z]…{0,39}$`: a first character and so many more.
  const more = Number(/\{0,(\d+)\}\$$/.exec(pattern)?.[1] ?? 0)
  return { code: code ?? 'wrong-pattern', path, values: { found: short(found), limit: more + 1 } }
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
