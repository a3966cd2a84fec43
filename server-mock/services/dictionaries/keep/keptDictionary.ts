import type { Row } from '../../../../schemas/api/Result'
import type { DictionaryConfig, DictionaryItem } from '../../../../schemas/documents/dictionary'
import { inSubTable } from '../../documents/keep/changeList'
import type { KeptKind } from '../../documents/keep/KeptKind'
import { textParts } from '../../documents/keep/rowTexts'
import { changeItems, itemId, itemsKey } from './changeItems'

function toItemRow(code: string, version: number, item: DictionaryItem, index: number): Row {
  return {
    id: itemId(code, item.value),
    rowVersion: version,
    dictId: code,
    itemValue: String(item.value),
    ...textParts('itemText', item.label),
    ...textParts('description', item.description),
    itemColor: item.color ?? null,
    sortOrder: index + 1,
    status: item.disabled ? '0' : '1',
  }
}

/** Dictionaries as rows, with their entries. A new one without entries offers nothing until it is given some. */
export const keptDictionary: KeptKind<'dictionary'> = {
  kind: 'dictionary',
  codeKey: 'dictCode',
  nameKey: 'dictName',
  entryKeys: { value: 'itemValue', label: 'itemText', color: 'itemColor' },
  unknown: 'http.unknownDictionary',
  describe: ({ valueType, items }) => ({ valueType: valueType ?? 'text', itemCount: items.length }),
  toLists: ({ config, version }) => ({ [itemsKey]: config.items.map((item, index) => toItemRow(config.code, version, item, index)) }),
  write(before, body) {
    const said: Pick<DictionaryConfig, 'valueType'> =
      body.valueType === 'number' || body.valueType === 'text' ? { valueType: body.valueType } : {}
    const change = body.sub?.[itemsKey]
    const placeOf = inSubTable(itemsKey)
    if (before) {
      const written = change && changeItems({ ...before.config, ...said }, change, placeOf)
      return { ...written, values: { ...said, ...written?.values } }
    }
    const valueType = said.valueType ?? 'text'
    const written = changeItems({ code: String(body.dictCode ?? '').trim(), items: [], valueType }, { added: change?.added }, placeOf)
    return { ...written, values: { ...(valueType === 'number' ? { valueType } : {}), ...written.values } }
  },
}
