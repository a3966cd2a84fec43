import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import type { ChoiceItem, ChoicesBody } from '../../../schemas/api/choices'
import type { FieldConfig } from '../../../schemas/fields'
import { askInBar, compile, shownInCell, stage } from './fieldStage'

const user = userEvent.setup()
beforeEach(() => localStorage.clear())

const worker: FieldConfig = {
  type: 'select',
  key: 'worker',
  title: '员工',
  choices: { table: 'people', label: 'name', where: 'row.team == form.team' },
}
const items: ChoiceItem[] = [
  { value: 'a', text: 'Anna' },
  { value: 'o', text: 'Otto', color: 'red' },
]

/** A server with two people, and what it was asked. */
function people({ hasMore = false } = {}) {
  const asked: ChoicesBody[] = []
  const choices = async (page: string, body: ChoicesBody) => {
    expect(page).toBe('stage')
    asked.push(body)
    const found = body.values
      ? items.filter(({ value }) => body.values?.includes(String(value)))
      : items.filter(({ text }) => text.toLowerCase().includes(body.keyword ?? ''))
    return { items: found, hasMore }
  }
  return { asked, calls: { choices } }
}

describe('a drop-down over the rows of a table', () => {
  it('asks when it is opened, for the row that is edited, and hands out what was chosen', async () => {
    const { asked, calls } = people()
    const shown = await stage(worker, { team: 't1' }, { calls })
    expect(asked).toEqual([])
    await user.click(screen.getByLabelText('员工'))
    await user.click(await screen.findByTitle('Anna'))
    expect(asked).toEqual([{ field: 'worker', form: { team: 't1' }, keyword: '' }])
    expect(shown.value()).toBe('a')
    // What was chosen here is known by its text, without another call.
    expect(screen.getAllByTitle('Anna')[0]).toHaveClass('ant-select-content-has-value')
    expect(asked).toHaveLength(1)
  })

  it('has the server look for what is typed, by the keyboard too', async () => {
    const { asked, calls } = people()
    const shown = await stage(worker, {}, { calls })
    await user.type(screen.getByLabelText('员工'), 'ott')
    await waitFor(() => expect(asked.at(-1)).toEqual({ field: 'worker', form: { team: null }, keyword: 'ott' }))
    expect(await screen.findByTitle('Otto')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByTitle('Anna')).not.toBeInTheDocument())
    // The drop-down reads `which`, which the simulated keyboard leaves out.
    fireEvent.keyDown(screen.getByLabelText('员工'), { key: 'Enter', keyCode: 13, which: 13 })
    expect(shown.value()).toBe('o')
    // The letters before the word stood still for too short a time to be asked about.
    expect(asked.map(({ keyword }) => keyword)).not.toContain('ot')
  })

  it('says that there are more, that nothing was found, and why there is nothing', async () => {
    const { calls } = people({ hasMore: true })
    const { unmount } = await stage(worker, {}, { calls, language: 'en-US' })
    await user.click(screen.getByLabelText('员工'))
    expect(await screen.findByText('There are more: scroll on, or type to find them')).toBeInTheDocument()
    await user.type(screen.getByLabelText('员工'), 'zz')
    expect(await screen.findByText('Nothing was found')).toBeInTheDocument()
    unmount()
    let fails = true
    const choices = async () => {
      if (fails) throw new CallError('offline', 'no network')
      return { items, hasMore: false }
    }
    await stage(worker, {}, { calls: { choices }, language: 'en-US' })
    await user.click(screen.getByLabelText('员工'))
    expect(await screen.findByText(/no network/)).toBeInTheDocument()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByTitle('Anna')).toBeInTheDocument()
  })

  it('fetches the next when the list is scrolled to its end, each page once, and tries again what failed', async () => {
    const asked: unknown[] = []
    let fails = false
    const choices = async (_page: string, { pageNo = 1 }: ChoicesBody) => {
      asked.push(pageNo)
      if (fails) throw new CallError('offline', 'no network')
      const items = Array.from({ length: 20 }, (_, index) => ({ value: `${pageNo}-${index}`, text: `Page ${pageNo} row ${index}` }))
      return { items, hasMore: pageNo < 3 }
    }
    await stage(worker, {}, { calls: { choices }, language: 'en-US' })
    await user.click(screen.getByLabelText('员工'))
    await screen.findByTitle('Page 1 row 0')
    const list = screen.getByTitle('Page 1 row 0').closest('[class$="-holder"]')
    const scrollOn = () => fireEvent.scroll(list as Element)
    scrollOn()
    scrollOn()
    await waitFor(() => expect(asked).toEqual([1, 2]))
    fails = true
    await screen.findByText('There are more: scroll on, or type to find them')
    scrollOn()
    expect(await screen.findByText(/no network/)).toBeInTheDocument()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/no network|There are more/)).not.toBeInTheDocument())
    expect(asked).toEqual([1, 2, 3, 3])
    scrollOn()
    expect(asked).toHaveLength(4)
  })

  it('shows the text of what is stored: as the row brought it along, else as the server says it', async () => {
    const { asked, calls } = people()
    const { unmount } = await stage(worker, { worker: 'x', worker_dictText: 'Xaver' }, { calls })
    expect(screen.getByTitle('Xaver')).toBeInTheDocument()
    expect(asked).toEqual([])
    unmount()
    await stage(worker, { worker: 'o' }, { calls })
    expect(await screen.findByTitle('Otto')).toBeInTheDocument()
    expect(asked).toEqual([{ field: 'worker', values: ['o'] }])
  })

  it('takes several, and opens at once in a table cell', async () => {
    const { calls } = people()
    const several = { ...worker, type: 'selectMultiple' } as FieldConfig
    const shown = await stage(several, { worker: 'a', worker_dictText: 'Anna' }, { calls, component: 'Editor' })
    await user.click(await screen.findByTitle('Otto'))
    expect(shown.value()).toBe('a,o')
  })

  it('offers all in a query, where no row is edited', async () => {
    const { asked, calls } = people()
    const shown = await askInBar(worker, { mode: 'single', calls })
    await user.click(screen.getByLabelText('员工'))
    await user.click(await screen.findByTitle('Otto'))
    expect(asked[0]).toEqual({ field: 'worker', keyword: '' })
    expect(shown.value()).toBe('o')
  })
})

describe('a choice of rows side by side', () => {
  it('stands for the row that is edited, with what is stored and no longer offered', async () => {
    const { asked, calls } = people({ hasMore: true })
    const radio = { ...worker, type: 'radio' } as FieldConfig
    const shown = await stage(radio, { team: 't1', worker: 'x', worker_dictText: 'Xaver' }, { calls, language: 'en-US' })
    expect(await screen.findByRole('radio', { name: 'Xaver' })).toBeChecked()
    expect(screen.getByText('Only the first 2 are shown')).toBeInTheDocument()
    expect(asked).toEqual([{ field: 'worker', form: { team: 't1' }, keyword: '' }])
    await user.click(screen.getByRole('radio', { name: /Anna/ }))
    expect(shown.value()).toBe('a')
  })
})

describe('a chosen row in a list', () => {
  it('is its text, and a tag where the row has a colour', async () => {
    const plain = await shownInCell(worker, { worker: 'a', worker_dictText: 'Anna, A.', worker_dictColor: null })
    expect(screen.getByTestId('cell')).toHaveTextContent('Anna, A.')
    plain.unmount()
    await shownInCell(worker, { worker: 'o', worker_dictText: 'Otto, O.', worker_dictColor: 'red' })
    expect(screen.getByText('Otto, O.')).toHaveClass('ant-tag')
    const field = compile(worker)
    const { isPlainText } = componentsOf(field)
    expect(isPlainText?.('a', field, { worker_dictText: 'Anna' })).toBe(true)
    expect(isPlainText?.('o', field, { worker_dictText: 'Otto', worker_dictColor: 'red' })).toBe(false)
    expect(isPlainText?.('o', field, {})).toBe(false)
  })

  it('finds its text after it was changed here', async () => {
    await shownInCell(worker, { worker: 'o' }, people().calls)
    expect(await screen.findByText('Otto')).toBeInTheDocument()
  })
})
