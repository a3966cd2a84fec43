import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../../support/givenSize'
import { openList } from './listStage'

/** How often each part has been drawn. */
const drawn = vi.hoisted(() => new Map<string, number>())

vi.mock('antd', async (importOriginal) => {
  const antd = await importOriginal<typeof import('antd')>()
  const note = (name: unknown) => void drawn.set(String(name), (drawn.get(String(name)) ?? 0) + 1)
  const Button = Object.assign(
    (props: Parameters<typeof antd.Button>[0]) => {
      note(props.children)
      return <antd.Button {...props} />
    },
    { Group: antd.Button.Group, __ANT_BUTTON: true },
  )
  const Pagination: typeof antd.Pagination = (props) => {
    note('pages')
    return <antd.Pagination {...props} />
  }
  const Spin = Object.assign((props: Parameters<typeof antd.Spin>[0]) => {
    note('spinner')
    return <antd.Spin {...props} />
  }, antd.Spin)
  return { ...antd, Button, Pagination, Spin }
})

beforeAll(() => giveElementsSize())

const parts = ['New', 'Search', 'Reset', 'pages', 'spinner']
const drawnParts = () => parts.filter((part) => drawn.has(part))

it('draws neither buttons nor query nor pager anew when rows are sorted or selected, and no spinner for what comes at once', async () => {
  const { user, lastQuery } = await openList()
  await screen.findByText('pump 15')
  expect(drawnParts()).toEqual(['New', 'Search', 'Reset', 'pages'])
  drawn.clear()
  await user.click(screen.getByRole('columnheader', { name: 'Name' }))
  await waitFor(() => expect(lastQuery()).toMatchObject({ column: 'name' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }))
  await screen.findByText(/1 selected/)
  expect(drawnParts()).toEqual([])
  await user.click(screen.getByRole('listitem', { name: '2' }))
  await screen.findByText('pump 16')
  expect(drawnParts()).toEqual(['pages'])
})
