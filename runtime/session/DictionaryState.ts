import type { DictItem } from '../../schemas/api/session'

/** What is known of a dictionary, in the language on the screen. */
export interface DictionaryState {
  /** The same list as long as neither the dictionary nor the language changes. */
  items: readonly DictItem[]
  isPending: boolean
  error: Error | null
  retry(): void
}
