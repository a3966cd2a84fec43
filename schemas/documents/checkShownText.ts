import type { Finding, Path } from '../checks/Finding'
import { isEmptyText } from '../checks/meaning/checkTitles'
import type { Text } from '../page/Text'

/** A text that somebody is to read says something. */
export function checkShownText(text: Text, name: string, path: Path): Finding[] {
  return isEmptyText(text) ? [{ code: 'empty-text', path: [...path, name], values: { name } }] : []
}
