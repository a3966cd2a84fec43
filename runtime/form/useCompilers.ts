import { use, useMemo } from 'react'
import { hasExpression } from '../../schemas/page/pageExpressions'
import { hasPatternEngine, loadPatternEngine } from '../../schemas/rules/patternEngine'
import { hasPattern } from '../../schemas/rules/validate/pattern'
import { settled } from '../kit/settled'
import type { FormPart } from '../model/PageModel'
import { expressionsReady, useExpressions } from '../session/expressions'
import { formFieldsOf } from './formFields'

/** Waits until patterns and expressions can be read, where the form has some: their compilers weigh much, and many forms do without them. */
export function useCompilers(page: FormPart): void {
  const { hasPatterns, hasExpressions } = useMemo(() => neededBy(page), [page])
  // Read every time: React counts the hooks that stand behind it.
  use((hasPatterns && patternsReady()) || settled)
  useExpressions(hasExpressions)
}

/** Fetches what the patterns and expressions of the form are read with; rejects when that is not to be had. */
export async function loadCompilers(page: FormPart): Promise<void> {
  const { hasPatterns, hasExpressions } = neededBy(page)
  await Promise.all([hasPatterns && patternsReady(), hasExpressions && expressionsReady()])
}

function neededBy(page: FormPart) {
  const fields = formFieldsOf(page)
  return { hasPatterns: fields.some(hasPattern), hasExpressions: fields.some(hasExpression) }
}

function patternsReady(): Promise<void> | undefined {
  return hasPatternEngine() ? undefined : loadPatternEngine()
}
