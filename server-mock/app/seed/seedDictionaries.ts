import type { Connection } from '../../db/Database'
import { insertSystemRow, insertSystemRows } from '../../system/systemRows'
import dictionaries from './dictionaries.json'

interface SeedItem {
  value: string
  text: string
  textEn: string
  textDe: string
  color?: string
}

/** The dictionaries that the product's own pages use, in three languages. */
export async function seedDictionaries(connection: Connection): Promise<void> {
  for (const { code, name, items } of dictionaries) {
    const dictId = await insertSystemRow(connection, 'sys_dict', { dict_code: code, dict_name: name })
    const rows = (items as SeedItem[]).map((item, index) => ({
      dict_id: dictId,
      item_value: item.value,
      item_text: item.text,
      item_text_en: item.textEn,
      item_text_de: item.textDe,
      item_color: item.color ?? null,
      sort_order: index + 1,
      status: 1,
    }))
    await insertSystemRows(connection, 'sys_dict_item', rows)
  }
}
