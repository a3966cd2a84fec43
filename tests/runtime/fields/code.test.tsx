import { EditorView } from '@codemirror/view'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type CodeField, codeModes } from '../../../schemas/fields/code'
import { clearValue, giveValue } from './driveField'
import { stage } from './fieldStage'

const user = userEvent.setup()
const query: CodeField = { type: 'code', key: 'query', title: '查询语句', language: 'sql', historyCode: 'orders' }

async function show(config: CodeField = query, row: Record<string, unknown> = {}) {
  const shown = await stage(config, row)
  const box = await screen.findByRole('textbox', { name: '查询语句' })
  return { ...shown, box, view: EditorView.findFromDOM(box) as EditorView }
}

async function chooseLanguage(label: string) {
  await user.click(screen.getByRole('combobox', { name: '代码语言' }))
  await user.click(await screen.findByText(label, { selector: '.ant-select-item-option-content' }))
}

describe('the code editor', () => {
  beforeEach(() => localStorage.clear())

  it('B2.9-codelang names the twelve languages, and colours the text by the chosen one', async () => {
    const { view } = await show({ ...query, language: 'markdown' }, { query: 'select 1 as one' })
    expect(Object.values(codeModes)).toEqual([
      'CSS',
      'Javascript',
      'XML/HTML',
      'Java',
      'Objective-C',
      'Python',
      'R',
      'Shell',
      'SQL',
      'Swift',
      'Vue',
      'Markdown',
    ])
    const coloured = () => view.dom.querySelectorAll('.cm-line span').length
    expect(coloured()).toBe(0)
    await chooseLanguage('SQL')
    await waitFor(() => expect(coloured()).toBeGreaterThan(0))
  })

  it('B2.9-code indents by two, and is 240 high', async () => {
    const { view } = await show()
    expect(view.state.tabSize).toBe(2)
    expect(view.dom.parentElement).toHaveStyle({ height: '240px' })
    view.focus()
    await user.keyboard('{Tab}')
    expect(view.state.doc.toString()).toBe('  ')
  })

  it('B2.9-code keeps the last sixteen texts of a code, newest first, and writes one again', async () => {
    const { view, value } = await show()
    for (let number = 1; number <= 18; number++) {
      view.focus()
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: `select ${number}` }, userEvent: 'input.type' })
      await waitFor(() => expect(value()).toBe(`select ${number}`))
      view.contentDOM.blur()
      await waitFor(() => expect(localStorage.getItem('pro__CODE_HISTORY_orders')).toContain(`select ${number}"`))
    }
    await user.click(screen.getByRole('button', { name: /历史记录/ }))
    const menu = await screen.findByRole('menu')
    // The arrows and Enter choose there as well.
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
    const entries = within(menu).getAllByRole('menuitem')
    expect(entries.map((entry) => entry.textContent?.slice('2026-01-01 00:00  '.length))).toEqual(
      Array.from({ length: 16 }, (_, index) => `select ${18 - index}`),
    )
    await user.click(entries[3] as HTMLElement)
    await waitFor(() => expect(value()).toBe('select 15'))
    expect(view.state.doc.toString()).toBe('select 15')
  })

  it('B2.9-code says that nothing was written under another code', async () => {
    await show({ ...query, historyCode: 'others' })
    await user.click(screen.getByRole('button', { name: /历史记录/ }))
    expect(await screen.findByText('暂无历史记录')).toBeInTheDocument()
  })

  it('takes a text that comes from elsewhere without giving it back, and nothing while it is disabled', async () => {
    const shown = await stage(query, { query: 'select 1' }, { disabled: true })
    const box = await screen.findByRole('textbox', { name: '查询语句' })
    expect(box).toHaveTextContent('select 1')
    expect(box).toHaveAttribute('contenteditable', 'false')
    expect(shown.given).toEqual([])
  })

  it('is emptied to nothing', async () => {
    const { value } = await show()
    await giveValue()
    expect(value()).toBe('12')
    await clearValue()
    expect(value()).toBeNull()
  })
})
