import { SettingError } from '../../kernel/SettingError'

export interface ChatSettings {
  /** Origin of the chat that stands in a frame; null where there is none. */
  origin: string | null
}

/** Reads CHAT_ORIGIN: one origin, for example https://chat.example.com; no chat when left out. */
export function readChatSettings({ CHAT_ORIGIN = '' }: Readonly<Record<string, string | undefined>>): ChatSettings {
  const text = CHAT_ORIGIN.trim()
  if (text === '') return { origin: null }
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username)
    return { origin: url.origin }
  throw new SettingError(`CHAT_ORIGIN: "${text}" is no origin such as https://chat.example.com.`)
}
