import { type Factor, type Look, looks, still, type Variables } from './looks.ts'

/** What a variable may turn with: the smallest of these that explains it is taken. */
const groupings: readonly (readonly Factor[])[] = [
  [],
  ['isDark'],
  ['colour'],
  ['isWeak'],
  ['isDark', 'isWeak'],
  ['isDark', 'colour'],
  ['colour', 'isWeak'],
  ['isDark', 'colour', 'isWeak'],
]

/** Paper has the default look, whatever the screen has. */
const paper = '.pw-print'

/** One variable in all looks. */
export interface LookVariable {
  /** The class of the component where it holds, `.ant-btn`; empty: the whole document. */
  place: string
  name: string
  /** Its value in each of `looks`, and in `still`; empty where the component has none of its own. */
  values: readonly string[]
}

/** What some variables are in each look. */
export function lookVariablesOf(read: (look: Look) => Variables): LookVariable[] {
  const found = [...looks, still].map(read)
  const keys = new Set(found.flatMap((variables) => [...variables.keys()]))
  return [...keys].map((key) => {
    const at = key.lastIndexOf(' ')
    return { place: key.slice(0, Math.max(at, 0)), name: key.slice(at + 1), values: found.map((variables) => variables.get(key) ?? '') }
  })
}

/** Every value, and every colour in a longer one, that turns as another variable does is said by that variable: then nothing has to be said for other looks. */
export function referring(variables: readonly LookVariable[], known: readonly LookVariable[]): LookVariable[] {
  const overridden = new Set(variables.filter(({ place }) => place !== '').map(({ name }) => name))
  const names = new Map<string, string>()
  for (const { name, values } of known) {
    const key = values.join()
    if (!overridden.has(name) && turns(values) && !names.has(key)) names.set(key, name)
  }
  const referred = (variable: LookVariable, values: readonly string[]) => {
    const name = names.get(values.join())
    return name === undefined || name === variable.name ? values : values.map(() => `var(${name})`)
  }
  return variables.map((variable) => ({ ...variable, values: referredInside(variable, referred) }))
}

/** Colours as antd writes them. */
const colour = /(#[\da-f]{3,8}\b|rgba?\([^)]*\))/i

function referredInside(
  variable: LookVariable,
  referred: (variable: LookVariable, values: readonly string[]) => readonly string[],
): readonly string[] {
  const whole = referred(variable, variable.values)
  if (whole !== variable.values || !turns(variable.values)) return whole
  // Colours stand at the odd places, what is between them at the others.
  const parts = variable.values.map((value) => value.split(colour))
  const [first = []] = parts
  if (parts.some((each) => each.length !== first.length)) return variable.values
  const columns = first.map((_, at) =>
    referred(
      variable,
      parts.map((each) => each[at] ?? ''),
    ),
  )
  return variable.values.map((_, look) => columns.map((column) => column[look]).join(''))
}

/** The rules of some variables: what they are by default, and what else they are in other looks. */
export function writeRules(variables: readonly LookVariable[]): string {
  const rules = new Map<string, string[]>()
  const add = (selector: string, name: string, value = '') =>
    value && rules.set(selector, [...(rules.get(selector) ?? []), `${name}:${value}`])
  for (const variable of variables) {
    const { place, name, values } = variable
    const [usual] = values
    add(place || `:root,${paper}`, name, usual)
    for (const [value, selectors] of otherwise(variable)) add([...selectors].join(','), name, value)
    const withoutMotion = values[looks.length]
    if (withoutMotion !== usual)
      add(place ? `:root[data-still] ${place},${paper} ${place}` : `:root[data-still],${paper}`, name, withoutMotion)
  }
  return [...rules].map(([selector, declarations]) => `${selector}{${declarations.join(';')}}`).join('\n')
}

/** What a variable is in other looks than the default, and in which. */
function otherwise({ place, values }: LookVariable): Map<string, Set<string>> {
  const by = groupings.find((grouping) => isExplained(values, grouping)) ?? []
  // In any look the component that stands on paper keeps what it is by default.
  const within = place === '' ? '' : ` ${place}:not(${paper} *)`
  const found = new Map<string, Set<string>>()
  for (const [at, look] of looks.entries()) {
    // What is there by default and not in this look is what it is around the component.
    const value = values[at] || 'inherit'
    if (value !== (values[0] || 'inherit')) found.set(value, (found.get(value) ?? new Set()).add(`:root${look.selector(by)}${within}`))
  }
  return found
}

/** true: looks that agree in these factors agree in the value. */
function isExplained(values: readonly string[], by: readonly Factor[]): boolean {
  const found = new Map<string, string | undefined>()
  return looks.every((look, at) => {
    const key = look.selector(by)
    if (!found.has(key)) found.set(key, values[at])
    return found.get(key) === values[at]
  })
}

function turns(values: readonly string[]): boolean {
  return values.some((value) => value !== values[0])
}
