import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { PublishDialog } from '../../../runtime/studio/PageEditor/PublishDialog'
import type { Grantable, PlannedChange } from '../../../schemas/api/pages'
import { type SourceLanguage, sourceLanguages } from '../../../schemas/language/SourceText'
import type { Problem } from '../../../schemas/page/Problem'
import { renderWithHost } from '../../support/fakeHost'

const change = (kind: string, message: string): PlannedChange => ({ kind: kind as PlannedChange['kind'], subject: 'custom_note', message })
const problem = (line: number): Problem => ({
  path: `/columns/${line}`,
  code: 'unknown-property',
  message: `wrong ${line}`,
  severity: 'error',
  line,
  column: 3,
  offset: line * 10,
})

interface Opened {
  changes?: readonly PlannedChange[]
  grantable?: Grantable
  problems?: readonly Problem[]
  refusals?: readonly Problem[]
  isChecking?: boolean
  failure?: Error | null
  language?: SourceLanguage
}

async function open({ changes, grantable, problems = [], refusals = [], isChecking = false, failure = null, language = 'en-US' }: Opened) {
  const onPublish = vi.fn()
  const onGoTo = vi.fn()
  await renderWithHost(
    <PublishDialog
      title="Note"
      check={{ changes, grantable, problems, isChecking, failure }}
      refusals={refusals}
      isPublishing={false}
      onPublish={onPublish}
      onGoTo={onGoTo}
      onCancel={() => {}}
    />,
    { language },
  )
  const dialog = within(await screen.findByRole('dialog'))
  return { dialog, onPublish, onGoTo, user: userEvent.setup() }
}

describe('the dialog before publishing', () => {
  it('tells what will be done by table, calls, menu and permissions, each once', async () => {
    const { dialog, user, onPublish } = await open({
      changes: [
        change('addPermission', 'Add the permission note:add'),
        change('createTable', 'Create the table custom_note (9 columns)'),
        change('mountCalls', 'Open the calls GET /custom/note/list'),
        change('addMenu', 'Add the menu entry “Note”'),
      ],
    })
    expect(dialog.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Table', 'Calls', 'Menu', 'Permissions'])
    const table = within(dialog.getByRole('region', { name: 'Table' }))
    expect(table.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Create the table custom_note (9 columns)'])
    expect(dialog.queryByText('custom_note')).toBeNull()
    await user.type(dialog.getByLabelText('What has changed'), 'begun')
    await user.click(dialog.getByRole('button', { name: 'Publish' }))
    expect(onPublish).toHaveBeenCalledWith('begun', undefined)
  })

  it('tells who is given what, and a change of a kind that it does not know, among the permissions', async () => {
    const { dialog } = await open({
      changes: [change('newKind', 'Something else'), change('grant', 'Give the permission note:add to staff')],
    })
    const permissions = within(dialog.getByRole('region', { name: 'Permissions' }))
    expect(permissions.getByText('Give the permission note:add to staff')).toBeVisible()
    expect(permissions.getByText('Something else')).toBeVisible()
  })

  it('lists every error with its place, leads there, and does not publish', async () => {
    const { dialog, user, onGoTo } = await open({ changes: [], problems: [problem(3), problem(7)], refusals: [problem(7), problem(9)] })
    expect(screen.getByRole('dialog', { name: '“Note” cannot be published yet' })).toBeVisible()
    expect(dialog.getByText('These 3 errors must be corrected first:')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
    expect(dialog.queryByText(/stay as they are|makes these changes/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: /wrong 7.*Line 7, column 3.*\/columns\/7.*Go to/ }))
    expect(onGoTo).toHaveBeenCalledWith(problem(7))
  })

  it('says which changes cannot be made, and does not publish', async () => {
    const refused = change('refused', 'custom_note.age holds a text, the page needs a number')
    const { dialog } = await open({ changes: [change('addColumn', 'Add the column note'), refused] })
    expect(screen.getByRole('dialog', { name: '“Note” cannot be published yet' })).toBeVisible()
    expect(dialog.getByText('This change could lose data or cannot be made automatically:')).toBeVisible()
    expect(dialog.getByText(refused.message)).toBeVisible()
    expect(dialog.queryByText('Add the column note')).toBeNull()
    expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
  })

  it('waits until the server has looked at this very text, and says when it cannot', async () => {
    const waiting = await open({ changes: undefined, isChecking: true })
    expect(waiting.dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
    expect(waiting.dialog.queryByText(/stay as they are/)).toBeNull()
  })

  it('says when the server cannot look at the text', async () => {
    const { dialog } = await open({ changes: undefined, failure: new Error('No connection to the server') })
    expect(dialog.getByRole('alert')).toHaveTextContent('No connection to the server')
    expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
  })

  const sentences: Record<SourceLanguage, [string, string]> = {
    'zh-CN': ['请先改正以下 1 个错误：', '请先改正以下 2 个错误：'],
    'en-US': ['This error must be corrected first:', 'These 2 errors must be corrected first:'],
    'de-DE': ['Zuerst ist dieser Fehler zu beheben:', 'Zuerst sind diese 2 Fehler zu beheben:'],
  }
  it.each(sourceLanguages)('counts its errors as one says it in %s', async (language) => {
    for (const [index, sentence] of sentences[language].entries()) {
      const { dialog } = await open({ changes: [], problems: [problem(1), problem(2)].slice(0, index + 1), language })
      expect(dialog.getByText(sentence)).toBeVisible()
      document.body.replaceChildren()
    }
  })

  it('gives roles what is ticked, by the keyboard too; nothing is ticked before but what the page says', async () => {
    const { dialog, user, onPublish } = await open({
      changes: [change('addMenu', 'Add the menu entry “Note”'), change('grantNobody', 'Only you may use it')],
      grantable: {
        permissions: ['list', 'add', 'delete'].map((name) => ({ name, title: name === 'list' ? '' : name })),
        roles: [
          { role: 'staff', title: 'Staff', given: [] },
          { role: 'lead', title: 'Leads', given: ['list'] },
        ],
      },
    })
    const [staff, lead] = ['Staff', 'Leads'].map((name) => within(dialog.getByRole('group', { name })))
    const ticked = (boxes = dialog) => boxes.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
    expect(ticked()).toHaveLength(1)
    expect(lead?.getByRole('checkbox', { name: 'Open the page' })).toBeDisabled()
    expect(dialog.getByText('Only you may use it')).toBeInTheDocument()
    staff?.getByRole('checkbox', { name: 'Open the page' }).focus()
    await user.keyboard(' ')
    await user.tab()
    await user.keyboard('  ')
    await user.click(lead?.getByRole('checkbox', { name: 'add' }) as HTMLElement)
    expect(dialog.queryByText('Only you may use it')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Publish' }))
    expect(onPublish).toHaveBeenCalledWith('', { staff: ['list'], lead: ['add'] })
  })
})
