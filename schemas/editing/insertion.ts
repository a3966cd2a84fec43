import type { JSONSchema } from 'vscode-json-languageservice'
import type { CompletionPosition } from './completionPosition'
import type { PageCompletion } from './pageLanguage'

/** What a completion writes: its text as a template of CodeMirror's, and whether more is offered at once where the caret then stands. */
export interface Insertion {
  template: string
  goesOn: boolean
}

/** A text that a template writes as it stands. */
function literally(text: string): string {
  return text.replaceAll(/[{}]/g, '\\$&')
}

/** A JSON value with the place where it is filled in: between its quotes or brackets, or all of it. */
function toFill(value: unknown): string {
  const text = JSON.stringify(value, null, '\t')
  if (text === '""') return '"${}"'
  if (text === '[]') return '[${}]'
  if (text === '{}') return '\\{${}\\}'
  return /[{}]/.test(text) ? literally(text) : `\${1:${text}}`
}

function firstOf(schema: JSONSchema): JSONSchema | undefined {
  const [first] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return typeof first === 'object' ? first : undefined
}

/** A first value that a property of this schema may hold; the empty text where several are possible and one is to be chosen. */
function firstValue(schema: JSONSchema | undefined, depth = 0): unknown {
  if (!schema || depth > 5) return ''
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum.length === 1 ? schema.enum[0] : ''
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return Math.max(schema.minimum ?? 0, 0)
  if (type === 'array') return []
  if (type === 'null') return null
  if (type === 'object' || schema.properties) return {}
  return type === undefined ? firstValue(firstOf(schema), depth + 1) : ''
}

/** What choosing a completion writes in this place, with the comma behind it. The caret ends behind all, after what there is to fill in. */
export function insertionOf(completion: PageCompletion, { hasColon, needsComma }: CompletionPosition): Insertion {
  const end = `${needsComma ? ',' : ''}\${}`
  if (completion.kind === 'value') {
    const isEmpty = ['{}', '[]'].includes(JSON.stringify(completion.value))
    return { template: (isEmpty ? toFill(completion.value) : literally(JSON.stringify(completion.value, null, '\t'))) + end, goesOn: false }
  }
  const name = literally(JSON.stringify(completion.name))
  if (hasColon) return { template: `${name}\${}`, goesOn: false }
  const value = firstValue(completion.schema)
  return { template: `${name}: ${toFill(value)}${end}`, goesOn: value === '' }
}
