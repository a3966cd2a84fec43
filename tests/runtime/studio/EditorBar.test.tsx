import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Draft } from '../../../runtime/studio/draft/useDraft'
import { EditorBar } from '../../../runtime/studio/PageEditor/EditorBar'
import type { StudioCalls } from '../../../runtime/studio/studioCalls'
import { renderWithHost } from '../../support/fakeHost'
import { savedDraft } from './savedDraft'

const draft = savedDraft as Draft

const studio = {
  planLife: async () => ({ consequences: [], tables: [], canDrop: true, dependents: [] }),
  rename: async () => ({ code: 'purchase' }),
  pageStates: async () => [],
} as unknown as StudioCalls

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>
}

it('C-publish a page that got another code is edited by that one, in the place of the tab of the former', async () => {
  const user = userEvent.setup()
  const done: string[] = []
  const nothing = () => {}
  await renderWithHost(
    <MemoryRouter initialEntries={['/studio/order']}>
      <EditorBar
        code="order"
        title="Orders"
        description=""
        draft={draft}
        studio={studio}
        canWrite
        canPublish
        onSave={nothing}
        onPublish={nothing}
        onHistory={nothing}
      />
      <Address />
    </MemoryRouter>,
    { language: 'en-US', host: { tab: { showAlone: nothing, showHelp: nothing, close: async () => void done.push('closed') } } },
  )
  await user.click(screen.getByRole('button', { name: 'More for “Orders”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('Code'))
  await user.type(dialog.getByLabelText('Code'), 'purchase')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Rename' })).toBeEnabled())
  await user.click(dialog.getByRole('button', { name: 'Rename' }))
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/studio/purchase'))
  expect(done).toEqual(['closed'])
})
