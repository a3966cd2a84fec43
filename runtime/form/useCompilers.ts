import { use, useEffect, useMemo } from 'react'
import { findsPatterns, hasExpression } from '../../schemas/page/pageExpressions'
import { hasPatternEngine, loadPatternEngine, setPatternImport } from '../../schemas/rules/patternEngine'
import { hasPattern } from '../../schemas/rules/validate/pattern'
import { importAgain } from '../kit/importAgain'
import { settled } from '../kit/settled'
import type { FormPart } from '../model/PageModel'
import { expressionsReady, useExpressions } from '../session/expressions'
import { formFieldsOf } from './formFields'
import { afterFields } from './laterParts'

setPatternImport(() => importAgain(() => import('../../schemas/rules/linearPattern'), 'compilePattern'))

/**
 * Waits until what the form is drawn by can be worked out, where it has some: the compilers weigh much, and many forms do without them. The patterns of its rules
 * can be read a moment after it is there; whoever checks a value waits for them.
 */
export function useCompilers(page: FormPart): void {
  const { hasPatterns, drawsPatterns, hasExpressions } = useMemo(() => neededBy(page), [page])
  // Read every time: React counts the hooks that stand behind it.
  use((drawsPatterns && patternsReady()) || settled)
  useExpressions(hasExpressions)
  useEffect(() => (hasPatterns ? afterFields(() => void patternsReady()) : undefined), [hasPatterns])
}

/** Fetches what the form is drawn by; rejects when that is not to be had. */
export async function loadCompilers(page: FormPart): Promise<void> {
  const { hasPatterns, drawsPatterns, hasExpressions } = neededBy(page)
  if (hasPatterns) void patternsReady()
  await Promise.all([drawsPatterns && patternsReady(), hasExpressions && expressionsReady()])
}

function neededBy(page: FormPart) {
  const fields = formFieldsOf(page)
  return { hasPatterns: fields.some(hasPattern), drawsPatterns: fields.some(findsPatterns), hasExpressions: fields.some(hasExpression) }
}

function patternsReady(): Promise<void> | undefined {
  return hasPatternEngine() ? undefined : loadPatternEngine()
}
