import { momentText } from '../../schemas/rules/dates'

/** The time now as rows keep it: `YYYY-MM-DD HH:mm:ss` of this server. */
export function timeNow(offsetSeconds = 0): string {
  return momentText(new Date(Date.now() + offsetSeconds * 1000))
}

/** The zone of that time, by its IANA name. */
export function zoneNow(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
