import type { PlannedChange } from '../../../schemas/api/pages'
import type { DictionaryConfig } from '../../../schemas/documents/dictionary'
import type { LabelSource } from '../../../schemas/fields/FieldFacts'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import { textOf } from '../../kernel/text/textOf'
import { placesHolding } from '../../resource'
import { ownersAsShown } from '../rows/shownPage'
import type { Services } from '../Services'
import { planEntries } from './planEntries'

async function planRemoved(
  services: Services,
  connection: Connection,
  { code, value }: { code: string; value: string },
  language: Language,
): Promise<PlannedChange> {
  const valueIn = (source: LabelSource) => (source.from === 'dict' && source.code === code ? value : undefined)
  const held = await placesHolding(connection, ownersAsShown(services), valueIn, language)
  if (held.length === 0) return { kind: 'removeChoice', subject: value, message: textOf('documents.removeChoice', language, { value }) }
  const rows = held.reduce((sum, one) => sum + one.rows, 0)
  const places = held.map(({ text }) => text).join(textOf('people.beside', language))
  return { kind: 'warning', subject: value, message: textOf('documents.removeUsedChoice', language, { value, rows, places }) }
}

/** What publishing a dictionary changes for those who choose and read, with the rows that hold what goes away. */
export async function planDictionary(
  services: Services,
  connection: Connection,
  before: DictionaryConfig | undefined,
  after: DictionaryConfig,
  language: Language,
): Promise<PlannedChange[]> {
  const offered = (dictionary: DictionaryConfig | undefined) =>
    new Map(dictionary?.items.map(({ value, disabled }) => [String(value), disabled !== true]))
  const [former, now] = [offered(before), offered(after)]
  const plan = (
    kind: 'addChoice' | 'removeChoice',
    key: 'documents.addChoice' | 'documents.disableChoice',
    value: string,
  ): PlannedChange => {
    return { kind, subject: value, message: textOf(key, language, { value }) }
  }
  const added = [...now].flatMap(([value, isOffered]) =>
    isOffered && !former.get(value) ? [plan('addChoice', 'documents.addChoice', value)] : [],
  )
  const disabled = [...now].flatMap(([value, isOffered]) =>
    !isOffered && former.get(value) ? [plan('removeChoice', 'documents.disableChoice', value)] : [],
  )
  const removed: PlannedChange[] = []
  for (const value of former.keys())
    if (!now.has(value)) removed.push(await planRemoved(services, connection, { code: after.code, value }, language))
  return [...added, ...disabled, ...removed, ...planEntries(before, after, language)]
}
