import type { DictItem, DictItems } from '../../../schemas/api/session'
import type { Language } from '../../../schemas/page/Text'
import { translatedParts, translationIn } from '../../../schemas/wire/translations'
import type { Database } from '../../db/Database'
import type { ChangeLog } from '../../system/ChangeLog'
import { systemTables } from '../../system/SystemTables'

export interface Dictionaries {
  /** Every dictionary by its code. */
  all(): Promise<DictItems>
  /** The entries of one dictionary; undefined when there is none of this code. */
  items(code: string): Promise<DictItem[] | undefined>
  /** The text of each value in a language. */
  texts(code: string, language: Language): Promise<Map<string, string>>
  forget(): void
}

async function readAll(database: Database): Promise<DictItems> {
  const dictionaries = await systemTables(database.kysely).selectFrom('sys_dict').select(['id', 'dict_code']).execute()
  const entries = await systemTables(database.kysely)
    .selectFrom('sys_dict_item')
    .selectAll()
    .where((where) => where.or([where('status', 'is', null), where('status', '=', 1)]))
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  const codeById = new Map(dictionaries.map((row) => [row.id, row.dict_code]))
  const all: DictItems = Object.fromEntries([...codeById.values()].map((code) => [code, []]))
  for (const row of entries) {
    const code = codeById.get(row.dict_id)
    if (code === undefined) continue
    const text = row.item_text
    all[code]?.push({
      value: row.item_value,
      text,
      label: text,
      title: text,
      color: row.item_color,
      ...translatedParts('text', 'texts', row.item_text_texts),
    })
  }
  return all
}

function textIn(item: DictItem, language: Language): string {
  return translationIn(item, 'text', 'texts', language) ?? item.text
}

/** Dictionaries are read once and kept until one changes. */
export function createDictionaries(database: Database, changes: ChangeLog): Dictionaries {
  let kept: Promise<DictItems> | undefined
  const forget = () => {
    kept = undefined
  }
  changes.onChange((change) => {
    if (change.kind === 'dictionary' || change.kind === 'all') forget()
  })
  const all = () => {
    kept ??= readAll(database)
    kept.catch(forget)
    return kept
  }
  const items = async (code: string) => {
    const dictionaries = await all()
    return Object.hasOwn(dictionaries, code) ? dictionaries[code] : undefined
  }
  return {
    all,
    items,
    forget,
    async texts(code, language) {
      return new Map((await items(code))?.map((item) => [item.value, textIn(item, language)]))
    },
  }
}
