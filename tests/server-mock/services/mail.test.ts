import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SendFailure } from '../../../server-mock/services/messages/MessageSender'
import { readMessageSettings } from '../../../server-mock/services/messages/MessageSettings'

/** A mail server: it keeps what it is handed, and knows one receiver that it refuses. */
const taken: { from: string; to: string[]; user: unknown; text: string }[] = []
let mail: SMTPServer
let port: number

beforeAll(async () => {
  mail = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username }) : done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody') ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })) : done(),
    async onData(stream, { envelope, user }, done) {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(part as Buffer)
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), user, text: Buffer.concat(parts).toString() })
      done()
    },
  })
  await new Promise<void>((done) => mail.listen(0, '127.0.0.1', done))
  port = (mail.server.address() as { port: number }).port
})
afterAll(() => new Promise<void>((done) => mail.close(done)))
beforeEach(() => void taken.splice(0))

const senderOf = (settings: Record<string, string>) => {
  const sender = readMessageSettings({ MESSAGE_EMAIL_FROM: 'Pagewright <noreply@example.org>', ...settings }).senders['2']
  if (!sender) throw new Error('no sender')
  return sender
}
const byMail = (password = 'secret') => senderOf({ MESSAGE_EMAIL_URL: `smtp://sender:${password}@127.0.0.1:${port}` })
const message = { id: 'a1', type: '2', title: 'Prüfung fällig', content: 'Bitte bis morgen\n.prüfen', receiver: 'li@example.org' } as const

describe('a message by e-mail', () => {
  it('goes to the mail server as a text for one receiver, signed in, and the same for every try', async () => {
    await byMail().send(message)
    await byMail().send(message)
    expect(taken).toHaveLength(2)
    expect(taken[0]).toMatchObject({ from: 'noreply@example.org', to: ['li@example.org'], user: 'sender' })
    for (const { text } of taken) expect(text).toContain('Message-ID: <a1@pagewright>')
    expect(taken[0]?.text).toMatch(/^Content-Type: text\/plain/m)
  })

  it('takes no further receivers and no further headings out of what somebody has written', async () => {
    const receiver = 'li@example.org, all@example.org'
    await byMail()
      .send({ ...message, receiver })
      .catch(() => undefined)
    await byMail().send({ ...message, title: 'Hello\r\nBcc: all@example.org' })
    expect(taken.flatMap(({ to }) => to)).not.toContain('all@example.org')
    for (const { text } of taken) expect(text).not.toMatch(/^Bcc:/m)
  })

  it('is refused with what the server says, and is unreachable where nobody listens', async () => {
    const refused = (sender: ReturnType<typeof byMail>, receiver: string = message.receiver) =>
      sender.send({ ...message, receiver }).then(
        () => undefined,
        (error: unknown) => (error instanceof SendFailure ? [error.reason, error.message] : error),
      )
    expect(await refused(byMail(), 'nobody@example.org')).toEqual(['refused', expect.stringContaining('no such mailbox')])
    expect(await refused(byMail('guessed'))).toEqual(['refused', expect.stringContaining('wrong password')])
    expect(await refused(senderOf({ MESSAGE_EMAIL_URL: 'smtp://127.0.0.1:1' }))).toEqual(['unreachable', expect.any(String)])
  })

  it('needs a sender and an address that can be one', () => {
    const read = (settings: Record<string, string>) => () => readMessageSettings(settings)
    expect(read({ MESSAGE_EMAIL_URL: 'smtp://host' })).toThrow('MESSAGE_EMAIL_FROM')
    expect(read({ MESSAGE_EMAIL_URL: 'ftp://host' })).toThrow('http, https, smtp or smtps')
    expect(read({ MESSAGE_SMS_URL: 'smtp://host', MESSAGE_EMAIL_FROM: 'a@b.c' })).toThrow(
      'MESSAGE_SMS_URL must be an address by http or https',
    )
  })
})
