import { isIP } from 'node:net'
import { SettingError } from '../../kernel/SettingError'

/** What the server knows of the network before it. */
export interface NetworkSettings {
  /**
   * Says whether an address is a proxy that is believed about whom it speaks for; `hop` counts from the connection itself, which is 0. A list of
   * addresses and ranges stands for its members. false believes nobody: a caller's address is that of the connection.
   */
  trustProxy: false | string[] | ((address: string, hop: number) => boolean)
  /** Origins that browsers know this product by, beside the host that a call names. */
  origins: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads TRUST_PROXY (how many proxies stand in front, or their addresses and ranges) and PUBLIC_ORIGIN (origins), both joined by commas. */
export function readNetworkSettings({ TRUST_PROXY = '', PUBLIC_ORIGIN = '' }: Environment): NetworkSettings {
  return { trustProxy: readTrustProxy(TRUST_PROXY.trim()), origins: partsOf(PUBLIC_ORIGIN).map(readOrigin) }
}

const partsOf = (list: string) => list.split(',').flatMap((part) => part.trim() || [])

function readTrustProxy(value: string): NetworkSettings['trustProxy'] {
  if (value === '' || value === '0') return false
  // A function, since fastify takes a bare number as "nobody".
  if (/^[1-9]\d?$/.test(value)) return (_address, hop) => hop < Number(value)
  const wrong = partsOf(value).find((part) => !isAddressOrRange(part))
  if (wrong === undefined) return partsOf(value)
  throw new SettingError(
    `TRUST_PROXY: "${wrong}" is neither a number of proxies nor an address or range such as 10.0.0.5 or 10.0.0.0/8, joined by commas.`,
  )
}

/** An IP address, or a range of them. A range that holds every address is none: it would believe every caller. */
function isAddressOrRange(text: string): boolean {
  const [address = '', length, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (length === undefined) return true
  return /^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128)
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) return url.origin
  throw new SettingError(`PUBLIC_ORIGIN: "${text}" is no origin such as https://pages.example.com, joined by commas.`)
}
