import { createTransport } from 'nodemailer'
import { type MessageSender, SendFailure } from './MessageSender'

/** Milliseconds for each step of handing a mail over. */
const timeLimit = 10_000
/** Characters that are kept of what the other side said. */
const keptAnswer = 500

/**
 * Sends mail through a server that speaks SMTP: `smtp://user:password@host:587`, or `smtps:` for a connection that is encrypted from the start. With `smtp:` it
 * is encrypted as soon as the server offers to. A text goes to one receiver, as text.
 */
export function smtpSender(address: string, from: string): MessageSender {
  const transport = createTransport({
    url: address,
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    socketTimeout: timeLimit,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, title, content, receiver }) {
      // As an address, and not as a list of them that a text is read for.
      const to = { name: '', address: receiver }
      // The same for every try, so that a mail that arrived twice is known.
      const messageId = `<${id}@pagewright>`
      try {
        await transport.sendMail({ from, to, subject: title, text: content, messageId })
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

/** A server that answered has refused, and says so by a code. */
function failureOf(error: unknown): SendFailure {
  const { responseCode, message } = error as { responseCode?: number; message?: string }
  return new SendFailure(responseCode === undefined ? 'unreachable' : 'refused', String(message ?? '').slice(0, keptAnswer))
}
