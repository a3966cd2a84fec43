import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { importJeecg } from '../../../codegen/import/jeecg/importJeecg'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { openSystemTables } from '../../../schemas/wire/openTables'
import source from '../../fixtures/import/jeecg/dynamic-forms.json'
import { giveElementsSize } from '../../support/givenSize'
import { openForm, save } from './openForm'

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
})
