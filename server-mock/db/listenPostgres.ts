import pg from 'pg'

type OnNotice = (payload: string) => void

const reconnectAfter = 2_000

/** One connection of its own for LISTEN, made when the first listener comes and made again when it is lost. */
export function listenPostgres(settings: pg.ClientConfig) {
  const listeners = new Map<string, Set<OnNotice>>()
  let client: pg.Client | undefined
  let connecting: Promise<pg.Client> | undefined
  let isClosed = false

  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({ ...settings, idle_in_transaction_session_timeout: 0 })
    made.on('error', () => reconnectLater(made))
    made.on('end', () => reconnectLater(made))
    made.on('notification', ({ channel, payload }) => {
      for (const onNotice of listeners.get(channel) ?? []) onNotice(payload ?? '')
    })
    await made.connect()
    for (const channel of listeners.keys()) await made.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = made
    return made
  }

  function connected(): Promise<pg.Client> {
    connecting ??= connect().catch((error) => {
      connecting = undefined
      throw error
    })
    return connecting
  }

  function reconnectLater(lost: pg.Client): void {
    if (isClosed || client !== lost) return
    client = undefined
    connecting = undefined
    const attempt = () => void connected().catch(() => setTimeout(attempt, reconnectAfter).unref())
    setTimeout(attempt, reconnectAfter).unref()
  }

  return {
    async listen(channel: string, onNotice: OnNotice): Promise<() => Promise<void>> {
      const isNew = !listeners.has(channel)
      const those = listeners.get(channel) ?? new Set<OnNotice>()
      listeners.set(channel, those)
      those.add(onNotice)
      const open = await connected()
      if (isNew) await open.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        those.delete(onNotice)
      }
    },
    async close(): Promise<void> {
      isClosed = true
      await connecting?.catch(() => undefined)
      await client?.end()
    },
  }
}
