import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writtenKinds } from '../../../runtime/studio/kinds'
import { NewPageDialog } from '../../../runtime/studio/PageList/NewPageDialog'
import { changeLanguage } from '../../../runtime/text/i18n'
import { documentKinds } from '../../../schemas/documents'
import { pageKinds } from '../../../schemas/page/kinds'

beforeEach(() => changeLanguage('en-US'))

describe('asking for a new page', () => {
  it('begins with the code, and offers every kind of page and of document by its name', async () => {
    render(<NewPageDialog kinds={writtenKinds} pages={[]} onCreate={async () => {}} onCancel={() => {}} />)
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus())
    expect(screen.getAllByRole('radio')).toHaveLength(pageKinds.length + documentKinds.length)
    expect(screen.getByRole('radio', { name: 'Calendar' })).toBeInTheDocument()
  })

  it('makes the page of the kind that was chosen, by keyboard alone', async () => {
    const create = vi.fn(async () => {})
    const user = userEvent.setup()
    render(<NewPageDialog kinds={writtenKinds} pages={[]} onCreate={create} onCancel={() => {}} />)
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus())
    await user.keyboard('shift-plan{Tab}Shifts{Enter}')
    await waitFor(() => expect(create).toHaveBeenCalledWith({ kind: 'list', code: 'shift-plan', title: 'Shifts' }))
  })

  it('says what is missing, and keeps what was typed', async () => {
    const create = vi.fn(async () => {})
    const user = userEvent.setup()
    render(<NewPageDialog kinds={writtenKinds} pages={[]} onCreate={create} onCancel={() => {}} />)
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus())
    await user.keyboard('shift-plan{Enter}')
    expect(await screen.findByText('Please enter a title')).toBeInTheDocument()
    expect(screen.getByLabelText('Code')).toHaveValue('shift-plan')
    expect(create).not.toHaveBeenCalled()
  })
})
