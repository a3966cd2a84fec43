import type { CallContext } from '../../kernel/CallContext'
import { textOf } from '../../kernel/text/textOf'

/** How many names a sentence holds. */
const mostNames = 5

/** Some names as a sentence lists them; of many, the first and how many there are. */
export function namesIn({ language }: CallContext, names: readonly string[]): string {
  const listed = names.length > mostNames ? [...names.slice(0, mostNames), `… (${names.length})`] : names
  return listed.join(textOf('people.beside', language))
}
