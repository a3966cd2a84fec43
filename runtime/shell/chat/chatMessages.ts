/** What the chat in the frame asks for. */
export type ChatMessage = { type: 'change-size'; width?: number; height?: number } | { type: 'show-info'; text: string }

/** Most characters of a text that is shown. */
const mostCharacters = 500

/** A message of the frame, as an object or as JSON, with its values beside its type or in `data`; null for anything else. */
export function readChatMessage(sent: unknown): ChatMessage | null {
  const message = objectIn(sent)
  if (!message) return null
  const values = objectIn(message.data) ?? message
  if (message.type === 'change-size') return { type: 'change-size', width: pixelsOf(values.width), height: pixelsOf(values.height) }
  const text = [values.message, values.content, values.text, message.data].find((one) => typeof one === 'string' && one !== '')
  return message.type === 'show-info' && typeof text === 'string' ? { type: 'show-info', text: text.slice(0, mostCharacters) } : null
}

function objectIn(sent: unknown): Record<string, unknown> | null {
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) return sent as Record<string, unknown>
  if (typeof sent !== 'string' || !sent.startsWith('{')) return null
  try {
    return JSON.parse(sent) as Record<string, unknown>
  } catch {
    return null
  }
}

/** `420`, `'420'` or `'420px'`. */
function pixelsOf(sent: unknown): number | undefined {
  const pixels = typeof sent === 'string' ? Number(sent.replace(/px$/, '')) : sent
  return typeof pixels === 'number' && Number.isFinite(pixels) && pixels > 0 ? Math.round(pixels) : undefined
}
