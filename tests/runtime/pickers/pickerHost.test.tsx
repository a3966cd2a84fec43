import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import { DialogWithFullscreen } from '../../../runtime/kit/DialogWithFullscreen'
import { PartMissing } from '../../../runtime/kit/importAgain'
import { pickers } from '../../../runtime/pickers'
import { usePageHost } from '../../../runtime/session/PageHost'
import type { FieldConfig } from '../../../schemas/fields'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'
import { fakeAnswers } from '../fields/fakeAnswers'
import { compile } from '../fields/fieldStage'
import { stage } from './pickerStage'

beforeAll(() => giveElementsSize())
// In tests antd's dialogs all have one id, and would not know which of them is on top.
beforeEach(() => vi.stubEnv('NODE_ENV', 'development'))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const user = userEvent.setup()
const owner: FieldConfig = { type: 'userSelect', key: 'owner', title: '负责人' }
const asked = { title: '负责人', isMultiple: false, picked: [], valueKey: 'username', byDepartment: false } as const

/** A page that asks for a user, and keeps what it was answered. */
async function openByHost() {
  const answers: unknown[] = []
  function Page() {
    const { pick } = usePageHost()
    return (
      <button type="button" onClick={() => void pick('user', asked).then((answer) => answers.push(answer))}>
        ask
      </button>
    )
  }
  const shown = await renderWithHost(<Page />, { calls: fakeAnswers, showsPickers: true })
  await user.click(screen.getByRole('button', { name: 'ask' }))
  return { ...shown, answers }
}

describe('host.pick', () => {
  it('answers what was chosen', async () => {
    const { answers } = await openByHost()
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByText('韩梅梅'))
    expect(answers).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(answers).toMatchObject([[{ value: 'han', label: '韩梅梅' }]]))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it.each([
    ['the cancel button', () => user.click(screen.getByRole('button', { name: '取消' }))],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('answers null when the picker is closed by %s', async (_way, close) => {
    const { answers } = await openByHost()
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByText('韩梅梅'))
    await close()
    await waitFor(() => expect(answers).toEqual([null]))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('says that a picker could not be fetched, and answers null', async () => {
    vi.spyOn(pickers, 'user').mockRejectedValueOnce(new PartMissing('gone'))
    const { answers, host } = await openByHost()
    await waitFor(() => expect(answers).toEqual([null]))
    expect(host.notices).toMatchObject([{ kind: 'error', title: expect.stringContaining('加载') }])
    await user.click(screen.getByRole('button', { name: 'ask' }))
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
  })

  it('C-neverwhite says that a picker is broken; the page stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(pickers, 'user').mockResolvedValueOnce(() => {
      throw new Error('no such picker')
    })
    const { answers, host } = await openByHost()
    await waitFor(() => expect(answers).toEqual([null]))
    expect(host.notices).toHaveLength(1)
    expect(JSON.stringify(host.notices)).not.toContain('no such picker')
    expect(screen.getByRole('button', { name: 'ask' })).toBeInTheDocument()
  })
})

describe('a picker over what opened it', () => {
  it('gives the focus back to the input that opened it', async () => {
    await stage(owner)
    const box = screen.getByLabelText('负责人')
    await user.click(box)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByLabelText('姓名')).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(box).toHaveFocus()
  })

  it('opens once, however often it is asked for', async () => {
    await stage(owner)
    const box = screen.getByLabelText('负责人')
    await user.click(box)
    await user.click(box)
    await screen.findByRole('dialog')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('lies over a dialog in a dialog; Escape closes it alone, and what was typed stays', async () => {
    await componentsOf('userSelect').preload?.()
    await renderWithHost(
      <Dialog title="Order">
        <Dialog title="Position">
          <input aria-label="Note" />
          <OwnerInput />
        </Dialog>
      </Dialog>,
      { calls: fakeAnswers, showsPickers: true },
    )
    // Not letter by letter: two dialogs that open at once take the focus from each other.
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'typed' } })
    await user.click(screen.getByLabelText('负责人'))
    const picker = await dialogCalled('请选择负责人')
    const below = await dialogCalled('Position')
    expect(layerOf(picker)).toBeGreaterThan(layerOf(below))
    await user.click(await within(picker).findByText('李雷'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(picker).not.toBeInTheDocument())
    expect(screen.getByLabelText('Note')).toHaveValue('typed')
    expect(screen.getByLabelText('负责人')).toHaveFocus()
    await user.click(screen.getByLabelText('负责人'))
    await user.dblClick(await within(await dialogCalled('请选择负责人')).findByText('李雷'))
    expect(await within(below).findByTitle('李雷')).toBeInTheDocument()
  })
})

describe('the rows of a picker by keyboard', () => {
  it('are chosen by Space, and taken by Enter where one is wanted', async () => {
    const { value } = await stage(owner)
    await user.click(screen.getByLabelText('负责人'))
    const dialog = await screen.findByRole('dialog')
    const cell = await within(dialog).findByRole('gridcell', { name: '李雷' })
    await user.click(cell)
    await user.keyboard('{ArrowDown} ')
    expect(within(dialog).getByRole('region', { name: '已选择 1 项' })).toHaveTextContent('韩梅梅')
    expect(value()).toBeUndefined()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(value()).toBe('han'))
  })

  it('are chosen by Enter where several are wanted', async () => {
    const { value } = await stage({ ...owner, multiple: true } as FieldConfig)
    await user.click(screen.getByLabelText('负责人'))
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByRole('gridcell', { name: '李雷' }))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await within(dialog).findByRole('region', { name: '已选择 2 项' })).toBeInTheDocument()
    await user.keyboard('{ArrowUp} ')
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(value()).toBe('han'))
  })

  it('the picker of a table cell opens with its editor and ends it', async () => {
    const { value, closings } = await stage(owner, {}, { component: 'Editor' })
    const dialog = await screen.findByRole('dialog')
    await user.dblClick(await within(dialog).findByText('韩梅梅'))
    await waitFor(() => expect(closings()).toBe(1))
    expect(value()).toBe('han')
  })
})

function Dialog({ title, children }: { title: string; children: ReactNode }) {
  return (
    <DialogWithFullscreen isOpen title={title} onClose={() => {}}>
      {children}
    </DialogWithFullscreen>
  )
}

const field = compile(owner)
const { Input } = componentsOf(field)

function OwnerInput() {
  const [value, setValue] = useState<unknown>(null)
  return (
    <>
      <label htmlFor="owner">负责人</label>
      {Input && (
        <Input field={field} id="owner" value={value} onChange={setValue} disabled={false} isInvalid={false} readRow={() => ({})} />
      )}
    </>
  )
}

async function dialogCalled(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: title })
  return heading.closest('[role="dialog"]') as HTMLElement
}

/** How far above the page a dialog lies; 1000 where it does not say. */
function layerOf(dialog: HTMLElement): number {
  return Number(dialog.closest<HTMLElement>('.ant-modal-wrap')?.style.zIndex || 1000)
}
