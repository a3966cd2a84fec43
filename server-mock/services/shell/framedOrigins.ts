import { SettingError } from '../../kernel/SettingError'

/** Reads FRAME_ORIGINS: origins, joined by commas, whose pages the menu may show inside of the frame; none when left out. */
export function readFramedOrigins({ FRAME_ORIGINS = '' }: Readonly<Record<string, string | undefined>>): readonly string[] {
  return FRAME_ORIGINS.split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(originOf)
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin
  throw new SettingError(`FRAME_ORIGINS: "${text}" is no origin such as https://wiki.example.com.`)
}
