import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import users from '../../../pages/system/user.page.json'
import { CallError } from '../../../runtime/calls/Calls'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'
import '../../support/productExtensions'

beforeAll(() => giveElementsSize())
beforeEach(() => localStorage.clear())

function Screen() {
  // A cast: what is read from a file of JSON has no narrower types of its own.
  return <ListPage page={usePageModel(users as unknown as ListPageConfig)} />
}

const empty = { records: [], total: 0, size: 15, current: 1, pages: 1 }
/** What accounts have already, by field. */
const taken: Record<string, string> = { username: 'anna', phone: '13812345678', email: 'anna@example.com' }
const get = (path: string, asked?: Record<string, unknown>) => {
  if (path !== '/sys/duplicate/check') return null
  expect(asked).toMatchObject({ tableName: 'sys_user' })
  if (taken[String(asked?.fieldName)] === asked?.fieldVal) throw new CallError('refused', 'taken')
  return null
}

it('P7-users a name, number or address that another account has is said while it is typed, not when it is saved', async () => {
  await renderWithHost(<Screen />, { language: 'de-DE', calls: { list: () => empty, dictItems: () => [], get } })
  const person = userEvent.setup()
  await person.click(await screen.findByRole('button', { name: /Neu/ }))
  const form = within(await screen.findByRole('dialog'))
  await person.type(await form.findByRole('textbox', { name: /Benutzername/ }), 'anna{Tab}')
  expect(await form.findByText('Diesen Benutzernamen gibt es schon')).toBeVisible()
  await person.type(form.getByRole('textbox', { name: /Mobiltelefon/ }), '13812345678{Tab}')
  expect(await form.findByText('Diese Telefonnummer gibt es schon')).toBeVisible()
  await person.type(form.getByRole('textbox', { name: /E-Mail/ }), 'anna@example.com{Tab}')
  expect(await form.findByText('Diese E-Mail-Adresse gibt es schon')).toBeVisible()
  await person.type(form.getByRole('textbox', { name: /Benutzername/ }), '.b{Tab}')
  expect(await form.findByText('Diese E-Mail-Adresse gibt es schon')).toBeVisible()
  expect(form.queryByText('Diesen Benutzernamen gibt es schon')).not.toBeInTheDocument()
})
