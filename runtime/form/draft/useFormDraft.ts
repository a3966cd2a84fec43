import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { anyChannel } from '../../rows/RowsState'
import type { LeftInput } from '../../session/localPlaces'
import type { RowFormCore } from '../RowFormCore'
import { type FormDraft, formDraftOf, isHeld, restoreDraft } from './FormDraft'
import type { FormPlace } from './FormPlace'

/** Milliseconds after a keystroke. Before the window goes out of sight it is kept at once. */
const delay = 400

/** A draft that an earlier form has left, and what can be done with it. */
export interface OfferedDraft {
  draft: FormDraft
  restore(): void
  discard(): void
}

/** Keeps what is typed on this computer, and offers what an earlier form of the same row has left there. */
export function useFormDraft(core: RowFormCore, place: FormPlace | undefined): OfferedDraft | undefined {
  const [left, setLeft] = useState<{ place: FormPlace; drafts: readonly LeftInput<FormDraft>[] }>()
  // Its end comes before that of the tables, while they can still be asked what is in them.
  useLayoutEffect(() => (place && core.mode !== 'view' ? keepDrafts(core, place) : undefined), [core, place])
  const latest = useRef(core)
  useEffect(() => {
    latest.current = core
  })
  const isOffered = place !== undefined && core.mode !== 'view'
  useEffect(() => {
    if (!isOffered) return
    let isGone = false
    void place.readLeft().then((drafts) => {
      if (!isGone) setLeft({ place, drafts: drafts.filter((draft) => !dropHeld(latest.current, place, draft)) })
    })
    return () => {
      isGone = true
    }
  }, [isOffered, place])
  const draft = left && left.place === place ? left.drafts[0] : undefined
  if (!draft || !place) return undefined
  const settle = () => {
    place.forgetLeft(draft)
    setLeft((now) => now && { ...now, drafts: now.drafts.filter((other) => other !== draft) })
  }
  return {
    draft,
    restore() {
      restoreDraft(core, draft)
      keepNow(core, place)
      settle()
    },
    discard: settle,
  }
}

/** What is stored by now needs no offer. */
function dropHeld(core: RowFormCore, place: FormPlace, draft: LeftInput<FormDraft>): boolean {
  if (!isHeld(core, draft)) return false
  place.forgetLeft(draft)
  return true
}

function keepDrafts(core: RowFormCore, place: FormPlace): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    keepNow(core, place)
  }
  const keepSoon = () => {
    timer ??= setTimeout(keep, delay)
  }
  const keepPending = () => {
    if (timer !== undefined) keep()
  }
  const ends = [core.store.rows.subscribe(anyChannel, keepSoon), core.subs.subscribe(keepSoon)]
  document.addEventListener('visibilitychange', keepPending)
  window.addEventListener('pagehide', keepPending)
  if (core.store.atoms.get(core.signals.isDirty)) keepSoon()
  return () => {
    keepPending()
    place.leave()
    for (const end of ends) end()
    document.removeEventListener('visibilitychange', keepPending)
    window.removeEventListener('pagehide', keepPending)
  }
}

function keepNow(core: RowFormCore, place: FormPlace): void {
  const draft = formDraftOf(core)
  if (draft) place.keep({ ...draft, at: Date.now() })
  else place.forget()
}
