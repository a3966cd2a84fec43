import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { usePageHost } from '../../../runtime/session/PageHost'
import { History } from '../../../runtime/studio/History/History'
import { createStudioCalls } from '../../../runtime/studio/studioCalls'
import type { PageVersion, ValidateResult } from '../../../schemas/api/pages'
import { renderWithHost } from '../../support/fakeHost'

const version = (number: number): PageVersion => ({
  version: number,
  message: null,
  createBy: 'admin',
  createTime: '2026-03-01 10:00:00',
  restoredFrom: null,
  isCurrent: number === 2,
})

/** The dialog with this title. */
const dialogOf = async (title: string) => (await screen.findByText(title)).closest('[role="dialog"]') as HTMLElement

interface Opened {
  /** Left out, the server does not answer. */
  plan?: Partial<ValidateResult>
  post?(path: string, body: unknown): unknown
}

function Screen({ onRolledBack }: { onRolledBack(): Promise<void> }) {
  const { calls } = usePageHost()
  return (
    <History
      code="part"
      studio={createStudioCalls(calls)}
      text="{}"
      canPublish
      onLoad={() => {}}
      onRolledBack={onRolledBack}
      onClose={() => {}}
    />
  )
}

/** The history of a page with two versions, and the question before the first one comes back. */
async function askToRestore({ plan, post = () => ({ code: 'part', version: 3, changes: [] }) }: Opened) {
  const onRolledBack = vi.fn(async () => {})
  const user = userEvent.setup()
  const { host } = await renderWithHost(<Screen onRolledBack={onRolledBack} />, {
    language: 'en-US',
    calls: {
      post,
      get: (path) => {
        if (path.endsWith('/history')) return [version(2), version(1)]
        if (path.endsWith('/versions/1/plan')) return plan ? { problems: [], changes: [], hasTable: true, ...plan } : new Promise(() => {})
        if (path.endsWith('/versions/1')) return { ...version(1), text: '{ "first": 1 }' }
        return []
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }))
  const dialog = within(await dialogOf('Restore version 1?'))
  return { dialog, user, host, onRolledBack, restore: () => dialog.getByRole('button', { name: 'Restore this version' }) }
}

describe('C-publish restoring an earlier version', () => {
  it('tells what it will do to columns and permissions before it is done', async () => {
    const message = 'Rename column “cost2” to “price”: its values stay (26)'
    const plan = { changes: [{ kind: 'renameColumn', subject: 'part.price', message } as const] }
    const { dialog, user, host, restore, onRolledBack } = await askToRestore({ plan })
    expect(await dialog.findByRole('heading', { name: 'Table' })).toBeInTheDocument()
    expect(dialog.getByRole('listitem')).toHaveTextContent(message)
    expect(host.made.some(({ method }) => method === 'post')).toBe(false)
    await user.click(restore())
    await waitFor(() => expect(onRolledBack).toHaveBeenCalled())
    expect(host.made.filter(({ method }) => method === 'post').map(({ args }) => args)).toEqual([
      ['/page-configs/part/rollback', { version: 1 }],
    ])
    expect(host.notices).toEqual([{ kind: 'success', text: 'Restored as version 3' }])
    await waitFor(() => expect(screen.queryByText('Restore version 1?')).not.toBeInTheDocument())
  })

  it('is not offered while something stands in its way, and leads to the text of the version', async () => {
    const problem = {
      path: '/columns/0',
      code: 'unknown-dictionary',
      message: 'there is no dictionary "kind".',
      severity: 'error',
    } as const
    const { dialog, user, restore } = await askToRestore({ plan: { problems: [problem] } })
    const found = await dialog.findByRole('button', { name: /there is no dictionary/ })
    expect(restore()).toBeDisabled()
    await user.click(found)
    expect(await dialogOf('Version 1 and the editor')).toBeInTheDocument()
  })

  it('is not offered where a change could lose data', async () => {
    const refused = { kind: 'refused', subject: 'part.price', message: 'The column “price” cannot hold texts.' } as const
    const { dialog, restore } = await askToRestore({ plan: { changes: [refused] } })
    expect(await dialog.findByText(refused.message)).toBeInTheDocument()
    expect(restore()).toBeDisabled()
  })

  it('is not offered while it is being checked, which the dialog says', async () => {
    const { dialog, restore } = await askToRestore({})
    expect(await dialog.findByRole('status', { name: 'Checking…' })).toHaveAttribute('aria-busy', 'true')
    expect(restore()).toBeDisabled()
  })
})
