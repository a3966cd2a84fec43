import type { PageDraft } from '../../../schemas/api/pages'
import { CallError } from '../../calls/Calls'
import type { DraftKeeper, DraftSnapshot } from './DraftKeeper'
import type { LeftDraft, LocalDrafts } from './localDrafts'
import { createSaveTimer } from './saveTimer'

/** How the keeper reaches the server. Both throw a `CallError`; a moved revision is one of kind `conflict`. */
export interface DraftCalls {
  getDraft(): Promise<PageDraft>
  saveDraft(text: string, revision: number): Promise<PageDraft>
}

/** How many texts of unanswered saves are remembered. */
const keptSaves = 5

const nothing: DraftSnapshot = {
  draft: undefined,
  error: null,
  text: '',
  state: 'saved',
  isKept: true,
  failure: null,
  conflict: null,
  isFromElsewhere: false,
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

export function createDraftKeeper(calls: DraftCalls, local: LocalDrafts): DraftKeeper {
  return new Keeper(calls, local)
}

class Keeper implements DraftKeeper {
  private snapshot = nothing
  private readonly listeners = new Set<() => void>()
  private readonly timer = createSaveTimer(() => void this.save())
  private writing: Promise<boolean> | undefined
  /** What `text` started from: a revision of the server's draft, and its text where it is known. */
  private base: { revision: number; text: string | undefined } = { revision: 0, text: undefined }
  /** The texts of saves whose answers did not come since the last one that did: the server may have any of them. */
  private unanswered: readonly string[] = []
  /** What an earlier tab left and this editor has taken up; given up when the server has it. */
  private left: LeftDraft | undefined
  private isOpen = false

  constructor(
    private readonly calls: DraftCalls,
    private readonly local: LocalDrafts,
  ) {}

  read = (): DraftSnapshot => this.snapshot

  subscribe = (changed: () => void) => {
    this.listeners.add(changed)
    return () => void this.listeners.delete(changed)
  }

  open(): void {
    this.isOpen = true
    void this.refresh()
  }

  close(): void {
    this.isOpen = false
    void this.save()
  }

  type = (text: string): void => {
    const { draft, conflict } = this.snapshot
    if (!draft || text === this.snapshot.text) return
    this.change({ text, isFromElsewhere: false })
    if (this.isClean() && !this.writing && !conflict) this.rest()
    else this.noteTyped()
  }

  async save(): Promise<boolean> {
    this.timer.stop()
    if (this.writing) await this.writing
    const { draft, conflict } = this.snapshot
    if (!draft || conflict) return false
    if (this.isClean()) {
      this.rest()
      return true
    }
    return this.write(this.base.revision)
  }

  async settle(whose: 'theirs' | 'mine'): Promise<void> {
    const { conflict } = this.snapshot
    if (!conflict) return
    if (whose === 'mine') return void (await this.write(conflict.revision))
    this.startFrom(conflict)
    this.change({ text: conflict.text, isFromElsewhere: true })
    this.rest()
  }

  replaceBy(draft: PageDraft, published: string): void {
    const text = this.snapshot.text === published ? draft.text : this.snapshot.text
    this.startFrom(draft)
    this.change({ text, isFromElsewhere: false })
    this.afterSave()
  }

  async refresh(): Promise<void> {
    if (this.writing) return
    try {
      const current = await this.calls.getDraft()
      if (this.writing) return
      if (this.snapshot.draft) this.meet(current)
      else await this.begin(current)
    } catch (error) {
      if (!this.snapshot.draft) this.change({ error: asError(error) })
    }
    if (this.isOpen && !this.isClean()) this.timer.typed()
  }

  /** The first look at the draft: what an earlier tab could not save any more is taken up where it ended. */
  private async begin(draft: PageDraft): Promise<void> {
    const all = await this.local.readLeft()
    if (this.snapshot.draft) return
    for (const one of all) if (one.text === draft.text) this.local.forgetLeft(one)
    this.left = all.find(({ text }) => text !== draft.text)
    this.startFrom(draft)
    this.change({ text: draft.text, error: null, state: 'saved' })
    if (this.left) this.takeUp(this.left, draft)
  }

  /** Where the draft has moved since, which of the two is wanted is for somebody to say. */
  private takeUp(left: LeftDraft, draft: PageDraft): void {
    const isOlder = left.revision !== draft.revision && !left.sent.includes(draft.text)
    if (isOlder) this.base = { revision: left.revision, text: undefined }
    this.unanswered = left.sent
    this.change({ text: left.text, state: isOlder ? 'unsaved' : 'typed', conflict: isOlder ? draft : null })
    this.keepLocally()
  }

  /** What the server has, beside what this editor started from: taken over, followed, or asked about. Nothing typed is given up here. */
  private meet(current: PageDraft): void {
    const { text } = this.snapshot
    if (current.revision <= this.base.revision) return
    if (this.isClean() && current.text !== text) {
      this.startFrom(current)
      this.change({ text: current.text, isFromElsewhere: true, state: 'saved' })
    } else if ([this.base.text, text, ...this.unanswered].includes(current.text)) {
      this.startFrom(current)
      if (this.isClean()) this.rest()
      else this.keepLocally()
    } else {
      this.timer.stop()
      this.change({ conflict: current, state: 'unsaved' })
    }
  }

  private noteTyped(): void {
    this.keepLocally()
    if (this.snapshot.conflict) return
    if (!this.writing) this.change({ state: 'typed', failure: null })
    this.timer.typed()
  }

  private startFrom(draft: PageDraft): void {
    this.base = draft
    this.change({ draft, conflict: null })
  }

  private write(revision: number): Promise<boolean> {
    this.writing ??= this.send(revision).finally(() => {
      this.writing = undefined
    })
    return this.writing
  }

  private async send(revision: number): Promise<boolean> {
    const { text } = this.snapshot
    this.unanswered = [...this.unanswered.filter((sent) => sent !== text), text].slice(-keptSaves)
    this.keepLocally()
    this.change({ state: 'saving' })
    try {
      const draft = await this.calls.saveDraft(text, revision)
      // An answer that is stale, by a version that was brought back, says nothing any more.
      if (draft.revision >= this.base.revision) this.startFrom({ ...draft, text })
      this.afterSave()
      return true
    } catch (error) {
      return error instanceof CallError && error.kind === 'conflict' ? this.meetConflict(error) : this.fail(error)
    }
  }

  /** The draft has moved. Where it only moved by a save of ours whose answer was lost, or without another text, the save is made once more. */
  private async meetConflict(refusal: CallError): Promise<boolean> {
    try {
      const { revision } = this.base
      this.meet(await this.calls.getDraft())
      if (this.isClean()) return true
      if (this.snapshot.conflict) return false
      return this.base.revision === revision ? this.fail(refusal) : await this.send(this.base.revision)
    } catch (error) {
      return this.fail(error)
    }
  }

  private fail(error: unknown): false {
    const failure = asError(error)
    this.change({ state: 'unsaved', failure })
    if (this.isOpen && isUnsure(error)) this.timer.failed()
    return false
  }

  /** The server has the text that was sent; what was typed meanwhile waits for the next pause. */
  private afterSave(): void {
    this.unanswered = []
    if (this.isClean()) return void this.rest()
    this.noteTyped()
    this.change({ state: 'typed' })
  }

  /** The server has everything. */
  private rest(): void {
    this.timer.stop()
    this.unanswered = []
    this.local.forget()
    if (this.left) this.local.forgetLeft(this.left)
    this.left = undefined
    this.change({ state: 'saved', isKept: true, failure: null })
  }

  private keepLocally(): void {
    const { text } = this.snapshot
    this.change({ isKept: this.local.keep({ text, revision: this.base.revision, sent: this.unanswered, at: Date.now() }) })
  }

  private isClean(): boolean {
    return this.snapshot.text === this.base.text
  }

  private change(part: Partial<DraftSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...part }
    for (const listener of this.listeners) listener()
  }
}

/** true: nobody said no. The server may have got the text all the same, and trying again makes sense. */
function isUnsure(error: unknown): boolean {
  if (!(error instanceof CallError)) return true
  return ['offline', 'timeout', 'server', 'cancelled'].includes(error.kind) || error.details.status === 429
}
