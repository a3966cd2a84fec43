import type { Connection } from '../../db/Database'
import { insertSystemRow, insertSystemRows } from '../../system/systemRows'
import dictionaries from './dictionaries.json'
import { type SeedText, seedText } from './seedText'

interface SeedItem {
  value: string
  text: SeedText
  color?: string
}

/** The dictionaries that the product's own pages use. */
export async function seedDictionaries(connection: Connection): Promise<void> {
  for (const { code, name, items } of dictionaries) {
    const dictId = await insertSystemRow(connection, 'sys_dict', { dict_code: code, dict_name: name })
    const rows = (items as SeedItem[]).map((item, index) => ({
      dict_id: dictId,
      item_value: item.value,
      ...seedText('item_text', item.text),
      item_color: item.color ?? null,
      sort_order: index + 1,
      status: 1,
    }))
    await insertSystemRows(connection, 'sys_dict_item', rows)
  }
}
