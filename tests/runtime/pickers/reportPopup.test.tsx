import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { reportRowKeys } from '../../../runtime/session/reportRowKeys'
import type { Row } from '../../../schemas/api/Result'
import type { FieldConfig } from '../../../schemas/fields'
import { giveElementsSize } from '../../support/givenSize'
import { fakeAnswers } from '../fields/fakeAnswers'
import { stage } from './pickerStage'
import { openReport, reportField } from './reportStage'

beforeAll(() => giveElementsSize())

const user = userEvent.setup()
describe('B2.9-popup the report popup', () => {
  it('fills its field and others from the picked row', async () => {
    const { given } = await stage(reportField)
    const dialog = await openReport()
    await user.click(await within(dialog).findByText('乙公司'))
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(given).toEqual([{ value: '乙公司', others: { phone: '200' } }])
  })

  it('joins several rows by commas, field by field', async () => {
    const { given } = await stage({ ...reportField, multi: true, orgFields: 'name,phone', destFields: 'customer,phone' })
    const dialog = await openReport()
    await user.click(await within(dialog).findByText('甲公司'))
    await user.click(within(dialog).getByText('乙公司'))
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(given).toEqual([{ value: '甲公司,乙公司', others: { phone: '100,200' } }])
  })

  it('says which columns the report has lost since, and fills nothing', async () => {
    const { given, host } = await stage({ ...reportField, orgFields: ['name', 'fax'] }, { phone: '7' }, { language: 'en-US' })
    const dialog = await openReport()
    await user.dblClick(await within(dialog).findByText('乙公司'))
    expect(host.notices).toEqual([{ kind: 'warning', text: 'The report does not have these columns any more, nothing was filled in: fax' }])
    expect(given).toEqual([])
    expect(dialog).toBeInTheDocument()
  })

  it('writes all rows of its query into a spreadsheet where the report has a button for that, and has none elsewhere', async () => {
    const exportUrl = '/online/cgreport/api/exportXls/customers'
    const get: typeof fakeAnswers.get = async (path, params, options) => {
      const answer = await fakeAnswers.get?.(path, params, options)
      return path.includes('/getRpColumns/') ? { ...(answer as object), exportUrl } : answer
    }
    const opened = await stage({ ...reportField, param: { region: 'south' } } as typeof reportField, {}, { calls: { ...fakeAnswers, get } })
    const dialog = await openReport()
    await within(dialog).findByText('乙公司')
    await user.type(within(dialog).getByLabelText('名称'), '乙{Enter}')
    await user.click(within(dialog).getByRole('button', { name: '导出' }))
    await waitFor(() => expect(opened.host.made.at(-1)?.method).toBe('download'))
    const [path, asked] = opened.host.made.at(-1)?.args ?? []
    expect(path).toBe(exportUrl)
    expect(asked).toMatchObject({ self_region: 'south', name: '*乙*' })
    expect(asked).not.toHaveProperty('pageSize')
    opened.unmount()
    await stage(reportField)
    const other = await openReport()
    await within(other).findByText('乙公司')
    expect(within(other).queryByRole('button', { name: '导出' })).toBeNull()
  })

  describe('with figures below its columns', () => {
    const footer = (dialog: HTMLElement) =>
      within(within(dialog).getByRole('grid'))
        .getAllByRole('row')
        .slice(-2)
        .map((line) =>
          within(line)
            .getAllByRole('gridcell')
            .map((cell) => cell.textContent)
            .filter(Boolean),
        )
    const withFigures = (told: object): typeof fakeAnswers.get => {
      return async (path, params, options) => {
        const answer = (await fakeAnswers.get?.(path, params, options)) as { columns: object[] }
        if (!path.includes('/getRpColumns/')) return answer
        return { ...answer, columns: [...answer.columns, { title: '金额', dataIndex: 'amount', align: 'right', isTotal: true, ...told }] }
      }
    }
    const openOver = async (told: object, post: NonNullable<typeof fakeAnswers.post>) => {
      const param = { region: 'south' }
      const opened = await stage(
        { ...reportField, param } as typeof reportField,
        {},
        { calls: { ...fakeAnswers, get: withFigures(told), post } },
      )
      const dialog = await openReport()
      await within(dialog).findByText('乙公司')
      const asked = () => opened.host.made.filter(({ method }) => method === 'post').map(({ args }) => args.slice(0, 2))
      return { dialog, asked }
    }

    it('shows them over all rows of its question, as the page of the report does', async () => {
      const { dialog, asked } = await openOver({ statistics: ['sum', 'average'] }, (_path, body) => {
        const isSearched = JSON.stringify(body).includes('乙')
        const amount = isSearched ? { sum: 7, average: 7 } : { sum: 1180.5, average: 29.512 }
        return { groups: [{ value: null, label: '', rows: 40, figures: { amount } }], total: 1, rows: 40 }
      })
      await waitFor(() =>
        expect(footer(dialog)).toEqual([
          ['合计', '1180.5'],
          ['平均', '29.51'],
        ]),
      )
      expect(asked()).toEqual([['/common/rowGroups', { page: 'r1', figures: ['amount'], query: { self_region: 'south' } }]])
      await user.type(within(dialog).getByLabelText('名称'), '乙{Enter}')
      await waitFor(() =>
        expect(footer(dialog)).toEqual([
          ['合计', '7'],
          ['平均', '7'],
        ]),
      )
      expect(asked().at(-1)).toEqual([
        '/common/rowGroups',
        { page: 'r1', figures: ['amount'], query: { self_region: 'south', name: '*乙*' } },
      ])
    })

    it('says why there are none', async () => {
      const { dialog } = await openOver({ statistics: ['sum'] }, () => {
        throw new CallError('refused', 'the database is away')
      })
      await waitFor(() => expect(footer(dialog).at(-1)).toEqual(['合计', expect.stringContaining('the database is away')]))
    })

    it('asks for none where a backend of its own works none out', async () => {
      const { dialog, asked } = await openOver({}, () => ({}))
      expect(within(dialog).queryByText('合计')).toBeNull()
      expect(asked()).toEqual([])
    })
  })

  it('empties all of its fields together', async () => {
    const { given, container } = await stage(reportField, { customer: '甲公司', phone: '100' })
    await user.click(container.querySelector('.ant-select-clear') as Element)
    expect(given).toEqual([{ value: null, others: { phone: null } }])
  })

  it.each([
    ['zh-CN', '请选择一条记录', '确定'],
    ['en-US', 'please select one record', 'OK'],
    ['de-DE', 'Bitte wählen Sie einen Datensatz aus', 'OK'],
  ] as const)('asks for a record when none is chosen, in %s', async (language, words, ok) => {
    const { host, given } = await stage(reportField, {}, { language })
    const dialog = await openReport()
    await within(dialog).findByText('甲公司')
    await user.click(within(dialog).getByRole('button', { name: ok }))
    expect(host.notices).toEqual([{ kind: 'warning', text: words }])
    expect(given).toEqual([])
  })

  it('sends its parameters as self_, presets a query field of the same name, sorts and pages as said', async () => {
    const { host } = await stage({ ...reportField, param: { name: "'甲'", region: '33' }, sorter: 'createTime=desc' })
    const dialog = await openReport()
    expect(await within(dialog).findByRole('textbox', { name: '名称' })).toHaveValue('甲')
    await within(dialog).findByText('甲公司')
    const asked = host.made.filter(({ args }) => String(args[0]).endsWith('/getData/r1'))
    expect(asked.map(({ args }) => args[1])).toEqual([
      { self_name: "'甲'", self_region: '33', name: '*甲*', column: 'createTime', order: 'desc', pageNo: 1, pageSize: 10 },
    ])
    await user.click(within(dialog).getByRole('columnheader', { name: /名称/ }))
    await waitFor(() => expect(host.made.at(-1)?.args[1]).toMatchObject({ column: 'name', order: 'asc' }))
  })

  it('B3-queryinfo does not show what is hidden, and asks for it all the same; single values and pairs start as the report says', async () => {
    const queries = [
      { field: 'name', label: '名称', mode: 'single', view: 'string', order: 1, defaultValue: '甲', placeholder: '一部分' },
      { field: 'region', label: '地区', mode: 'single', view: 'string', order: 2, hidden: true, defaultValue: '33' },
      { field: 'since', label: '起始', mode: 'group', view: 'date', order: 3, defaultValue: ['2026-01-01', null] },
    ]
    const get = (path: string, params?: Record<string, unknown>) =>
      path.includes('getQueryInfo') ? queries : fakeAnswers.get?.(path, params)
    const { host } = await stage(reportField, {}, { calls: { ...fakeAnswers, get } })
    const dialog = await openReport()
    await within(dialog).findByText('甲公司')
    expect(within(dialog).getByPlaceholderText('一部分')).toHaveValue('甲')
    expect(within(dialog).queryByText('地区')).not.toBeInTheDocument()
    const asked = host.made.find(({ args }) => String(args[0]).endsWith('/getData/r1'))
    expect(asked?.args[1]).toEqual({ name: '*甲*', region: '*33*', since_begin: '2026-01-01', pageNo: 1, pageSize: 10 })
  })

  it.each([
    ['1200 wide', {}, '1200px'],
    ['as wide as the field says', { popupWidth: 900 }, '900px'],
  ])('B9-popup is %s', async (_what, change, width) => {
    await stage({ ...reportField, ...change })
    expect((await openReport()).style.width).toBe(width)
  })

  it('B9-popup tells rows without an id apart by keys of at most 50 characters, also where they begin alike', async () => {
    const start = '同'.repeat(60)
    const records = [{ name: `${start}1` }, { name: `${start}2` }, { name: `${start}2` }, { id: 'x'.repeat(80), name: 'long id' }]
    const keys = reportRowKeys(records as unknown as Row[])
    expect(new Set(keys.values()).size).toBe(records.length)
    expect(Math.max(...[...keys.values()].map((key) => key.length))).toBeLessThanOrEqual(50)
    const get = (path: string, params?: Record<string, unknown>) =>
      path.includes('getData') ? { records, total: 4 } : fakeAnswers.get?.(path, params)
    const { given } = await stage(reportField, {}, { calls: { ...fakeAnswers, get } })
    const dialog = await openReport()
    const [second] = await within(dialog).findAllByTitle(`${start}2`)
    await user.click(second as HTMLElement)
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(given.map(({ value }) => value)).toEqual([`${start}2`])
  })

  it('asks once for all popups of a group', async () => {
    const { host } = await stage({ ...reportField, groupId: 'g' })
    const dialog = await openReport()
    await within(dialog).findByText('甲公司')
    await user.click(within(dialog).getByRole('button', { name: '取消' }))
    const before = host.made.length
    await within(await openReport()).findByText('甲公司')
    expect(host.made.length).toBe(before)
  })

  it('cuts long values after 46 characters', async () => {
    const name = '长'.repeat(47)
    const get = (path: string, params?: Record<string, unknown>) =>
      path.includes('getData') ? { records: [{ id: '1', name }], total: 1 } : fakeAnswers.get?.(path, params)
    await stage(reportField, {}, { calls: { ...fakeAnswers, get } })
    const dialog = await openReport()
    expect(await within(dialog).findByTitle(name)).toHaveTextContent(`${'长'.repeat(46)}...`)
  })

  it.each([
    ['no code', { popupCode: '' }, '参数未正确配置'],
    ['no fields', { orgFields: '' }, '参数未正确配置'],
    ['unequal fields', { destFields: ['customer'] }, '参数未正确配置：orgFields 与 destFields 的数量不一致'],
  ])('says in its place what is wrong: %s', async (_what, change, words) => {
    await stage({ ...reportField, ...change } as FieldConfig)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
  })
})
