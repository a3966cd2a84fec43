import { defaults, limits } from '../../schemas/json/propertyShapes'
import { linkAddress } from '../../schemas/page/linkAddress'
import type { DetailList, FormGroup, FormLayout } from '../../schemas/page/parts/Form'
import { chooseText } from '../../schemas/page/Text'
import { isSystemField } from '../../schemas/wire/systemFields'
import { brokenField } from './compileField'
import { formatValue, type PageFindings } from './Findings'
import type { FormGroupModel, FormModel } from './FormModel'
import type { FieldModel } from './PageModel'
import { isObject, readList, readNumber, readObject, readText, type Unvalidated } from './read'

const widthByColumns: Readonly<Record<number, number>> = { 1: 640, 2: 900, 3: 1150, 4: 1400 }

/** The form: its fields in groups. Fields that no group names follow at the end, in a group without heading. */
export function compileForm(written: unknown, all: readonly FieldModel[], findings: PageFindings): FormModel {
  const config = readObject<FormLayout>(written)
  const fields = all.filter((field) => field.config.form !== false && !isSystemField(field.key) && (field.isInForm || isCarried(field)))
  const columns = Math.round(readNumber(config.columns, limits['form.columns']) ?? defaults['FormLayout.columns'])
  const groups = groupsOf(config.groups, fields, new Set(all.map(({ key }) => key)), findings)
  return {
    columns,
    width: readNumber(config.width, limits['form.width']) ?? widthByColumns[columns] ?? 900,
    groups,
    groupsAs: layouts.find((layout) => layout === config.groupsAs) ?? 'headings',
    ...(config.verify === 'slider' ? { verify: config.verify } : {}),
    ...(config.addedText === undefined ? {} : { addedText: chooseText(config.addedText, findings.language) }),
    ...(config.editedText === undefined ? {} : { editedText: chooseText(config.editedText, findings.language) }),
    ...(isObject(config.details) ? { details: detailsOf(config.details) } : {}),
    fields: [...fields, ...groups.flatMap((group) => group.fields).filter((field) => !fields.includes(field))],
  }
}

const layouts = ['cards', 'tabs'] as const

function detailsOf(config: Unvalidated<DetailList>): Required<DetailList> {
  const columns = Math.round(readNumber(config.columns, limits['details.columns']) ?? defaults['DetailList.columns'])
  return { columns, layout: config.layout === 'vertical' ? 'vertical' : 'horizontal' }
}

/** A field that is not seen and whose value travels with the row all the same. */
function isCarried(field: FieldModel): boolean {
  return field.facts.isCarried === true || field.config.visible === false
}

function groupsOf(written: unknown, fields: readonly FieldModel[], known: ReadonlySet<string>, findings: PageFindings): FormGroupModel[] {
  const free = new Map(fields.filter((field) => field.isInForm && !field.isEnd).map((field) => [field.key, field]))
  const groups = readList(written).map((group, index): FormGroupModel => {
    const { title, items, folded, divider, more } = readObject<FormGroup>(group)
    const path = `/form/groups/${index}/items`
    if (!Array.isArray(items)) findings.addWrongType(path, 'items', 'list', formatValue(items))
    const members = readList(items).flatMap((item, place): FieldModel[] => {
      const key = readText(item, `item${place}`)
      const field = free.get(key)
      if (field) {
        free.delete(field.key)
        return withEnd(field)
      }
      if (known.has(key)) return []
      return [brokenField(key, findings.add(`${path}/${place}`, 'unknown-field', { name: key }), {})]
    })
    return {
      title: chooseText(title, findings.language),
      ...(typeof folded === 'boolean' ? { folded } : {}),
      ...(linkAddress(more) ? { more: linkAddress(more) } : {}),
      hasDivider: divider === true,
      fields: members,
    }
  })
  const rest = [...free.values()].flatMap(withEnd)
  return rest.length > 0 || groups.length === 0 ? [...groups, { title: '', hasDivider: false, fields: rest }] : groups
}

/** The end of a period stands beside its beginning, wherever the page names it. */
function withEnd(field: FieldModel): FieldModel[] {
  return field.end?.isInForm ? [field, field.end] : [field]
}
