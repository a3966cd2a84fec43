import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadCalendar } from '../../../runtime/fields/parts/dateComponents'
import { RowForm } from '../../../runtime/form/RowForm'
import type { RowFormProps } from '../../../runtime/form/RowFormProps'
import { DialogWithFullscreen } from '../../../runtime/kit/DialogWithFullscreen'
import type { Language } from '../../../schemas/page/Text'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'
import { openForm, pageOf } from './openForm'

beforeAll(async () => {
  giveElementsSize()
  await preloadCalendar()
})
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

const columns = [
  { key: 'name', type: 'input', title: 'Name' },
  { key: 'due', type: 'date', title: 'Due' },
  { key: 'note', type: 'input', title: 'Note' },
]
const url = { add: '/order/add', edit: '/order/edit', queryById: '/order/queryById', list: '/order/list' }
const row = { id: '1', rowVersion: 2, name: 'Bolt', due: '2026-02-05', note: null }

async function open(props: Partial<RowFormProps> = {}, language: Language = 'en-US', fields: readonly unknown[] = columns) {
  const page = pageOf(fields, language, { url })
  return openForm({ page, mode: 'edit', row, canReset: true, ...props }, { language })
}

const box = (label = 'Due') => screen.getByLabelText(label) as HTMLInputElement
const button = (name: RegExp) => screen.getByRole('button', { name })
const saveButton = () => button(/^(loading )?(Save|保存|Speichern)$/)
const error = () => document.querySelector('.pw-field-error')
const sent = (host: { made: { args: unknown[] }[] }) => host.made.map(({ args }) => args[1])
const undo = '{Control>}z{/Control}'
const redo = '{Control>}y{/Control}'

type User = Awaited<ReturnType<typeof open>>['user']

async function enter(user: User, typed: string, label = 'Due') {
  await user.clear(box(label))
  await user.type(box(label), typed)
  await user.tab()
}

describe.each([
  ['zh-CN', 'Due：', '“31.02.2026”不是有效的日期，例如：2026-12-31', '2026-02-05'],
  ['en-US', 'Due: ', '“31.02.2026” is not a date. For example: 12/31/2026', '02/05/2026'],
  ['de-DE', 'Due: ', '„31.02.2026“ ist kein Datum. So zum Beispiel: 31.12.2026', '05.02.2026'],
] as const)('a date that does not exist, in %s', (language, title, sentence, shown) => {
  it('stays in its box, is marked and named, and holds saving back until a date is entered', async () => {
    const { user, host } = await open({}, language)
    expect(box()).toHaveValue(shown)
    await enter(user, '31.02.2026')
    expect(box()).toHaveValue('31.02.2026')
    expect(error()).toHaveTextContent(sentence)
    expect(box()).toHaveAttribute('aria-invalid', 'true')
    expect(box()).toHaveAccessibleDescription(sentence)
    expect(host.notices).toEqual([])
    await user.click(saveButton())
    const named = await screen.findByRole('button', { name: title + sentence })
    expect(sent(host)).toEqual([])
    await user.click(named)
    await waitFor(() => expect(box()).toHaveFocus())
    expect(box()).toHaveValue('31.02.2026')
    await enter(user, '28.02.2026')
    expect(error()).toBeNull()
    expect(screen.queryByRole('button', { name: sentence })).toBeNull()
    await user.click(saveButton())
    await waitFor(() => expect(sent(host)).toEqual([{ id: '1', rowVersion: 2, due: '2026-02-28' }]))
  })
})

describe('a text in the box of a date that is none', () => {
  it('can be corrected by keyboard alone, letter by letter', async () => {
    const { user, host } = await open()
    await user.tab()
    await user.tab()
    expect(box()).toHaveFocus()
    await user.keyboard('31.02.2026{Enter}')
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('31.02.2026')
    expect(error()).toHaveTextContent('31.02.2026')
    expect(box()).not.toHaveAttribute('data-open')
    await user.keyboard('{Enter}')
    expect(box('Note')).toHaveFocus()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByRole('button', { name: /31.02.2026/ })
    expect(sent(host)).toEqual([])
    await waitFor(() => expect(box()).toHaveFocus())
    expect(box()).toHaveValue('31.02.2026')
    box().setSelectionRange(4, 5)
    fireEvent.input(box(), { target: { value: '31.03.2026' } })
    await user.keyboard('{Enter}')
    expect(box()).toHaveValue('03/31/2026')
    expect(error()).toBeNull()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent(host)).toEqual([{ id: '1', rowVersion: 2, due: '2026-03-31' }]))
  })

  it.each(['2026-02-05', null])(
    'is refused by Enter in the place of a date that was accepted by Enter, as often as somebody tries, where %s is stored',
    async (due) => {
      const { user, host } = await open({ row: { ...row, due } })
      await user.click(box())
      const type = async (typed: string) => {
        await user.type(box(), `${typed}{Enter}`, { initialSelectionStart: 0, initialSelectionEnd: 99, skipClick: true })
      }
      await type('31.03.2026')
      await waitFor(() => expect(box()).not.toHaveAttribute('data-open'))
      for (const typed of ['99.99.2026', 'soon', 'soon']) {
        await type(typed)
        await waitFor(() => expect(box()).not.toHaveAttribute('data-open'))
        expect(box()).toHaveValue(typed)
        expect(box()).toHaveFocus()
        expect(error()).toHaveTextContent(typed)
      }
      await user.click(box())
      await user.click(await screen.findByTitle('2026-03-31'))
      await waitFor(() => expect(error()).toBeNull())
      expect(box()).toHaveValue('03/31/2026')
      await user.click(saveButton())
      await waitFor(() => expect(sent(host)).toEqual([{ id: '1', rowVersion: 2, due: '2026-03-31' }]))
    },
  )

  it.each(['soon', undefined])('that is deleted, after %s, leaves no date, and none is saved', async (typed) => {
    const { user, host } = await open()
    if (typed !== undefined) await enter(user, typed)
    await user.clear(box())
    await user.tab()
    expect(error()).toBeNull()
    expect(box()).toHaveValue('')
    await user.click(saveButton())
    await waitFor(() => expect(sent(host)).toEqual([{ id: '1', rowVersion: 2, due: null }]))
  })

  it.each([
    ['taken back to what was stored', '02/05/2026'],
    ['the stored date in another form', '5.2.2026'],
  ])('is a mistake no longer when it is %s', async (_, typed) => {
    const { user, host } = await open()
    await enter(user, 'soon')
    expect(error()).toHaveTextContent('soon')
    await user.clear(box())
    await user.type(box(), typed)
    await user.tab()
    expect(error()).toBeNull()
    expect(box()).toHaveValue('02/05/2026')
    expect(box()).not.toHaveAttribute('aria-invalid', 'true')
    await user.click(saveButton())
    await waitFor(() => expect(screen.queryByRole('button', { name: /soon/ })).toBeNull())
    expect(sent(host)).toEqual([])
  })

  it('lets Tab go on to the next field, although the button that clears the date goes', async () => {
    const { user } = await open()
    await enter(user, 'soon')
    expect(box('Note')).toHaveFocus()
    await user.tab({ shift: true })
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('soon')
  })

  it('is taken back by Escape, and the dialog around it stays', async () => {
    const onClose = vi.fn()
    const page = pageOf(columns, 'en-US', { url })
    await renderWithHost(
      <DialogWithFullscreen isOpen title="Edit" onClose={onClose}>
        <RowForm page={page} mode="edit" row={row} onSaved={() => {}} />
      </DialogWithFullscreen>,
      { language: 'en-US' },
    )
    const { default: userEvent } = await import('@testing-library/user-event')
    const user = userEvent.setup()
    await screen.findByLabelText('Due')
    await enter(user, 'soon')
    await user.click(box())
    await user.keyboard('er')
    expect(error()).toHaveTextContent('soon')
    fireEvent.keyDown(box(), { key: 'Escape', keyCode: 27 })
    await waitFor(() => expect(box()).toHaveValue('02/05/2026'))
    expect(error()).toBeNull()
    await enter(user, 'later{Enter}')
    act(() => box().focus())
    fireEvent.keyDown(box(), { key: 'Escape', keyCode: 27 })
    expect(box()).toHaveValue('02/05/2026')
    expect(error()).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })

  it.each(['02/05/2026', '02/10/2026'])('goes when a day is picked, also the one that is stored: %s', async (shown) => {
    const { user } = await open()
    await enter(user, 'soon')
    await user.click(box())
    const [month, day, year] = shown.split('/')
    await user.click(await screen.findByTitle(`${year}-${month}-${day}`))
    await waitFor(() => expect(error()).toBeNull())
    expect(box()).toHaveValue(shown)
  })

  it('is one step that is taken back and done again', async () => {
    const { user, onDirtyChange } = await open()
    await enter(user, 'soon')
    expect(onDirtyChange).toHaveBeenLastCalledWith(true)
    act(() => saveButton().focus())
    await user.keyboard(undo)
    expect(box()).toHaveValue('02/05/2026')
    expect(error()).toBeNull()
    expect(onDirtyChange).toHaveBeenLastCalledWith(false)
    expect(screen.getByText(/Due/, { selector: '[aria-live]' })).toBeInTheDocument()
    await user.keyboard(redo)
    expect(box()).toHaveValue('soon')
    expect(error()).toHaveTextContent('soon')
  })

  it('is taken back by Ctrl+Z where it stands after Enter', async () => {
    const { user } = await open({ row: { ...row, due: null } })
    await user.click(box())
    await user.keyboard('soon{Enter}')
    expect(error()).toHaveTextContent('soon')
    await user.keyboard(undo)
    expect(error()).toBeNull()
    await waitFor(() => expect(box()).toHaveValue(''))
  })

  it.each(['2026-02-05', null])('goes with everything that was typed when the form is reset, where %s is stored', async (due) => {
    const { user } = await open({ row: { ...row, due } })
    await enter(user, 'soon')
    await user.click(button(/^Reset$/))
    await waitFor(() => expect(box()).toHaveValue(due === null ? '' : '02/05/2026'))
    expect(error()).toBeNull()
  })

  it('goes when somebody else saves another date, and stays when they save something else', async () => {
    const current = { ...row, rowVersion: 3, name: 'Nut' }
    const queryById = vi.fn(async () => current)
    const page = pageOf(columns, 'en-US', { url })
    const { user, host } = await openForm({ page, mode: 'edit', row }, { language: 'en-US', calls: { queryById } })
    const emit = (rowVersion: number) =>
      act(() => host.rowEvents.emit({ socketKey: 'order', listUrl: '/order/list', kind: 'edit', row: { id: '1', rowVersion } }))
    await enter(user, 'soon')
    emit(3)
    await waitFor(() => expect(box('Name')).toHaveValue('Nut'))
    expect(box()).toHaveValue('soon')
    Object.assign(current, { rowVersion: 4, due: '2026-04-01' })
    emit(4)
    await waitFor(() => expect(box()).toHaveValue('04/01/2026'))
    expect(error()).toBeNull()
  })

  it('stays while the page is opened anew, as another version of it', async () => {
    const { user, rerender } = await open()
    await enter(user, 'soon')
    rerender(<RowForm page={pageOf(columns, 'en-US', { url })} mode="edit" row={row} onSaved={() => {}} />)
    expect(box()).toHaveValue('soon')
    expect(error()).toHaveTextContent('soon')
  })
})
