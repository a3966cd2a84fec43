import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import type { FieldConfig } from '../../../schemas/fields'
import { alignmentOf } from '../../../schemas/fields/alignmentOf'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { tellColumn } from '../../../schemas/fields/reportViews'
import { giveElementsSize } from '../../support/givenSize'
import { fakeAnswers } from '../fields/fakeAnswers'
import { stage } from './pickerStage'
import { openReport, reportField } from './reportStage'

beforeAll(() => giveElementsSize())

const user = userEvent.setup()
describe('B2.9-popup the cells of a report popup', () => {
  it('are drawn as on the page of the report, and what is stored is filled in', async () => {
    const told: readonly FieldConfig[] = [
      { type: 'area', key: 'region', title: '地区' },
      { type: 'inputNumber', key: 'amount', title: '金额', precision: 2, statistics: ['sum'] },
      { type: 'datetime', key: 'since', title: '起始', format: 'YYYY-MM-DD HH:mm' },
      { type: 'select', key: 'state', title: '状态', options: [{ value: '1', label: { 'zh-CN': '开', 'de-DE': 'offen' } }] },
    ]
    const columns = told.map((field) => ({
      title: field.title,
      dataIndex: field.key,
      align: alignmentOf(factsOf(field), field),
      statistics: field.statistics,
      ...tellColumn(field, 'de-DE'),
    }))
    const record = { id: '1', region: '330100', amount: 1180, since: '2026-03-01 08:30:00', state: '1' }
    const get: typeof fakeAnswers.get = async (path, params, options) => {
      if (path.includes('/getData/')) return { records: [record], total: 1 }
      const answer = await fakeAnswers.get?.(path, params, options)
      return path.includes('/getRpColumns/') ? { ...(answer as object), columns } : answer
    }
    const post = () => ({ groups: [{ value: null, label: '', rows: 1, figures: { amount: { sum: 1500.5 } } }], total: 1, rows: 1 })
    const takes = ['region', 'amount', 'since', 'state']
    const config = { ...reportField, orgFields: takes, destFields: ['customer', 'amount', 'since', 'state'] }
    const { given } = await stage(config, {}, { language: 'de-DE', calls: { ...fakeAnswers, get, post } })
    const dialog = await openReport()
    const cell = await within(dialog).findByRole('gridcell', { name: /杭州/ })
    const texts = () =>
      within(cell.closest('[role=row]') as HTMLElement)
        .getAllByRole('gridcell')
        .slice(1)
        .map(({ textContent }) => textContent)
    expect(texts()).toEqual([expect.stringContaining('杭州'), '1.180,00', '01.03.2026, 08:30', 'offen'])
    expect(within(dialog).getByRole('gridcell', { name: '1.180,00' })).toHaveClass('grid-right')
    expect(await within(dialog).findByRole('gridcell', { name: '1.500,50' })).toBeInTheDocument()
    await user.dblClick(cell)
    expect(given).toEqual([{ value: '330100', others: { amount: 1180, since: '2026-03-01 08:30:00', state: '1' } }])
  })

  it('appear once the names of their areas are there, so that columns are as wide as those', async () => {
    let arrive = () => {}
    const names = new Promise<void>((resolve) => {
      arrive = resolve
    })
    vi.spyOn(componentsOf('area'), 'loadTexts').mockReturnValue(names)
    const columns = [{ title: '地区', dataIndex: 'region', ...tellColumn({ type: 'area', key: 'region' }, 'zh-CN') }]
    const asked: string[] = []
    const get: typeof fakeAnswers.get = async (path, params, options) => {
      asked.push(path)
      if (path.includes('/getData/')) return { records: [{ id: '1', region: '330100' }], total: 1 }
      const answer = await fakeAnswers.get?.(path, params, options)
      return path.includes('/getRpColumns/') ? { ...(answer as object), columns } : answer
    }
    await stage({ ...reportField, orgFields: ['region'], destFields: ['customer'] }, {}, { calls: { ...fakeAnswers, get } })
    const dialog = await openReport()
    await waitFor(() => expect(asked.some((path) => path.includes('/getData/'))).toBe(true))
    await within(dialog).findByRole('columnheader', { name: '地区' })
    expect(within(dialog).queryAllByRole('gridcell')).toEqual([])
    arrive()
    expect(await within(dialog).findByRole('gridcell', { name: /杭州|330100/ })).toBeInTheDocument()
  })
})
