import { request } from 'undici'
import { type MessageSender, SendFailure } from './MessageSender'

/** Milliseconds for one message. */
const timeLimit = 10_000
/** Characters that are kept of what the other side said. */
const keptAnswer = 500

/**
 * Hands messages to another service by POST, as JSON `{ id, type, title, content, receiver }`. An answer of 200 to 299 means that it was taken; redirections
 * are not followed, for the token would go along.
 */
export function webhookSender(address: string, token?: string): MessageSender {
  return {
    async send(message) {
      const { statusCode, text } = await post(address, JSON.stringify(message), {
        'content-type': 'application/json',
        'idempotency-key': message.id,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      })
      if (statusCode < 200 || statusCode > 299) throw new SendFailure('refused', `${statusCode} ${text.slice(0, keptAnswer)}`.trim())
    },
  }
}

async function post(address: string, body: string, headers: Record<string, string>): Promise<{ statusCode: number; text: string }> {
  try {
    const answer = await request(address, { method: 'POST', headers, body, headersTimeout: timeLimit, bodyTimeout: timeLimit })
    return { statusCode: answer.statusCode, text: await answer.body.text() }
  } catch (error) {
    throw new SendFailure('unreachable', error instanceof Error ? error.message.slice(0, keptAnswer) : '')
  }
}
