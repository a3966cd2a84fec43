import type { ButtonModel } from '../../model/PageModel'

/** What a condition asks of one field of the row: `row.status == 'open'`, `row.status in ['open', 'held']`, or several of these joined by `||`. */
interface AskedField {
  field: string
  /** The values that it names. */
  values: readonly string[]
  isMet(value: string | undefined): boolean
}

const comparison = /^row\.(\w+) (==|!=) '([^'\\]*)'$/
const membership = /^row\.(\w+) in \[('[^'\\]*'(?:, '[^'\\]*')*)\]$/

/** Read from its text, because it is asked before the compiler of expressions has come; undefined for a condition of another form. */
function askedField(source: string): AskedField | undefined {
  const parts = source.split(' || ').map(askedByOne)
  const [first] = parts
  if (!first) return undefined
  const asked = parts.flatMap((part) => (part?.field === first.field ? part : []))
  if (asked.length < parts.length) return undefined
  return {
    field: first.field,
    values: asked.flatMap(({ values }) => values),
    isMet: (value) => asked.some((part) => part.isMet(value)),
  }
}

function askedByOne(source: string): AskedField | undefined {
  const [, field, operator, value] = comparison.exec(source) ?? []
  if (field !== undefined && value !== undefined)
    return { field, values: [value], isMet: (other) => (other === value) === (operator === '==') }
  const [, member, list] = membership.exec(source) ?? []
  if (member === undefined || list === undefined) return undefined
  const values = list.split(', ').map((one) => one.slice(1, -1))
  return { field: member, values, isMet: (other) => other !== undefined && values.includes(other) }
}

/**
 * Buttons that may stand in a row together, as far as their conditions say: of those that ask the same field, the ones for each value. A button that asks
 * several fields, or none, may always be there.
 *
 * @returns for each field that is asked a list of such groups, and one for all others; of each list one group is in a row
 */
export function rivalGroups(buttons: readonly ButtonModel[]): readonly (readonly (readonly ButtonModel[])[])[] {
  const asked = buttons.map((button) => ({ button, field: askedField(button.visibleWhen?.source ?? '') }))
  const fields = new Set(asked.map(({ field }) => field?.field))
  return [...fields].map((name) => {
    const rivals = asked.filter(({ field }) => field?.field === name)
    const values = new Set([undefined, ...rivals.flatMap(({ field }) => field?.values ?? [])])
    return [...values].map((value) => rivals.flatMap(({ button, field }) => (field?.isMet(value) === false ? [] : button)))
  })
}
