import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../../schemas/rules/expression'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import { renderWithHost } from '../../support/fakeHost'

/** A list of which nothing is drawn by expressions: its form alone reads them. */
const listWith = (visibleWhen: string) => ({
  kind: 'list',
  version: 1,
  code: 'e',
  title: 'Equipment',
  url: { list: '/e/list' },
  columns: [{ key: 'name', type: 'input', title: 'Name', visibleWhen }],
})

function Problems({ config }: { config: unknown }) {
  const { problems } = usePageModel(config)
  return <output>{problems.map(({ path }) => path).join(' ') || 'none'}</output>
}

it('C-neverwhite a list says of a broken expression of its form where it stands', async () => {
  await renderWithHost(<Problems config={listWith('row.name ==')} />, { language: 'en-US' })
  expect(await screen.findByText('/columns/0/visibleWhen')).toBeInTheDocument()
})
