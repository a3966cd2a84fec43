import type { DraftSnapshot } from '../../../runtime/studio/draft/DraftKeeper'

/** A draft of the orders as it stands on the server, untouched since. */
export const savedDraft: DraftSnapshot = {
  draft: { code: 'order', text: '', base: 1, revision: 3, updateBy: 'eva', updateTime: '2026-01-05 10:32:00' },
  error: null,
  text: '',
  state: 'saved',
  isKept: true,
  failure: null,
  conflict: null,
  isFromElsewhere: false,
}
