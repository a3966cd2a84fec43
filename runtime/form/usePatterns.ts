import { use, useMemo } from 'react'
import { hasPatternEngine, loadPatternEngine } from '../../schemas/rules/patternEngine'
import { hasPattern } from '../../schemas/rules/validate/pattern'
import type { FormPart } from '../model/PageModel'

/** Answers at once where it is read. */
const nothing = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/** Waits until patterns can be compiled, where a rule of the form has one: their compiler weighs much, and most forms do without it. */
export function usePatterns(page: FormPart): void {
  const isNeeded = useMemo(() => [...page.rowFields, ...page.subTables.flatMap(configsOf)].some(hasPattern), [page])
  // Read every time: React counts the hooks that stand behind it.
  use(isNeeded && !hasPatternEngine() ? loadPatternEngine() : nothing)
}

function configsOf({ fields }: FormPart['subTables'][number]) {
  return fields.map(({ config }) => config)
}
