import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it, vi } from 'vitest'
import { closing } from '../../../runtime/features/close/closing'
import { favourites } from '../../../runtime/features/favourites/favourites'
import { fullScreen } from '../../../runtime/features/fullScreen/fullScreen'
import { help } from '../../../runtime/features/help/help'
import type { ListContext } from '../../../runtime/features/ListFeature'
import { fetchGroups } from '../../../runtime/session/fetchGroups'
import { previewHost } from '../../../runtime/studio/Preview/previewHost'
import { sampleRows } from '../../../runtime/studio/Preview/sampleRows'
import { fieldFacts, fieldKinds } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { fakeHost } from '../../support/fakeHost'

const page = { kind: 'list', code: 'x', columns: [{ key: 'name', type: 'input', title: '名称' }] }

describe('the preview of a page', () => {
  it('shows sample rows while the table does not exist, without asking the server', async () => {
    const host = fakeHost()
    const { calls } = previewHost(host, page, false)
    const rows = await calls.list('/x/list', {})
    expect(rows.records.length).toBeGreaterThan(1)
    expect(rows.records[0]).toMatchObject({ name: '名称 1' })
    expect(await calls.queryById('/x/queryById', rows.records[1]?.id ?? '')).toEqual(rows.records[1])
    expect(host.made).toEqual([])
  })

  it.each([
    ['zh-CN', '名称 1'],
    ['en-US', 'Name 1'],
    ['de-DE', 'Bezeichnung 1'],
  ] as const)('makes rows up in the language of the reader: %s', async (language, name) => {
    const title = { 'zh-CN': '名称', 'en-US': 'Name', 'de-DE': 'Bezeichnung' }
    const { calls } = previewHost(fakeHost({ language }), { ...page, columns: [{ key: 'name', type: 'input', title }] }, false)
    expect((await calls.list('/x/list', {})).records[0]).toMatchObject({ name })
  })

  it('reads real rows where the table exists', async () => {
    const answer = { records: [{ id: '1', name: 'real' }], total: 1, size: 15, current: 1, pages: 1 }
    const { calls } = previewHost(fakeHost({ calls: { list: () => answer } }), page, true)
    expect(await calls.list('/x/list', {})).toEqual(answer)
  })

  it('asks for what follows from all rows where there are some, though it is asked by a body', async () => {
    const answer = { groups: [{ value: null, label: '', rows: 2, figures: { price: { sum: 5, average: 2.5 } } }], total: 1, rows: 2 }
    const host = fakeHost({ calls: { post: () => answer } })
    const question = { page: 'x', figures: ['price'] }
    expect(await fetchGroups(previewHost(host, page, true).calls, question, {})).toEqual(answer)
    const ofSamples = fetchGroups(previewHost(host, page, false).calls, question, {})
    await expect(ofSamples).rejects.toThrow('示例数据')
    expect(host.made).toHaveLength(1)
  })

  it('neither reads the address of the studio nor writes into it', () => {
    const changeSearch = vi.fn()
    const host = fakeHost({ host: { search: '?name=pump&id=7', newValues: { name: 'pump' }, changeSearch } })
    const inner = previewHost(host, page, true)
    inner.changeSearch('?name=valve', { isStep: true })
    expect([inner.search, inner.newValues]).toEqual(['', undefined])
    expect(changeSearch).not.toHaveBeenCalled()
  })

  it('has no tab that its buttons could close, show alone or mark: that is the one of the studio', () => {
    const tab = { showAlone: vi.fn(), showHelp: vi.fn(), close: vi.fn() }
    const inner = previewHost(fakeHost({ host: { tab } }), page, true)
    expect([closing, fullScreen, favourites, help].map(({ isVisible }) => isVisible?.({ host: inner } as ListContext))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('saves nothing, whatever is pressed, and says so', async () => {
    const host = fakeHost()
    const { calls } = previewHost(host, page, true)
    const writes = [
      calls.add('/x/add', {}),
      calls.edit('/x/edit', { id: '1' }),
      calls.deleteBatch('/x/deleteBatch', ['1']),
      calls.post('/x/ship', {}),
      calls.put('/x', {}),
      calls.delete('/x'),
      calls.upload('/sys/common/upload', new FormData()),
    ]
    for (const write of writes) await expect(write).rejects.toThrow('预览中不会保存任何内容。')
    expect(host.made).toEqual([])
  })

  it.each(fieldKinds)('makes up values of the kind %s that the kind takes', (kind) => {
    const ajv = new Ajv({ strict: false })
    addFormats.default(ajv)
    for (const field of fieldFacts[kind].examples) {
      const validate = ajv.compile(factsOf(field).valueSchema(field))
      for (const row of sampleRows({ columns: [field] }, 'en-US')) {
        if (row[field.key] !== null) expect([row[field.key], validate(row[field.key])]).toEqual([row[field.key], true])
      }
    }
  })

  it.each(fieldKinds)('has rows while a field of the kind %s has nothing but its key and its title', (kind) => {
    const columns = [
      { key: 'name', type: 'input', title: 'Name' },
      { key: 't', type: kind, title: 'T' },
    ]
    expect(sampleRows({ columns }, 'en-US')[0]).toMatchObject({ name: 'Name 1' })
  })

  it('has no rows that break it when the page is broken', () => {
    expect(() => sampleRows(null, 'en-US')).not.toThrow()
    expect(() => sampleRows({ columns: [null, 1, { key: 3 }, { type: 'selct', key: 'a' }] }, 'en-US')).not.toThrow()
  })
})
