import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Grants } from '../../../schemas/api/pages'
import { locateProblems } from '../../../schemas/checks/locateProblems'
import type { Problem } from '../../../schemas/page/Problem'
import { CallError } from '../../calls/Calls'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import type { TextKey } from '../../text/TextKey'
import type { Draft } from '../draft/useDraft'
import { readPageAnew } from '../readPageAnew'
import type { StudioCalls } from '../studioCalls'

export interface PublishAction {
  isAsking: boolean
  isPublishing: boolean
  /** What the server refused the last attempt for. */
  refusals: readonly Problem[]
  ask(): void
  cancel(): void
  publish(message: string, grants?: Grants): Promise<void>
}

/** What the server says is wrong with the text, with its places. */
function refusalsOf(error: unknown, text: string): Problem[] {
  const errors = error instanceof CallError ? (error.details.errors ?? []) : []
  const problems = errors.map((found): Problem => ({ ...found, severity: found.severity ?? 'error' }))
  return locateProblems(text, problems)
}

/** Publishing what stands in the editor: asked first, saved, done once, and told in words when it is refused. */
export function usePublish(code: string, { keeper }: Draft, studio: StudioCalls): PublishAction {
  const host = usePageHost()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isPublishing, setPublishing] = useState(false)
  const [refusals, setRefusals] = useState<readonly Problem[]>([])

  async function send(message: string, grants: Grants | undefined): Promise<void> {
    // The draft is replaced by what is published: a draft that somebody else has saved meanwhile is settled first.
    if (!(await keeper.save())) {
      const { conflict, failure } = keeper.read()
      if (conflict) return showMovedBase('studio.publishDraftConflict')
      if (failure) warnOf(host, failure)
      return
    }
    const { text, draft } = keeper.read()
    const result = await studio.publish(code, { text, message: message || undefined, base: draft?.base ?? null, grants })
    setAsking(false)
    host.notify('success', host.text('studio.published', { version: result.version }))
    keeper.replaceBy(await studio.getDraft(code), text)
    await readPageAnew(queryClient)
  }

  function showMovedBase(key: TextKey): void {
    setAsking(false)
    host.notify('error', host.text(key))
  }

  async function publish(message: string, grants?: Grants): Promise<void> {
    setPublishing(true)
    setRefusals([])
    try {
      await send(message, grants)
    } catch (error) {
      const found = refusalsOf(error, keeper.read().text)
      setRefusals(found)
      if (error instanceof CallError && error.kind === 'conflict') showMovedBase('studio.publishConflict')
      else if (found.length === 0) warnOf(host, error)
    } finally {
      setPublishing(false)
    }
  }

  const setOpen = (isOpen: boolean) => {
    setRefusals([])
    setAsking(isOpen)
  }
  return { isAsking, isPublishing, refusals, ask: () => setOpen(true), cancel: () => setOpen(false), publish }
}
