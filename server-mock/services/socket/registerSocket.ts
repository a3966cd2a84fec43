import type { FastifyInstance } from 'fastify'
import { LiveTab } from '../live/LiveTab'
import { takeMessage } from '../live/takeMessage'
import { tellRows } from '../live/tellRows'
import type { Services } from '../Services'
import { findSession } from '../session/sessions'

const tokenPattern = /^[A-Za-z0-9_-]{20,200}$/

/** How often every socket is asked for a sign of life, in milliseconds. */
const pingEvery = 30_000

/**
 * The socket of a tab: `/vxeSocket/{userId}/{pageId}`. The token travels as sub-protocol and decides who the user is; an address that names another
 * user is refused, and a socket whose session has ended is closed at its next message or sign of life. Tells open tabs which pages were published and
 * which rows changed.
 */
export function registerSocket(app: FastifyInstance, services: Services, { askForLifeEvery = pingEvery } = {}): void {
  const { database, pages, changes, rowChanges } = services
  const tabs = new Map<LiveTab, () => Promise<boolean>>()
  const tellAll = (key: string, args: unknown[], userId = '') => {
    for (const tab of tabs.keys()) {
      if (userId === '' || tab.user?.id === userId) tab.send({ type: 'common_send_date', data: { key, args } })
    }
  }
  pages.onPublished(({ code, version }) => tellAll('page-published', [code, version]))
  changes.onChange(({ kind, subject, detail }) => {
    if (kind === 'told') tellAll(subject, [], detail)
  })
  rowChanges.onTold((change) => tellRows(services, tabs.keys(), change))
  rowChanges.onMissed(() => tellAll('rows-missed', []))

  const timer = setInterval(() => {
    for (const [tab, stillStands] of tabs) {
      tab.checkLife()
      void stillStands().catch(() => {})
    }
  }, askForLifeEvery)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await rowChanges.close()
  })

  app.get('/vxeSocket/:userId/:pageId', { websocket: true, config: { access: 'public' } }, async (socket, request) => {
    const token = String(request.headers['sec-websocket-protocol'] ?? '').split(',')[0] ?? ''
    const { userId, pageId } = request.params as { userId: string; pageId: string }
    const tab = new LiveTab(socket, pageId)
    async function stillStands(): Promise<boolean> {
      const user = tokenPattern.test(token.trim()) ? await findSession(database, token.trim()) : null
      tab.user = user?.id === userId || user?.username === userId ? user : null
      if (!tab.user) tab.refuse()
      return tab.user !== null
    }
    async function answer(text: string): Promise<void> {
      if (await stillStands()) await takeMessage(services, tab, text)
    }
    let lastAnswer = Promise.resolve()
    socket.on('message', (data: { toString(): string }) => {
      if (!tab.countMessage()) return
      // One after the other. The database may be away for a moment: the next heart beat asks again.
      lastAnswer = lastAnswer.then(() => answer(data.toString())).catch(() => {})
    })
    socket.on('close', () => tabs.delete(tab))
    socket.on('error', () => tabs.delete(tab))
    const stands = await stillStands().catch(() => {
      // The database is away, and who this is cannot be said yet: the browser comes again.
      tab.putOff()
      return false
    })
    if (stands && socket.readyState === socket.OPEN) tabs.set(tab, stillStands)
  })
}
