import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '../../../schemas/page/Text'
import { openForm, pageOf } from './openForm'

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

const columns = [
  { key: 'code', type: 'input', title: 'No.', defaultValue: { fillRule: 'number' }, validateRules: [{ required: true }] },
  { key: 'name', type: 'input', title: 'Name', validateRules: [{ required: true }] },
]
const star = (label: string) => screen.getByText(label, { selector: 'label' }).querySelector('.pw-field-required')

describe('a field that the server numbers', () => {
  it.each<[Language, string, string]>([
    ['zh-CN', '保存时自动生成', '保存'],
    ['en-US', 'Assigned when saved', 'Save'],
    ['de-DE', 'Wird beim Speichern vergeben', 'Speichern'],
  ])('says so without a star, and is left to the server, in %s', async (language, sentence, save) => {
    const { user, host, onSaved } = await openForm({ page: pageOf(columns, language) }, { language })
    const number = screen.getByPlaceholderText(sentence)
    expect(number).not.toHaveAttribute('aria-required')
    expect([star('No.'), star('Name')]).toEqual([null, expect.any(HTMLElement)])
    await user.click(number)
    await user.type(screen.getByLabelText(/Name/), 'Ada')
    await user.click(screen.getByRole('button', { name: save }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(host.made[0]?.args[1]).toEqual({ name: 'Ada' })
  })

  it('is a required field as any other once the row is stored', async () => {
    const row = { id: '1', code: 'N-1', name: 'Ada' }
    const { user } = await openForm({ page: pageOf(columns, 'en-US'), mode: 'edit', row }, { language: 'en-US' })
    expect(star('No.')).not.toBeNull()
    await user.clear(screen.getByLabelText(/No\./))
    await user.tab()
    expect(await screen.findByText('No. must be filled in')).toBeInTheDocument()
  })
})
