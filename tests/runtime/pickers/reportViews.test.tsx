import { beforeAll, describe, expect, it } from 'vitest'
import { reportQuery } from '../../../runtime/pickers/reportQuery'
import { queryParams } from '../../../runtime/query/listParams'
import { type FieldConfig, fieldKinds } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { kindOfView, reportViewNames, tellView } from '../../../schemas/fields/reportViews'
import { giveElementsSize } from '../../support/givenSize'
import { giveValue } from '../fields/driveField'
import { askItem } from '../fields/fieldStage'

beforeAll(() => giveElementsSize())

/** The input that a client draws for the first example of a kind, when a report tells of it. */
function toldItem(field: FieldConfig, mode?: 'single' | 'group') {
  // A cast: foreign servers leave the mode out.
  const info = { ...tellView(field, 'zh-CN'), field: field.key, label: 'Asked', order: 0, mode: mode as 'single' }
  const [item] = reportQuery([JSON.parse(JSON.stringify(info))], {}, undefined, 'zh-CN', 'stage').queryItems
  if (!item) throw new Error('there is no input')
  return item
}

const exampleOf = (view: string) => factsOf({ type: kindOfView(view) ?? 'input' }).examples[0] as FieldConfig

describe('B2.10-views a query item of each view', () => {
  it.each(reportViewNames)('"%s" renders its own input and asks with what it is given', async (view) => {
    const field = exampleOf(view)
    const item = toldItem(field, 'single')
    expect(item.field.kind).toBe(field.type)
    const shown = await askItem(item)
    await giveValue()
    expect(shown.value()).not.toBeNull()
    expect(Object.keys(queryParams([item], { [field.key]: shown.value() }))).toEqual([field.key])
  })

  it.each(reportViewNames)('B2.10-online "%s" renders a pair for dates, times and texts, unless it is single', async (view) => {
    const { container } = await askItem(toldItem(exampleOf(view)))
    const isPair = ['date', 'datetime', 'time', 'text'].includes(view)
    expect(container.querySelectorAll('#box-end')).toHaveLength(isPair ? 1 : 0)
  })

  it.each(fieldKinds)('a %s of a page is asked with its own input, or with a text where too little is told', (kind) => {
    const [example] = factsOf({ type: kind }).examples
    const item = toldItem(example as FieldConfig, 'single')
    expect(['input', 'select', kind]).toContain(item.field.kind)
    expect(item.field.problem).toBeUndefined()
  })

  it('what another server says of a view by an older spelling is read as well', () => {
    expect(['string', 'popup_dict', 'sel_tree', 'tree-select', 'hologram'].map(kindOfView)).toEqual([
      'input',
      'popup',
      'treeSelect',
      'treeSelect',
      undefined,
    ])
  })
})
