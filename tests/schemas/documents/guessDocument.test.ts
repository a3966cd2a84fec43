import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../../schemas/checks/checkDocument'
import { checkPage } from '../../../schemas/checks/checkPage'
import { guessDocument } from '../../../schemas/documents/guessDocument'
import { starterDocument } from '../../../schemas/documents/starterDocument'

const page = {
  kind: 'list',
  version: 1,
  code: 'shipments',
  title: 'Shipments',
  url: { list: '/shipments/list', edit: '/shipments/edit' },
  columns: [
    { key: 'stage', type: 'select', title: { 'zh-CN': '阶段', 'en-US': 'Stage' }, dictCode: 'shipment_stage', defaultValue: 'new' },
    { key: 'level', type: 'select', title: 'Level', dictCode: 'level' },
    { key: 'reason', type: 'input', title: 'Reason', visibleWhen: "row.stage == 'stopped' || row.stage in ['lost', 'new']" },
    { key: 'number', type: 'input', title: 'Number', defaultValue: { fillRule: 'shipment_number' } },
  ],
  rowButtons: [
    { name: 'ship', label: 'Ship', visibleWhen: "row.stage == 'packed'", action: { type: 'call', method: 'POST', url: '/shipments/ship' } },
  ],
  resource: { table: 'shipments', actions: [{ name: 'ship', url: '/shipments/ship', set: { stage: 'on-its-way' } }] },
}
const text = JSON.stringify(page)
const { config, problems } = checkPage(text, { language: 'en-US', known: { dictionaries: new Set(['sex']), fillRules: new Set() } })
const guessAt = (path: string) => (config ? guessDocument(config, path) : {})

describe('a dictionary that a page misses', () => {
  it('is named by the problem with its kind and code', () => {
    expect(problems.map(({ path, missing }) => [path, missing])).toEqual([
      ['/columns/0/dictCode', { kind: 'dictionary', code: 'shipment_stage' }],
      ['/columns/1/dictCode', { kind: 'dictionary', code: 'level' }],
      ['/columns/3/defaultValue/fillRule', { kind: 'fillRule', code: 'shipment_number' }],
    ])
  })

  it('is called like the field, and has the values that the page stores in it or compares it with, each once', () => {
    expect(guessAt('/columns/0/dictCode')).toEqual({
      title: { 'zh-CN': '阶段', 'en-US': 'Stage' },
      values: ['new', 'on-its-way', 'stopped', 'lost', 'packed'],
    })
    expect(guessAt('/columns/3/defaultValue/fillRule')).toMatchObject({ title: 'Number' })
  })

  it('begins with a text that is right, whatever is known of it', () => {
    for (const [code, path] of [
      ['shipment_stage', '/columns/0/dictCode'],
      ['level', '/columns/1/dictCode'],
      ['x', '/nowhere'],
    ] as const) {
      const begun = starterDocument({ kind: 'dictionary', code }, guessAt(path))
      expect(checkDocument(begun, 'dictionary').problems).toEqual([])
    }
    const begun = JSON.parse(starterDocument({ kind: 'dictionary', code: 'shipment_stage' }, guessAt('/columns/0/dictCode')))
    expect(begun.items[1]).toEqual({ value: 'on-its-way', label: { 'zh-CN': 'On its way', 'en-US': 'On its way', 'de-DE': 'On its way' } })
  })
})
