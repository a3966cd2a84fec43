import type { FastifyInstance } from 'fastify'
import type { TabEvent } from '../../../schemas/api/socket'
import { readDocumentName } from '../../../schemas/documents/documentName'
import { buildEvent } from '../../../schemas/wire/build'
import { readBuild } from '../health/readBuild'
import { LiveTab } from '../live/LiveTab'
import { sendOwnEvent } from '../live/sendOwnEvent'
import { sendRowChange } from '../live/sendRowChange'
import { takeMessage } from '../live/takeMessage'
import type { Services } from '../Services'
import { createHandshakeCheck, findSocketUser } from './handshakes'
import type { SocketLimits } from './SocketCounter'

interface SocketSettings extends SocketLimits {
  /** How often every socket is asked for a sign of life, in milliseconds. */
  askForLifeEvery: number
}

const usualSettings: SocketSettings = { askForLifeEvery: 30_000, mostPerUser: 50, mostPerAddress: 1000 }

/** Passes on to the tabs what this server, or another, publishes, changes and announces. */
function subscribeTabs(services: Services, tabs: ReadonlyMap<LiveTab, unknown>): void {
  const { pages, changes, rowChanges } = services
  const sendToAll = (key: string, args: unknown[], userId = '') => {
    for (const tab of tabs.keys()) {
      if (userId === '' || tab.user?.id === userId) tab.send({ type: 'common_send_date', data: { key, args } })
    }
  }
  pages.onPublished(({ code, version }) => sendToAll('page-published', [code, version]))
  pages.onWithdrawn((code) => sendToAll('page-withdrawn', [code]))
  changes.onChange(({ kind, subject, detail }) => {
    if (kind === 'tab-event') sendToAll(subject, [], detail)
    // What is kept of rights was forgotten before: who asks now is answered with what is granted.
    if (kind === 'rights' || kind === 'all') sendToAll('rights-changed' satisfies TabEvent, [])
    // The store of documents has listened before: who asks now is answered with what is published.
    if (kind === 'document') sendToAll('document-changed', argsOf(subject))
    if (kind === 'all') sendToAll('document-changed', [])
  })
  rowChanges.subscribe((change) => sendRowChange(services, [...tabs.keys()], change))
  rowChanges.subscribe((change) => sendOwnEvent([...tabs.keys()], change))
  rowChanges.onMissed(() => sendToAll('rows-missed', []))
}

/** Name, kind and code of a document: a browser knows none of the kinds. */
function argsOf(name: string): string[] {
  const document = readDocumentName(name)
  return document ? [name, document.kind, document.code] : []
}

/**
 * The socket of a tab: `/vxeSocket/{userId}/{pageId}`. The token travels as sub-protocol and decides who the user is; an address that names another
 * user is refused, and a socket whose session has ended is closed at its next message or sign of life. Open tabs get an event for each page that was
 * published and for rows that changed.
 */
export function registerSocket(app: FastifyInstance, services: Services, changed: Partial<SocketSettings> = {}): void {
  const settings = { ...usualSettings, ...changed }
  const tabs = new Map<LiveTab, () => Promise<boolean>>()
  const handshakes = createHandshakeCheck(services, settings)
  subscribeTabs(services, tabs)
  const build = readBuild(services.clientFolder)

  const timer = setInterval(() => {
    for (const [tab, isSessionValid] of tabs) {
      tab.checkLife()
      void isSessionValid().catch(() => {})
    }
  }, settings.askForLifeEvery)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await services.rowChanges.close()
  })

  const options = { websocket: true, config: { access: 'public' }, preValidation: handshakes.check } as const
  app.get('/vxeSocket/:userId/:pageId', options, (socket, request) => {
    const tab = new LiveTab(socket, (request.params as { pageId: string }).pageId)
    async function isSessionValid(): Promise<boolean> {
      tab.user = await findSocketUser(services, request)
      if (!tab.user) tab.refuse()
      return tab.user !== null
    }
    async function answer(text: string): Promise<void> {
      if (await isSessionValid()) await takeMessage(services, tab, text)
    }
    let lastAnswer = Promise.resolve()
    socket.on('message', (data: { toString(): string }) => {
      if (!tab.countMessage()) return
      // One after the other. The database may be away for a moment: the next heart beat asks again.
      lastAnswer = lastAnswer.then(() => answer(data.toString())).catch(() => {})
    })
    socket.on('close', () => tabs.delete(tab))
    socket.on('error', () => tabs.delete(tab))
    tab.user = handshakes.userOf(request)
    if (!tab.user) return tab.refuse()
    tabs.set(tab, isSessionValid)
    if (build !== null) tab.send({ type: 'common_send_date', data: { key: buildEvent, args: [build] } })
  })
}
