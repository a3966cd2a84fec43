import { onStorageRemoved, readStored, removeStored, storedKeys, writeStored } from './storage'
import { tabId } from './tabId'

/** What was typed, as it is kept on this computer. */
export interface KeptInput {
  /** Milliseconds since 1970. */
  at: number
}

/** Input that was left on this computer, and where it is kept. */
export type LeftInput<T extends KeptInput> = T & { key: string }

/** Where one user keeps on this computer what was typed in one place. Each editor in each tab has a place of its own, so that none overwrites another's. */
export interface LocalPlaces<T extends KeptInput> {
  /** Keeps what stands in this editor; false where the browser's storage is full or forbidden. */
  keep(input: T): boolean
  /** Gives up what this editor keeps. */
  forget(): void
  /** Gives up what was left, if it is still as it was read. A tab that has typed on meanwhile keeps its place. */
  forgetLeft(left: LeftInput<T>): void
  /** What is kept by editors that are gone, the newest first. One that is still on a screen looks after its own. */
  readLeft(): Promise<LeftInput<T>[]>
  /**
   * The editor is on the screen, and says so to others that ask. Calls when another tab has given up what it kept, which it does when the server has it.
   * The result ends both.
   */
  watch(onSaved?: () => void): () => void
}

interface LocalPlacesOptions<T> {
  /** What is typed, by whom and where; begins the keys of storage. */
  start: string
  isKept(value: unknown): value is T
  /** true when both are the same input. */
  isSame(one: T, other: T): boolean
}

/** What editors in several tabs of a browser say to one another. */
type Message = { asks: 'who is there' } | { isThere: string }

/** How long an editor waits for others to say that they are there, in milliseconds. One that is slower is asked about like one that is gone. */
const retryPause = 200

/** What nobody comes back for is thrown away after this time. */
const life = 90 * 24 * 60 * 60 * 1000

let editors = 0

export function createLocalPlaces<T extends KeptInput>({ start, isKept, isSame }: LocalPlacesOptions<T>): LocalPlaces<T> {
  editors += 1
  const own = `${start}${tabId}-${editors}`
  const readKept = (key: string): LeftInput<T>[] => {
    const value = readStored(key)
    return isKept(value) ? [{ ...value, key }] : []
  }
  return {
    keep: (input) => writeStored(own, input, life),
    forget: () => removeStored(own),
    forgetLeft(left) {
      const [now] = readKept(left.key)
      if (now && isSame(now, left)) removeStored(left.key)
    },
    async readLeft() {
      const all = storedKeys(start)
        .filter((key) => key !== own)
        .flatMap(readKept)
      const present = all.length > 0 ? await askWhoIsThere(start) : new Set()
      return all.filter(({ key }) => !present.has(key)).sort((one, other) => other.at - one.at)
    },
    watch(onSaved = () => {}) {
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
