import { describe, expect, it } from 'vitest'
import { cellText } from '../../../runtime/fields/cellText'
import { compileDialogField } from '../../../runtime/model/compileDialog'
import { readPopupColumns } from '../../../runtime/pickers/reportColumns'
import type { ReportColumnInfo } from '../../../schemas/api/reports'
import type { FieldConfig } from '../../../schemas/fields'
import { tellColumn } from '../../../schemas/fields/reportViews'
import { variants } from '../fields/fieldVariants'
import { sampleOf } from '../fields/sampleOf'

/** The field of a column as a popup has it that was told of it over the wire. */
function fieldTold(field: FieldConfig) {
  const told: ReportColumnInfo = { title: field.key, dataIndex: field.key, ...tellColumn(field, 'zh-CN') }
  const [column] = readPopupColumns(
    { cgRpConfigId: 'r', cgRpConfigName: 'r', columns: [JSON.parse(JSON.stringify(told))], dictOptions: {} },
    'zh-CN',
  )
  return column?.field
}

describe('the columns of a report popup', () => {
  it.each(variants)('$kind, $name: are told so that they show what the page of the report shows', ({ example }) => {
    const own = compileDialogField(example, 'zh-CN', 'r')
    const read = fieldTold(example)
    expect(read && { kind: read.kind, problem: read.problem, align: read.align, width: read.width }).toEqual({
      kind: own.kind,
      problem: undefined,
      align: own.align,
      width: own.config.width === undefined ? own.width : own.facts.width,
    })
    const row = { [example.key]: sampleOf(example) }
    expect(read && cellText(row, read)).toBe(cellText(row, own))
  })

  it('bring the format of a date, the places of a number, the icons of choices, and what the page dresses cells by', () => {
    const month: FieldConfig = { type: 'date', key: 'due', picker: 'month', format: 'MM/YYYY' }
    expect(cellText({ due: '2026-03' }, fieldTold(month) as never)).toBe('03/2026')
    const number: FieldConfig = { type: 'inputNumber', key: 'year', grouped: false, precision: 1 }
    expect(cellText({ year: 2026 }, fieldTold(number) as never)).toBe('2026.0')
    const choice: FieldConfig = { type: 'select', key: 'state', options: [{ value: 'a', label: { 'zh-CN': '甲' }, icon: 'check-circle' }] }
    expect(fieldTold(choice)?.config).toMatchObject({ options: [{ value: 'a', label: '甲', icon: 'check-circle' }] })
    const dressed: FieldConfig = { type: 'input', key: 'phone', mask: 'phone', tone: "row.phone == '1' ? 'red' : ''" }
    expect(fieldTold(dressed)?.cell).toMatchObject({ mask: expect.anything(), tone: expect.anything() })
  })

  it('do not bring what only forms ask for, nor where a press on the cell would lead', () => {
    const field: FieldConfig = {
      type: 'input',
      key: 'name',
      help: 'help',
      validateRules: [{ required: true }],
      visibleWhen: 'true',
      link: { type: 'address', url: 'row.name' },
    }
    expect(tellColumn(field, 'en-US')).toEqual({ view: 'text' })
  })
})
