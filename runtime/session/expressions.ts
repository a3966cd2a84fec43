import { use } from 'react'
import { expressionEngine } from '../../schemas/rules/expressionEngine'
import { importAgain } from '../kit/importAgain'
import { settled } from '../kit/settled'

/** What parses expressions weighs much: it is fetched with the first page that needs it. */

let loading: Promise<unknown> | undefined

/**
 * Waits until expressions can be read; the same promise for everybody who waits, undefined when they can be read already. Rejects with `PartMissing` when what
 * reads them cannot be fetched; whoever asks again then tries again.
 */
export function expressionsReady(): Promise<unknown> | undefined {
  if (expressionEngine()) return undefined
  loading ??= importAgain(() => import('../../schemas/rules/expression'), 'compileExpression').catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Has them readable soon. Where they cannot be, whoever waits for them says so. */
export function prepareExpressions(): void {
  expressionsReady()?.catch(() => undefined)
}

/** What is drawn waits until expressions can be read, where it needs them. */
export function useExpressions(isNeeded: boolean): void {
  // Read every time: React counts the hooks that stand behind it.
  use((isNeeded && expressionsReady()) || settled)
}
