import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { importJeecg } from '../../../codegen/import/jeecg/importJeecg'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { openSystemTables } from '../../../schemas/wire/openTables'
import source from '../../fixtures/import/jeecg/dynamic-forms.json'
import { giveElementsSize } from '../../support/givenSize'
import { input, openForm, save } from './openForm'

beforeAll(() => giveElementsSize())

const nothing: ReadonlySet<string> = new Set()
const into = {
  reports: nothing,
  dictionaries: new Map(),
  checkRules: new Map(),
  openTables: openSystemTables,
  pageTables: nothing,
  prefixes: nothing,
  paths: nothing,
}
const { pages } = importJeecg([{ name: 'dynamic-forms.json', content: source }], into)
const config = pages.find(({ code }) => code === 'stock-in')

describe('a form of items that was brought over', () => {
  it('B3-dynform B3-fieldext shows placeholders, pickers, an upload and its sub-table, and holds to its rules with their messages', async () => {
    const page = compilePage(config as never, permissiveContext('zh-CN'))
    if (!('form' in page)) throw new Error('the page has no form')
    const { user } = await openForm({ page })
    expect(screen.getByLabelText(/单号/)).toHaveAttribute('placeholder', 'RK-0000')
    expect(screen.getByLabelText(/规格/)).toHaveAttribute('placeholder', '规格型号')
    expect(await screen.findByLabelText('供应商')).toBeInTheDocument()
    expect(await screen.findByLabelText('备选')).toBeInTheDocument()
    expect(screen.queryByLabelText('商品')).toBeNull()
    const rows = within(screen.getByRole('tabpanel', { name: 'lines' }))
    expect((await rows.findAllByRole('columnheader')).map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining(['商品', '单价']),
    )
    await user.click(save())
    expect(await screen.findAllByText('请填写单号')).not.toEqual([])
  })

  it('B3-dynform offers the choices of listSource, and fills the fields that destFields name from those of orgFields of the report popupCode', async () => {
    const asked: string[] = []
    const titles: Record<string, string> = { name: '名称', spec: '规格' }
    const get = (path: string): unknown => {
      asked.push(path)
      if (path.includes('/getQueryInfo/')) return [{ field: 'name', label: '名称', mode: 'single', view: 'string', order: 1 }]
      if (path.includes('/getData/')) return { records: [{ id: '1', name: 'Green tea', spec: '50 g' }], total: 1 }
      const columns = Object.entries(titles).map(([dataIndex, title]) => ({ dataIndex, title }))
      return { cgRpConfigId: 'r1', cgRpConfigName: '供应商', columns, dictOptions: {} }
    }
    const page = compilePage(config as never, permissiveContext('zh-CN'))
    if (!('form' in page)) throw new Error('the page has no form')
    const { user, host } = await openForm({ page }, { calls: { get: get as never } })
    await user.type(input('单号'), 'RK-1')
    await user.click(screen.getByRole('combobox', { name: '类型' }))
    await screen.findByTitle('退货')
    expect([...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent)).toEqual(['采购', '退货'])
    await user.click(await screen.findByTitle('退货'))
    await user.type(await screen.findByRole('combobox', { name: '供应商' }), 'tea')
    await user.click(await screen.findByTitle('Green tea'))
    expect(asked[0]).toContain('/getRpColumns/vendor-report')
    expect(input('规格').value).toBe('50 g')
    await user.click(save())
    await waitFor(() => expect(host.made.some(({ method }) => method === 'add')).toBe(true))
    const sent = host.made.find(({ method }) => method === 'add')?.args[1]
    expect(sent).toMatchObject({ no: 'RK-1', kind: '2', vendor: 'Green tea', spec: '50 g' })
  })
})
