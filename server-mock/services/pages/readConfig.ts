import type { PageConfig } from '../../../schemas/page/kinds'
import { normalisePage } from '../../../schemas/page/normalisePage'

/** A config that was broken behind the check's back still has a place: the browser shows what is wrong with it. */
export function readConfig(json: string): PageConfig {
  try {
    const value: unknown = JSON.parse(json)
    if (value !== null && typeof value === 'object') return normalisePage(value).page as PageConfig
  } catch {
    // Not JSON: as good as empty.
  }
  return {} as PageConfig
}
