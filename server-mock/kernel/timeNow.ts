import { momentText } from '../../schemas/rules/dates'

/** The time now as rows keep it: `YYYY-MM-DD HH:mm:ss` of this server. */
export function timeNow(offsetSeconds = 0): string {
  return momentText(new Date(Date.now() + offsetSeconds * 1000))
}
