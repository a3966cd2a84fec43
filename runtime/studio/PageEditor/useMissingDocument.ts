import { useQueryClient } from '@tanstack/react-query'
import type { DocumentKind } from '../../../schemas/documents'
import { documentName } from '../../../schemas/documents/documentName'
import { guessDocument } from '../../../schemas/documents/guessDocument'
import { starterDocument } from '../../../schemas/documents/starterDocument'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Problem } from '../../../schemas/page/Problem'
import { CallError } from '../../calls/Calls'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import type { StudioCalls } from '../studioCalls'

/** Makes the dictionary or rule that a problem misses: a draft, with what the page tells of it, opened beside the page. One that is begun already is opened. */
export function useMissingDocument(studio: StudioCalls, config: unknown): (problem: Problem) => Promise<void> {
  const host = usePageHost()
  const queryClient = useQueryClient()
  return async ({ missing, path }) => {
    if (!missing) return
    // Casts: the problem comes from a check of this page, which is right but for what is missing; kinds are those of the check.
    const id = { kind: missing.kind as DocumentKind, code: missing.code }
    const name = documentName(id)
    try {
      await studio.saveDraft(name, starterDocument(id, guessDocument(config as PageConfig, path)), 0)
      await queryClient.invalidateQueries({ queryKey: ['pages'] })
    } catch (error) {
      if (!(error instanceof CallError && error.kind === 'conflict')) return warnOf(host, error)
    }
    host.openTab(`/studio/${name}`)
  }
}
