import { onStorageRemoved, readStored, removeStored, storedKeys, writeStored } from '../../session/storage'
import { tabId } from '../../session/tabId'

/** A text as it stands in an editor, while the server does not have it. */
export interface LocalDraft {
  text: string
  /** Revision of the server's draft that the text started from. */
  revision: number
  /** The texts of saves whose answers have not come: the server may have any of them. */
  sent: readonly string[]
  /** Milliseconds since 1970. */
  at: number
}

/** A text that was left on this computer, and where it is kept. */
export interface LeftDraft extends LocalDraft {
  key: string
}

/** What one user has typed into one page, kept on this computer until the server has it. Every editor has a place of its own, so that none overwrites another's. */
export interface LocalDrafts {
  /** Keeps the text of this editor; false where the browser's storage is full or forbidden. */
  keep(draft: LocalDraft): boolean
  /** The server has what this editor kept. */
  forget(): void
  /** The server has this text: whichever place holds it gives it up. A tab that has typed on meanwhile keeps its place. */
  forgetLeft(left: LeftDraft): void
  /** What is kept by editors that are gone, the newest first. One that is still on a screen looks after its own. */
  readLeft(): Promise<LeftDraft[]>
  /**
   * The editor is on the screen, and says so to others that ask. Calls when another tab has given up what it kept, which it does when the server has it.
   * The result ends both.
   */
  watch(onSaved: () => void): () => void
}

/** What editors of one page in several tabs of a browser say to one another. */
type Message = { asks: 'who is there' } | { isThere: string }

/** How long an editor waits for others to say that they are there, in milliseconds. One that is slower is asked about like one that is gone. */
const retryPause = 200

/** A draft that nobody comes back for is thrown away after this time. */
const life = 90 * 24 * 60 * 60 * 1000

function isLocalDraft(value: unknown): value is LocalDraft {
  if (value === null || typeof value !== 'object') return false
  const { text, revision, sent, at } = value as Partial<LocalDraft>
  return typeof text === 'string' && typeof revision === 'number' && Array.isArray(sent) && typeof at === 'number'
}

function readKept(key: string): LeftDraft[] {
  const value = readStored(key)
  return isLocalDraft(value) ? [{ ...value, key }] : []
}

let editors = 0

export function createLocalDrafts(userId: string, code: string): LocalDrafts {
  const start = `STUDIO_DRAFT ${userId} ${code} `
  editors += 1
  const own = `${start}${tabId}-${editors}`
  return {
    // Where there is no room for everything, the text alone.
    keep: (draft) => writeStored(own, draft, life) || writeStored(own, { ...draft, sent: [] }, life),
    forget: () => removeStored(own),
    forgetLeft({ key, text }) {
      if (readKept(key)[0]?.text === text) removeStored(key)
    },
    async readLeft() {
      const all = storedKeys(start).flatMap(readKept)
      const present = all.length > 0 ? await askWhoIsThere(start) : new Set()
      return all.filter(({ key }) => !present.has(key)).sort((a, b) => b.at - a.at)
    },
    watch(onSaved) {
      const channel = new BroadcastChannel(start)
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        if ('asks' in data) channel.postMessage({ isThere: own } satisfies Message)
      }
      const unsubscribe = onStorageRemoved(start, onSaved)
      return () => {
        unsubscribe()
        channel.close()
      }
    },
  }
}

/** The keys of the editors that are on a screen of this browser. */
function askWhoIsThere(start: string): Promise<ReadonlySet<string>> {
  const present = new Set<string>()
  const channel = new BroadcastChannel(start)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('isThere' in data) present.add(data.isThere)
  }
  channel.postMessage({ asks: 'who is there' } satisfies Message)
  return new Promise((resolve) => {
    setTimeout(() => {
      channel.close()
      resolve(present)
    }, retryPause)
  })
}
