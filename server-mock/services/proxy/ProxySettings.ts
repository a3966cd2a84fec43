import { SettingError } from '../../kernel/SettingError'

/** A server that the proxy may call. */
export interface AllowedTarget {
  host: string
  /** null: the usual ports of http and https. A named port also opens addresses of the inner network, which somebody must have meant. */
  port: number | null
}

export interface ProxySettings {
  targets: readonly AllowedTarget[]
  /** Milliseconds for the whole call. */
  timeout: number
  /** Bytes of an answer. */
  mostBytes: number
}

const entryPattern = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?$/i

/** Reads PROXY_ALLOW: hosts, or hosts with a port, joined by commas. Empty allows nothing. */
export function readProxySettings({ PROXY_ALLOW = '' }: Readonly<Record<string, string | undefined>>): ProxySettings {
  const targets = PROXY_ALLOW.split(',').flatMap((entry): AllowedTarget[] => {
    if (entry.trim() === '') return []
    const [, host, port] = entryPattern.exec(entry.trim()) ?? []
    if (!host) throw new SettingError(`PROXY_ALLOW: "${entry.trim()}" is no host and no host:port.`)
    return [{ host: host.toLowerCase(), port: port ? Number(port) : null }]
  })
  return { targets, timeout: 10_000, mostBytes: 2 * 1024 * 1024 }
}
