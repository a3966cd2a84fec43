import { use, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { PageKind } from '../../schemas/page/kinds'
import { expressionEngine, followExpressionEngine, loadExpressionEngine } from '../../schemas/rules/expressionEngine'
import { hasCellExpression } from '../model/compileCell'
import { compilePage } from '../model/compilePage'
import type { ModelOf, PageModel, RowsPart } from '../model/PageModel'
import { startsWithExpression } from '../query/queryStart'
import { usePageHost } from '../session/PageHost'
import { useTimeZone } from '../session/timeZone'
import { compileContextOf } from './compileContextOf'

/**
 * The page, compiled for whoever is signed in and the language on the screen; anew only when one of these or the time zone changes, and once when expressions
 * can be read: they weigh much and are loaded with the first form, or at once for buttons and cells that need them.
 */
export function usePageModel<C extends { readonly kind: PageKind }>(config: C): ModelOf<C['kind']>
export function usePageModel(config: unknown): PageModel
export function usePageModel(config: unknown): PageModel {
  const host = usePageHost()
  const { language, permissions, can, user } = host
  const compileExpression = useSyncExternalStore(followExpressionEngine, expressionEngine)
  // What is drawn shows moments by the reader's clock: another one is another page to everything below.
  const zone = useTimeZone()
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew for another zone
  const page = useMemo(
    () => compilePage(config, { ...compileContextOf({ language, permissions, can, user }), compileExpression }),
    [config, language, permissions, can, user, compileExpression, zone],
  )
  const needsExpressions = hasButtonExpression(page) || ('columns' in page && hasDrawnExpression(page))
  useEffect(() => {
    if (needsExpressions) void loadExpressionEngine()
  }, [needsExpressions])
  // What the first question asks is worked out: nothing is asked for before. Asked every time, also when the engine is there: React counts what stands behind.
  if ('queryItems' in page && startsWithExpression(page)) use(loadExpressionEngine())
  return page
}

function hasDrawnExpression({ columns, detail }: RowsPart): boolean {
  return columns.some(hasCellExpression) || detail?.text !== undefined || (detail?.fields.some(hasCellExpression) ?? false)
}

function hasButtonExpression(page: PageModel): boolean {
  return 'customButtons' in page && [...page.customButtons, ...page.rowButtons].some((button) => button.needsExpressions)
}
