import type { QueryItem } from '../../schemas/page/parts/Query'
import { chooseText } from '../../schemas/page/Text'
import { isSystemField, systemFieldOf } from '../../schemas/wire/systemFields'
import { brokenField, compileField } from './compileField'
import { formatValue, type PageFindings } from './Findings'
import type { FieldModel, QueryItemModel } from './PageModel'
import { isObject, readList, readText, type Unvalidated } from './read'

/** The inputs of the query bar. An item whose column does not exist keeps its place with its problem. */
export function compileQuery(written: unknown, fields: readonly FieldModel[], findings: PageFindings): QueryItemModel[] {
  const byKey = new Map(fields.map((field) => [field.key, field]))
  return readList(written).map((item, index) => {
    const path = `/queryConfig/${index}`
    if (isObject(item)) return compileItem(item, fieldOf(item, byKey, path, findings), findings)
    const problem = findings.addWrongType(path, String(index), 'object', formatValue(item))
    return compileItem({}, brokenField(`query${index}`, problem, {}), findings)
  })
}

function fieldOf(item: Unvalidated<QueryItem>, byKey: ReadonlyMap<string, FieldModel>, path: string, findings: PageFindings): FieldModel {
  const key = readText(item.key)
  const known = byKey.get(key)
  if (known) return known
  if (!isSystemField(key)) return brokenField(key, findings.add(`${path}/key`, 'unknown-field', { name: key }), {})
  return compileField(systemFieldOf(key).field, { path, fallbackKey: key, isHidden: false, isDisabled: false }, findings)
}

function compileItem(item: Unvalidated<QueryItem>, field: FieldModel, { language }: PageFindings): QueryItemModel {
  const { defaultValue } = item
  return {
    field,
    label: chooseText(item.label, language, field.title),
    placeholder: chooseText(item.placeholder, language, field.placeholder),
    isRange: item.mode === 'range' || (item.mode !== 'single' && field.facts.query === 'range'),
    ...(typeof defaultValue === 'string' || typeof defaultValue === 'number' ? { defaultValue } : {}),
  }
}

/** The inputs that ask for one value of each field. */
export function askForEach(fields: readonly FieldModel[], findings: PageFindings): QueryItemModel[] {
  return fields.map((field) => compileItem({ mode: 'single' }, field, findings))
}
