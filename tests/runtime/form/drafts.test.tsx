import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFormPlace } from '../../../runtime/form/draft/FormPlace'
import type { RowFormProps } from '../../../runtime/form/RowFormProps'
import { giveElementsSize } from '../../support/givenSize'
import { columns, input, openForm, pageOf, save, stored } from './openForm'

// @own-modules: a form of an earlier file may have asked for the same parts at its very end, and they never came.
beforeAll(() => giveElementsSize())
beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

const title = /填写的内容尚未保存/
const restore = () => screen.findByRole('button', { name: '恢复' })
const products = {
  key: 'products',
  title: '产品',
  foreignKey: 'orderId',
  columns: [
    { key: 'part', type: 'input', title: '零件' },
    { key: 'count', type: 'inputNumber', title: '件数' },
  ],
}
const notes = { key: 'notes', title: '备注', foreignKey: 'orderId', columns: [{ key: 'note', type: 'input', title: '内容' }] }
const contact = { ...notes, key: 'contact', title: '联系人', relation: 'one', columns: [{ key: 'person', type: 'input', title: '姓名' }] }

/** A form of the page `order` on this computer, as a user sees it who opens it. */
function open(props: Partial<RowFormProps> = {}, who = 'u1') {
  const rowId = props.mode === 'edit' ? String(props.row?.id) : undefined
  return openForm({ place: createFormPlace({ userId: who, code: 'order', rowId }), ...props })
}

/** The browser is gone before anything was saved: what stands in the form is taken off the screen, and nobody gives it up. */
async function crash({ unmount }: { unmount(): void }) {
  unmount()
}

describe('what was typed into a form and not saved', () => {
  it('is offered when the form is opened again after a crash, and comes back when it is asked for', async () => {
    const first = await open()
    await first.user.type(input('名称'), 'Bolt')
    await first.user.type(input('数量'), '3')
    await crash(first)
    const { user, host, onDirtyChange, onSaved } = await open()
    await screen.findByText(title)
    expect(input('名称').value).toBe('')
    await user.click(await restore())
    expect([input('名称').value, input('数量').value, screen.queryByText(title)]).toEqual(['Bolt', '3', null])
    expect(onDirtyChange).toHaveBeenLastCalledWith(true)
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(host.made[0]?.args[1]).toMatchObject({ name: 'Bolt', count: 3 })
  })

  it('is gone after saving', async () => {
    const { user, onSaved, unmount } = await open()
    await user.type(input('名称'), 'Bolt')
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    unmount()
    expect(await createFormPlace({ userId: 'u1', code: 'order', rowId: undefined }).readLeft()).toEqual([])
  })

  it('is gone when everything was taken back, and when it was discarded', async () => {
    const first = await open({ canReset: true })
    await first.user.type(input('名称'), 'Bolt')
    await first.user.click(screen.getByRole('button', { name: '重置' }))
    await crash(first)
    const place = createFormPlace({ userId: 'u1', code: 'order', rowId: undefined })
    expect(await place.readLeft()).toEqual([])
    const second = await open()
    await second.user.type(input('名称'), 'Nut')
    await crash(second)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '丢弃' }))
    expect(screen.queryByText(title)).toBeNull()
    expect([input('名称').value, await place.readLeft()]).toEqual(['', []])
  })

  it('is not offered to another user, for another row, or while the form that holds it is on a screen', async () => {
    const first = await open({ mode: 'edit', row: stored })
    await first.user.type(input('名称'), 's')
    document.dispatchEvent(new Event('visibilitychange'))
    const read = (userId: string, rowId: string | undefined) => createFormPlace({ userId, code: 'order', rowId }).readLeft()
    expect(await read('u1', '1')).toEqual([])
    await crash(first)
    expect(await Promise.all([read('u2', '1'), read('u1', '2'), read('u1', undefined)])).toEqual([[], [], []])
    expect(await read('u1', '1')).toMatchObject([{ typed: { name: 'Bolts' } }])
  })

  it('is compared with the row as it is now: what somebody else has changed since is shown beside it', async () => {
    const first = await open({ mode: 'edit', row: stored })
    await first.user.type(input('名称'), 's')
    await first.user.type(input('状态'), '!')
    await crash(first)
    const { user } = await open({ mode: 'edit', row: { ...stored, rowVersion: 5, name: 'Screw' } })
    await screen.findByText(/此后记录已有变动/)
    await user.click(await restore())
    await screen.findByText('该记录已被他人修改')
    expect([input('名称').value, input('状态').value]).toEqual(['Bolts', 'open!'])
  })

  it('is not offered when the row holds it by now: the answer to the save was lost', async () => {
    const first = await open({ mode: 'edit', row: stored })
    await first.user.type(input('名称'), 's')
    await crash(first)
    const place = createFormPlace({ userId: 'u1', code: 'order', rowId: '1' })
    const { unmount } = await open({ mode: 'edit', row: { ...stored, rowVersion: 3, name: 'Bolts' } })
    await waitFor(async () => expect(await place.readLeft()).toEqual([]))
    expect(screen.queryByText(title)).toBeNull()
    unmount()
  })

  it('comes back in sub-tables too, also in those whose tab was not opened again', async () => {
    const page = pageOf(columns, 'zh-CN', { subTables: [products, notes, contact] })
    const subRows = {
      products: [{ id: 'p1', rowVersion: 1, part: 'A', count: 1 }],
      notes: [{ id: 'n1', rowVersion: 1, note: 'x' }],
      contact: [],
    }
    const form = { page, mode: 'edit' as const, row: stored, subRows }
    const first = await open(form)
    await first.user.click(screen.getByRole('tab', { name: '备注' }))
    const tab = within(screen.getByRole('tabpanel', { name: '备注' }))
    await first.user.click(tab.getAllByRole('checkbox')[0] as HTMLElement)
    await first.user.click(tab.getByRole('button', { name: /删除/ }))
    await first.user.click(screen.getByRole('tab', { name: '联系人' }))
    await first.user.type(await screen.findByLabelText('姓名'), 'Li')
    await crash(first)
    const { user, host, onSaved } = await open(form)
    await user.click(await restore())
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(host.made.find(({ method }) => method === 'edit')?.args[1]).toEqual({
      id: '1',
      rowVersion: 2,
      sub: { notes: { deleted: ['n1'] }, contact: { added: [{ person: 'Li' }] } },
    })
  })

  it('is taken back like anything typed', async () => {
    const first = await open()
    await first.user.type(input('名称'), 'Bolt')
    await crash(first)
    const { user } = await open()
    await user.click(await restore())
    await user.keyboard('{Control>}z{/Control}')
    expect(input('名称').value).toBe('')
  })

  it('is kept without what is secret', async () => {
    const page = pageOf()
    const fields = page.form.fields.map((field) => (field.key === 'name' ? { ...field, facts: { ...field.facts, isSecret: true } } : field))
    const secret = { ...page, fields, rowFields: page.rowFields, form: { ...page.form, fields } } as typeof page
    const first = await open({ page: secret })
    await first.user.type(input('名称'), 'hidden')
    await first.user.type(input('状态'), '!')
    await crash(first)
    expect(Object.values({ ...localStorage }).join()).toContain('open!')
    expect(Object.values({ ...localStorage }).join()).not.toContain('hidden')
  })

  it('is kept without a password, and without what was typed the second time', async () => {
    const page = pageOf([...columns, { key: 'pin', type: 'password', title: '口令' }])
    const first = await open({ page })
    await first.user.type(await screen.findByLabelText('口令'), 'Secret2026')
    await first.user.type(await screen.findByLabelText('再次输入口令'), 'Secret2026')
    await first.user.type(input('状态'), '!')
    await crash(first)
    expect(Object.values({ ...localStorage }).join()).toContain('open!')
    expect(Object.values({ ...localStorage }).join()).not.toContain('Secret')
  })
})
