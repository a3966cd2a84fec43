import { evaluatingEnvironment } from './celEnvironment'

/** How values of a type stand in the form of a call. Functions over other types are not shown. */
const written: Readonly<Record<string, string>> = {
  string: "'…'",
  int: '2',
  double: '2',
  dyn: 'row.…',
  list: '[…]',
  'list<dyn>': '[…]',
}

/** How a function is written, each way once: `round(row.…)`, `round(row.…, 2)`, `'…'.startsWith('…')`. */
export function functionForms(name: string): string[] {
  const { functions } = evaluatingEnvironment().getDefinitions()
  const forms = functions.flatMap((one) => (one.name === name ? formOf(one) : []))
  return [...new Set(forms)]
}

interface Definition {
  name: string
  receiverType: string | null
  params: { type: string }[]
}

function formOf({ name, receiverType, params }: Definition): string[] {
  // What loops take is no value: a name for the item, and what is asked of each.
  const given = params.map(({ type }, index) => (type === 'ast' ? (index === 0 && params.length > 1 ? 'x' : '…') : written[type]))
  const receiver = receiverType === null ? '' : written[receiverType]
  if (receiver === undefined || given.includes(undefined)) return []
  return [`${receiver === '' ? '' : `${receiver}.`}${name}(${given.join(', ')})`]
}
