import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldComponents } from '../../../runtime/fields'
import { registerSlot } from '../../../runtime/fields/slots'
import { giveElementsSize } from '../../support/givenSize'
import { fakeAnswers } from '../fields/fakeAnswers'
import { cell, openTable } from './openTable'

beforeAll(() => {
  giveElementsSize()
  registerSlot('loud', ({ value }) => String(value ?? '').toUpperCase())
})

type Opened = Awaited<ReturnType<typeof openKind>>

const options = [
  { value: 'a', label: 'Apfel' },
  { value: 'b', label: 'Birne' },
]

/** A table of one column of the kind, in a language that writes numbers and dates in its own way. */
async function openKind(column: Readonly<Record<string, unknown>>, value: unknown) {
  await Promise.all(Object.values(fieldComponents).map(({ preload }) => preload?.()))
  const opened = await openTable([{ id: 'a', rowVersion: 1, value }], { language: 'de-DE', calls: fakeAnswers, showsPickers: true }, [
    { key: 'value', title: 'Wert', width: 200, ...column },
  ])
  return { ...opened, user: userEvent.setup(), place: () => cell(1, 2) }
}

async function type(opened: Opened, letters: string) {
  fireEvent.mouseDown(opened.place())
  opened.place().focus()
  await opened.user.keyboard(letters)
}

async function choose({ user, place }: Opened, ...names: string[]) {
  await user.click(place())
  for (const name of names) await user.click(await screen.findByTitle(name))
}

interface Kind {
  type: string
  /** What else the column says. */
  column?: Readonly<Record<string, unknown>>
  value?: unknown
  /** What the cell shows. */
  shows?: string | RegExp
  /** Edits it as somebody would. */
  edit?(opened: Opened): Promise<unknown>
  /** What is saved then; nothing for a kind that is only shown. */
  saved?: unknown
}

const kinds: readonly Kind[] = [
  { type: 'input', value: 'alt', shows: 'alt', edit: (one) => type(one, 'neu{Enter}'), saved: 'neu' },
  { type: 'inputNumber', column: { precision: 2 }, value: 1234.5, shows: '1.234,50', edit: (one) => type(one, '7,25{Enter}'), saved: 7.25 },
  {
    type: 'checkbox',
    value: 'N',
    edit: async ({ user, place }) => user.click(await within(place()).findByRole('checkbox', { name: 'Wert, Zeile 1' })),
    saved: 'Y',
  },
  { type: 'select', column: { options }, value: 'a', shows: 'Apfel', edit: (one) => choose(one, 'Birne'), saved: 'b' },
  { type: 'selectSearch', column: { options }, value: 'a', shows: 'Apfel', edit: (one) => choose(one, 'Birne'), saved: 'b' },
  { type: 'selectMultiple', column: { options }, value: 'a', shows: 'Apfel', edit: (one) => choose(one, 'Birne'), saved: 'a,b' },
  { type: 'date', value: '2026-01-05', shows: '05.01.2026', edit: (one) => type(one, '31.12.2026{Enter}'), saved: '2026-12-31' },
  {
    type: 'datetime',
    value: '2026-01-05 08:00:00',
    shows: '05.01.2026, 08:00',
    edit: (one) => type(one, '31.12.2026 9:30{Enter}'),
    saved: '2026-12-31 09:30:00',
  },
  {
    type: 'textarea',
    value: 'eins',
    shows: 'eins',
    async edit({ user, place }) {
      await user.click(place())
      const box = await screen.findByRole('textbox', { name: 'Wert, Zeile 1' })
      await waitFor(() => expect(box).toHaveFocus())
      await user.clear(box)
      await user.type(box, 'zwei{Enter}drei')
    },
    saved: 'zwei\ndrei',
  },
  { type: 'tags', value: '红色;蓝色', shows: '红色蓝色', edit: (one) => type(one, '绿色黄色{Enter}'), saved: '绿色;黄色' },
  { type: 'progress', value: 30, shows: /30/, edit: (one) => type(one, '55{Enter}'), saved: 55 },
  {
    type: 'departSelect',
    async edit(one) {
      await type(one, '质量')
      await one.user.click(await screen.findByTitle(/质量部/))
    },
    saved: 'd3',
  },
  {
    type: 'userSelect',
    async edit(one) {
      await type(one, '李雷')
      await one.user.click(await screen.findByTitle(/李雷/))
    },
    saved: 'li',
  },
  ...['upload', 'file', 'image'].map(
    (kind): Kind => ({
      type: kind,
      async edit({ user, place }) {
        await user.click(place())
        await waitFor(() => expect(document.querySelector('input[type=file]')).toBeInTheDocument())
        const box = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
        await user.upload(box, new File(['x'], 'bild.png', { type: 'image/png' }))
      },
      saved: 'temp/bild_1763700000000.png',
    }),
  ),
  { type: 'normal', value: 'fest', shows: 'fest' },
  { type: 'slot', column: { slot: 'loud' }, value: 'laut', shows: 'LAUT' },
]

describe('a cell of an editable table', () => {
  it.each(kinds)(
    'B2.3-types shows and edits its value as its kind does: $type',
    async ({ type: kind, column, value = null, shows, edit, saved }) => {
      const opened = await openKind({ type: kind, ...column }, value)
      if (shows !== undefined) await waitFor(() => expect(opened.place()).toHaveTextContent(shows))
      expect(opened.place().querySelector('.grid-broken')).toBeNull()
      if (edit) {
        await edit(opened)
        await waitFor(() => expect(opened.handle().changes().edited).toEqual([{ id: 'a', rowVersion: 1, value: saved }]))
      } else {
        await opened.user.click(opened.place())
        expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
        expect(opened.handle().changes()).toEqual({})
      }
    },
  )

  it('B2.3-types has a handle to drag the row by, and none for what is carried unseen', async () => {
    const { handle } = await openTable([{ id: 'a', orderNum: 1, secret: 's', name: 'x' }], {}, [
      { key: 'orderNum', type: 'rowDragSort' },
      { key: 'secret', type: 'hidden', title: 'Geheim' },
      { key: 'name', type: 'input', title: 'Name' },
    ])
    expect(screen.getAllByRole('columnheader')).toHaveLength(4)
    expect(screen.getByRole('button', { name: /拖动/ })).toBeInTheDocument()
    expect(handle().rows()).toMatchObject([{ secret: 's' }])
  })
})

/** The types of the columns of seventy editable tables in use elsewhere, as they are written there. */
const typesInUse = [
  ...['checkbox', 'date', 'datetime', 'file', 'hidden', 'image', 'input', 'inputNumber', 'normal', 'popup', 'progress', 'radio', 'select'],
  ...['select-dict-search', 'select-multiple', 'select-search', 'sel_depart', 'sel_user', 'slot', 'textarea', 'upload'],
]

it.each(typesInUse)('B2.3-types draws a column of the type "%s", as tables in use elsewhere are written with it', async (kind) => {
  const { place } = await openKind(
    {
      type: kind,
      ...(/^(select|radio)/.test(kind) ? { options } : {}),
      ...(kind === 'popup' ? { popupCode: 'customers', orgFields: 'name', destFields: 'value' } : {}),
      ...(kind === 'slot' ? { slot: 'loud' } : {}),
    },
    null,
  )
  if (kind === 'hidden') expect(screen.queryByRole('columnheader', { name: 'Wert' })).not.toBeInTheDocument()
  else expect(screen.getByRole('columnheader', { name: 'Wert' })).toBeInTheDocument()
  if (kind !== 'hidden') expect(place()).toBeInTheDocument()
  expect(document.querySelectorAll('.grid-broken')).toHaveLength(0)
})
