import { useState } from 'react'
import { CallError } from '../../calls/Calls'
import type { TextKey } from '../../text/TextKey'
import { useText } from '../../text/useText'

interface Attempt {
  /** Runs one try; true when it went well. */
  run(action: () => Promise<void>): Promise<boolean>
  isPending: boolean
  /** What to tell the user about the last try. */
  error: string | null
}

/** One try at a time of something that the server may refuse, with what it said. `fallback`: key of the text for failures without words for a user. */
export function useAttempt(fallback: TextKey): Attempt {
  const { text } = useText()
  const [state, setState] = useState<{ isPending: boolean; error: string | null }>({ isPending: false, error: null })
  return {
    ...state,
    async run(action) {
      setState({ isPending: true, error: null })
      try {
        await action()
        setState({ isPending: false, error: null })
        return true
      } catch (error) {
        const isUnknown = !(error instanceof CallError) || error.kind === 'expired' || error.kind === 'invalid'
        setState({ isPending: false, error: isUnknown ? text(fallback) : error.message })
        return false
      }
    },
  }
}
