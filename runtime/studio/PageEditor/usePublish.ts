import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../calls/Calls'
import { usePageHost } from '../../session/PageHost'
import type { StudioCalls } from '../studioCalls'
import type { DraftState } from './useDraft'

export interface PublishDeed {
  isAsking: boolean
  isPublishing: boolean
  ask(): void
  cancel(): void
  publish(message: string): Promise<void>
}

/** Publishing what stands in the editor: asked first, done once, and told in words when it is refused. */
export function usePublish(code: string, draft: DraftState, studio: StudioCalls): PublishDeed {
  const host = usePageHost()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isPublishing, setPublishing] = useState(false)

  async function publish(message: string): Promise<void> {
    setPublishing(true)
    try {
      const result = await studio.publish(code, { text: draft.text, message: message || undefined, base: draft.draft?.base ?? null })
      setAsking(false)
      host.notify('success', host.text('studio.published', { version: result.version }))
      draft.adopt(await studio.getDraft(code))
      await Promise.all(['pages', 'page', 'page-check', 'page-history'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
    } catch (error) {
      const isMoved = error instanceof CallError && error.kind === 'conflict'
      host.notify('error', isMoved ? host.text('studio.publishConflict') : error instanceof Error ? error.message : String(error))
    } finally {
      setPublishing(false)
    }
  }

  return { isAsking, isPublishing, ask: () => setAsking(true), cancel: () => setAsking(false), publish }
}
