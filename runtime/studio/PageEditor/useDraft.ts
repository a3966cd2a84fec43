import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PageDraft } from '../../../schemas/api/pages'
import { CallError } from '../../calls/Calls'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { createStudioCalls } from '../studioCalls'

export interface DraftState {
  draft: PageDraft | undefined
  error: Error | null
  retry(): void
  /** The text in the editor. */
  text: string
  setText(text: string): void
  isDirty: boolean
  isSaving: boolean
  /** The draft as somebody else saved it meanwhile; the text in the editor is untouched. */
  conflict: PageDraft | null
  /** Saves the text; true when it was saved. */
  save(): Promise<boolean>
  /** Ends the conflict: `theirs` gives their text to put into the editor, `mine` saves over theirs. */
  settle(whose: 'theirs' | 'mine'): Promise<string | null>
  /** Takes over a draft that the server has replaced, for example by a roll-back. */
  adopt(draft: PageDraft): void
}

/** A page's draft while it is being edited: loaded once, saved on demand, never overwritten behind anybody's back. */
export function useDraft(code: string): DraftState {
  const host = usePageHost()
  const queryClient = useQueryClient()
  const studio = useMemo(() => createStudioCalls(host.calls), [host.calls])
  const query = useQuery({
    queryKey: ['draft', code],
    queryFn: ({ signal }) => studio.getDraft(code, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const [saved, setSaved] = useState<PageDraft>()
  const [text, setText] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<PageDraft | null>(null)
  const busy = useRef(false)

  const adopt = useCallback((draft: PageDraft) => {
    setSaved(draft)
    setText(draft.text)
    setConflict(null)
  }, [])

  useEffect(() => {
    if (query.data) adopt(query.data)
  }, [query.data, adopt])

  const isDirty = saved !== undefined && text !== saved.text
  const { setDirty } = host
  useEffect(() => {
    setDirty(`studio:${code}`, isDirty)
    return () => setDirty(`studio:${code}`, false)
  }, [setDirty, code, isDirty])

  async function write(base: number): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setSaving(true)
    try {
      const next = await studio.saveDraft(code, text, base)
      setSaved({ ...next, text })
      setConflict(null)
      await queryClient.invalidateQueries({ queryKey: ['pages'] })
      return true
    } catch (error) {
      if (error instanceof CallError && error.kind === 'conflict') setConflict(await studio.getDraft(code))
      else warnOf(host, error)
      return false
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  return {
    draft: saved,
    error: query.error,
    retry: () => void query.refetch(),
    text,
    setText,
    isDirty,
    isSaving,
    conflict,
    save: () => write(saved?.revision ?? 0),
    async settle(whose) {
      if (!conflict) return null
      if (whose === 'mine') return (await write(conflict.revision)) ? text : null
      adopt(conflict)
      return conflict.text
    },
    adopt,
  }
}
