import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PageKind } from '../../schemas/page/kinds'
import { expressionEngine, followExpressionEngine } from '../../schemas/rules/expressionEngine'
import { whenIdle } from '../kit/whenIdle'
import type { CompileContext } from '../model/CompileContext'
import { compilePage } from '../model/compilePage'
import type { ModelOf, PageModel } from '../model/PageModel'
import { startsWithExpression } from '../query/queryStart'
import { prepareExpressions, useExpressions } from '../session/expressions'
import { usePageHost } from '../session/PageHost'
import { useTimeZone } from '../session/timeZone'
import { compileContextOf } from './compileContextOf'
import { compiledPage } from './compiledPage'
import { drawsExpressions } from './drawsExpressions'

/**
 * The page, compiled for whoever is signed in and the language on the screen; anew only when one of these or the time zone changes. Its expressions are
 * parsed when they are first asked: what parses them weighs much, and is loaded with the first form, or at once where something is drawn by them.
 */
export function usePageModel<C extends { readonly kind: PageKind }>(config: C): ModelOf<C['kind']>
export function usePageModel(config: unknown): PageModel
export function usePageModel(config: unknown): PageModel {
  const { language, permissions, can, user } = usePageHost()
  const engine = useSyncExternalStore(followExpressionEngine, expressionEngine)
  // What is drawn shows moments by the reader's clock: another one is another page to everything below.
  const zone = useTimeZone()
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew for another zone
  const { page, context, hadEngine } = useMemo(() => {
    const context = compileContextOf({ language, permissions, can, user })
    return { page: compiledPage(config, { language, permissions, can, user }), context, hadEngine: expressionEngine() !== undefined }
  }, [config, language, permissions, can, user, zone])
  const isDrawn = drawsExpressions(page)
  const isReadNow = isDrawn && !hadEngine && engine !== undefined
  // The same page, but another one to whoever draws it: what was drawn without its expressions is drawn once more.
  const shown = useMemo(() => (isReadNow ? { ...page } : page), [page, isReadNow])
  // While the rows are waited for, and not before the frame that they come into.
  useEffect(() => (isDrawn ? whenIdle(prepareExpressions) : undefined), [isDrawn])
  // What the first question asks is worked out: nothing is asked for before.
  useExpressions('queryItems' in page && startsWithExpression(page))
  return useCheckedExpressions(config, shown, context, engine)
}

/** Milliseconds after which a page is drawn with its rows, so that looking through it keeps nobody waiting. */
const afterDrawing = 1000

/** The page; where expressions of it are broken, which no published page has, the page with its problems, as soon as there is time to look. */
function useCheckedExpressions(
  config: unknown,
  page: PageModel,
  context: CompileContext,
  compileExpression: CompileContext['compileExpression'],
): PageModel {
  const [found, setFound] = useState({ page, checked: page })
  useEffect(() => {
    if (!compileExpression) return
    const look = () => {
      const checked = compilePage(config, { ...context, compileExpression })
      if (checked.problems.length > page.problems.length) setFound({ page, checked })
    }
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = whenIdle(look)
    }, afterDrawing)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [config, page, context, compileExpression])
  return found.page === page ? found.checked : page
}
