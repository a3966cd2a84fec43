import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { giveElementsSize } from '../../support/givenSize'
import { openForm, pageOf } from './openForm'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

const required = { validateRules: [{ required: true }] }
const field = (title: string) => ({ key: title.toLowerCase(), type: 'input', title, ...required })
const part = (title: string, show?: 'below') => ({
  key: title.toLowerCase(),
  title,
  foreignKey: 'orderId',
  relation: 'one',
  ...(show && { show }),
  columns: [{ key: 'note', type: 'input', title: 'Note' }, field('Person'), field('Phone')],
})
const pageWith = (form: object) =>
  pageOf(['Remark', 'Street', 'City', 'Name'].map(field), 'en-US', { form, subTables: [part('Contact'), part('Payer', 'below')] })
const groups = [
  { title: 'Person', items: ['name'] },
  { title: 'Address', items: ['city', 'street'] },
]

async function openFilled(form: object, filled: object) {
  const subRows = { contact: [{ id: 'c', ...filled }], payer: [{ id: 'p', ...filled }] }
  const errors = ['/sub/contact/edited/0/note', '/street', '/sub/payer/edited/0/note', '/name'].map((path) => ({
    path,
    code: 'x',
    message: `refused ${path.split('/').slice(1, 3).join(' ')}`,
  }))
  const refuse = () => Promise.reject(new CallError('invalid', '', { status: 422, errors }))
  const shown = await openForm(
    { page: pageWith(form), mode: 'edit', row: { id: '1', ...filled }, subRows },
    { language: 'en-US', calls: { edit: refuse } },
  )
  const press = () => shown.user.click(screen.getByRole('button', { name: 'Save' }))
  const said = async () => {
    const alert = await screen.findByRole('alert')
    return within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  }
  return { ...shown, press, said }
}

const wrongParts = ['Payer', 'Contact'].flatMap((title) => ['Person', 'Phone'].map((name) => `“${title}”: ${name} must be filled in`))

it.each([
  ['without groups', {}, ['Remark', 'Street', 'City', 'Name']],
  ['in groups', { groups }, ['Name', 'City', 'Street', 'Remark']],
  [
    'with its first fields under no heading',
    { groups: [{ items: ['street'] }, ...groups.slice(0, 1)] },
    ['Street', 'Name', 'Remark', 'City'],
  ],
  [
    'in tabs, with the fields of no tab below them',
    { groups: [{ items: ['street'] }, ...groups.slice(0, 1)], groupsAs: 'tabs' },
    ['Name', 'Street', 'Remark', 'City'],
  ],
])('a form %s says what is wrong in the order of the screen, the sub-tables after the fields', async (_, form, titles) => {
  const { press, said } = await openFilled(form, {})
  await press()
  expect(await said()).toEqual([...titles.map((title) => `${title} must be filled in`), ...wrongParts])
})

it('a form says in the order of the screen what the server has found, in whatever order it found it', async () => {
  const filled = { remark: 'a', street: 'a', city: 'a', name: 'a', person: 'a', phone: 'a' }
  const { user, press, said } = await openFilled({ groups }, filled)
  for (const note of screen.getAllByLabelText('Note')) await user.type(note, 'x')
  await press()
  expect(await said()).toEqual([
    'Name: refused name',
    'Street: refused street',
    '“Payer”: Note: refused sub payer',
    '“Contact”: Note: refused sub contact',
  ])
})

it('a form names the field of a message that does not, in its tables too', async () => {
  const plate = { key: 'plate', type: 'input', title: 'Plate', validateRules: [{ pattern: '^EQ-', message: 'begins with EQ-' }] }
  const page = pageOf([plate], 'en-US', { subTables: [{ key: 'parts', title: 'Parts', foreignKey: 'orderId', columns: [plate] }] })
  const { user } = await openForm(
    { page, mode: 'edit', row: { id: '1', plate: 'A' }, subRows: { parts: [{ id: 'p', plate: 'B' }] } },
    { language: 'en-US' },
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const alert = await screen.findByRole('alert')
  const said = within(alert).getAllByRole('button')
  expect(said.map(({ textContent }) => textContent)).toEqual(['Plate: begins with EQ-', '“Parts”, row 1: Plate: begins with EQ-'])
})
