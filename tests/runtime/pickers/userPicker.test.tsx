import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import type { FieldConfig } from '../../../schemas/fields'
import { giveElementsSize } from '../../support/givenSize'
import { fakeAnswers } from '../fields/fakeAnswers'
import { shownInCell } from '../fields/fieldStage'
import { stage } from './pickerStage'

beforeAll(() => giveElementsSize())

const user = userEvent.setup()
const owner: FieldConfig = { type: 'userSelect', key: 'owner', title: '负责人' }
const team: FieldConfig = { type: 'userSelect', key: 'team', title: '团队', multiple: true, byDepartment: true }

async function open(label: string) {
  await user.click(screen.getByLabelText(label))
  return screen.findByRole('dialog')
}

describe('B2.9-user the user picker', () => {
  it('picks one user with a double click, and shows the name', async () => {
    const { value, host } = await stage(owner)
    const dialog = await open('负责人')
    await user.dblClick(await within(dialog).findByText('韩梅梅'))
    expect(value()).toBe('han')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByTitle('韩梅梅')).toBeInTheDocument()
    const asked = host.made.filter(({ args }) => args[0] === '/sys/user/list')
    expect(asked.map(({ args }) => args[1])).toEqual([{ pageNo: 1, pageSize: 10, column: 'createTime', order: 'desc' }])
  })

  it('opens with the keyboard', async () => {
    await stage(owner)
    screen.getByLabelText('负责人').focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
  })

  it('takes several users, keeps those of other searches, and joins them by commas', async () => {
    const { value } = await stage(team)
    const dialog = await open('团队')
    await user.click(await within(dialog).findByText('李雷'))
    await user.type(within(dialog).getByLabelText('姓名'), '韩{Enter}')
    await waitFor(() => expect(within(dialog).queryByRole('gridcell', { name: '李雷' })).not.toBeInTheDocument())
    await user.click(within(dialog).getByRole('gridcell', { name: '韩梅梅' }))
    expect(within(dialog).getByRole('region', { name: '已选择 2 项' })).toHaveTextContent('李雷')
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(value()).toBe('li,han')
  })

  it('takes one back at the side of the chosen', async () => {
    const { value } = await stage(team, { team: 'li,han', team_dictText: '李雷,韩梅梅' })
    const dialog = await open('团队')
    await user.click(within(dialog).getByRole('button', { name: '移除 李雷' }))
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(value()).toBe('han')
  })

  it('shows the users of a department', async () => {
    const { host } = await stage(team)
    const dialog = await open('团队')
    await user.click(await within(dialog).findByText('质量部', { selector: '.ant-tree-title' }))
    await waitFor(() => expect(within(dialog).queryByRole('gridcell', { name: '李雷' })).not.toBeInTheDocument())
    expect(host.made.some(({ args }) => args[0] === '/sys/user/queryUserByDepId' && (args[1] as { id: string }).id === 'd3')).toBe(true)
  })

  it('says that nothing was found, and that loading failed with a way to try again', async () => {
    let answer: 'nothing' | 'failure' = 'nothing'
    const get = () => {
      if (answer === 'failure') throw new CallError('server', '服务器错误')
      return { records: [], total: 0 }
    }
    const { unmount } = await stage(owner, {}, { calls: { ...fakeAnswers, get } })
    const dialog = await open('负责人')
    expect(await within(dialog).findByText('暂无数据', { selector: 'div' })).toBeInTheDocument()
    await user.type(within(dialog).getByLabelText('姓名'), 'x{Enter}')
    expect(await within(dialog).findByText('没有查询到任何数据', { selector: 'div' })).toBeInTheDocument()
    unmount()
    answer = 'failure'
    await stage(owner, {}, { calls: { ...fakeAnswers, get } })
    const failed = await open('负责人')
    expect(await within(failed).findByText('服务器错误')).toBeInTheDocument()
    answer = 'nothing'
    await user.click(within(failed).getByRole('button', { name: '重试' }))
    expect(await within(failed).findByText('暂无数据', { selector: 'div' })).toBeInTheDocument()
  })
})

it('a user picker that reaches nobody says so once, and one press fetches the users and the departments', async () => {
  let isReached = false
  const get: typeof fakeAnswers.get = (...asked) => {
    if (!isReached) throw new CallError('offline', '无法连接服务器')
    return fakeAnswers.get?.(...asked)
  }
  await stage(team, {}, { calls: { ...fakeAnswers, get } })
  const dialog = within(await open('团队'))
  expect(await dialog.findByText('无法连接服务器')).toBeInTheDocument()
  await waitFor(() => expect(dialog.queryByRole('status')).not.toBeInTheDocument())
  expect(dialog.getAllByText('无法连接服务器')).toHaveLength(1)
  expect(dialog.getAllByRole('alert')).toHaveLength(1)
  isReached = true
  await user.click(dialog.getByRole('button', { name: '重试' }))
  expect(await dialog.findByText('质量部', { selector: '.ant-tree-title' })).toBeInTheDocument()
  expect(await dialog.findByRole('gridcell', { name: '李雷' })).toBeInTheDocument()
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
})

it.each([owner, team])('a picker says in its dialog alone that $title could not be fetched', async (field) => {
  const asked: unknown[] = []
  const get: typeof fakeAnswers.get = (...args) => {
    asked.push((args[2] as { isQuiet?: boolean } | undefined)?.isQuiet)
    return fakeAnswers.get?.(...args)
  }
  await stage(field, {}, { calls: { ...fakeAnswers, get } })
  await within(await open(String(field.title))).findByRole('gridcell', { name: '李雷' })
  expect(new Set(asked)).toEqual(new Set([true]))
})

describe('the name of a stored user', () => {
  it('is what the row brought along', async () => {
    const { host } = await stage(owner, { owner: 'li', owner_dictText: 'Li Lei' })
    expect(screen.getByText('Li Lei')).toBeInTheDocument()
    expect(host.made).toEqual([])
  })

  it('is asked for with one call for all users', async () => {
    const { host } = await shownInCell(team, { team: 'li,han' })
    expect(await screen.findByText('李雷、韩梅梅')).toBeInTheDocument()
    expect(host.made.map(({ args }) => args.slice(0, 2))).toEqual([['/sys/user/list', { username: 'li,han', pageNo: 1, pageSize: 2 }]])
  })

  it('is the stored value where nobody knows it', async () => {
    await shownInCell(owner, { owner: 'gone' })
    expect(await screen.findByText('gone')).toBeInTheDocument()
  })
})

describe('B2.9-contacts the tabs of the user picker', () => {
  const answers = (kept: object[], sent: unknown[] = []): typeof fakeAnswers => ({
    ...fakeAnswers,
    get(path, params) {
      if (path === '/system/sysUserContact/contactList') return kept
      if (path === '/myTeam/commonMyTeamMember/userSelectsMyTeam')
        return {
          振动组: [{ id: 'u1', username: 'li', realname: '李雷' }],
          环境组: [{ id: 'u2', username: 'han', realname: '韩梅梅' }],
        }
      return fakeAnswers.get?.(path, params)
    },
    post: (path, body) => void sent.push([path, body]),
    delete: (path, params) => void sent.push([path, params]),
  })

  it('offer contacts; what is chosen in one tab stays in the others', async () => {
    const { value } = await stage(team, {}, { calls: answers([{ id: 'u2', username: 'han', realname: '韩梅梅' }]) })
    const dialog = await open('团队')
    await user.click(await within(dialog).findByText('李雷'))
    await user.click(within(dialog).getByRole('tab', { name: '联系人' }))
    const contacts = await within(dialog).findByRole('tabpanel', { name: '联系人' })
    await user.click(await within(contacts).findByText('韩梅梅'))
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(value()).toBe('li,han')
  })

  it('make the selected rows contacts, and take them out', async () => {
    const sent: unknown[] = []
    await stage(team, {}, { calls: answers([], sent) })
    const dialog = await open('团队')
    const add = await within(dialog).findByRole('button', { name: '将已选加入联系人' })
    expect(add).toBeDisabled()
    expect(add).toHaveAccessibleDescription('请先在列表中选择人员')
    await user.click(await within(dialog).findByText('李雷'))
    expect(add).not.toHaveAttribute('aria-describedby')
    await user.click(add)
    await waitFor(() => expect(sent).toEqual([['/system/sysUserContact/addList', [expect.objectContaining({ username: 'li' })]]]))
    await user.click(within(dialog).getByRole('tab', { name: '联系人' }))
    await within(dialog).findByText('还没有联系人：在“用户列表”页签中选择并加入', { selector: 'div' })
    await user.click(within(dialog).getByRole('button', { name: '将已选移出联系人' }))
    await waitFor(() => expect(sent[1]).toEqual(['/system/sysUserContact/deleteList', { usernames: 'li' }]))
  })

  it('make those contacts whom the field held already', async () => {
    const sent: unknown[] = []
    await stage(team, { team: 'li', team_dictText: '李雷' }, { calls: answers([], sent) })
    const dialog = await open('团队')
    await user.click(await within(dialog).findByRole('button', { name: '将已选加入联系人' }))
    await waitFor(() => expect(sent).toEqual([['/system/sysUserContact/addList', [{ username: 'li', realname: '李雷' }]]]))
  })

  it('offer the members of the teams, of all or of one', async () => {
    const { value } = await stage(owner, {}, { calls: answers([]) })
    const dialog = await open('负责人')
    await user.click(within(dialog).getByRole('tab', { name: '我的团队' }))
    const panel = await within(dialog).findByRole('tabpanel', { name: '我的团队' })
    await within(panel).findByText('李雷')
    await user.click(await within(panel).findByText('环境组', { selector: '.ant-tree-title' }))
    await waitFor(() => expect(within(panel).queryByRole('gridcell', { name: '李雷' })).not.toBeInTheDocument())
    await user.dblClick(within(panel).getByText('韩梅梅'))
    expect(value()).toBe('han')
  })
})

describe('B2.9-usertable the table of users', () => {
  it.each([
    [false, '1250px'],
    [true, '1200px'],
  ])('by department: %s, is %s wide', async (byDepartment, width) => {
    await stage({ ...owner, byDepartment } as FieldConfig)
    expect((await open('负责人')).style.width).toBe(width)
  })

  it('asks for a user name at the call that answers users with their departments', async () => {
    const { host } = await stage(owner)
    const dialog = await open('负责人')
    await user.type(await within(dialog).findByLabelText('用户账号'), 'ha{Enter}')
    await waitFor(() =>
      expect(host.made.at(-1)?.args.slice(0, 2)).toEqual([
        '/sys/user/getAllUserWithDep',
        { username: '*ha*', pageNo: 1, pageSize: 10, column: 'createTime', order: 'desc' },
      ]),
    )
  })

  it('has a column for everything that the caller is told of the users, and cuts texts after 25 characters', async () => {
    const email = `${'x'.repeat(30)}@example.com`
    const whole = { id: 'u9', username: 'wu', realname: '吴', birthday: '1990-01-01', telephone: '021', email, orgCodeTxt: '试验部' }
    const headings = async (dialog: HTMLElement) =>
      (await within(dialog).findAllByRole('columnheader')).map(({ textContent }) => textContent).filter(Boolean)
    const get = (path: string) => (path === '/sys/user/list' ? { records: [whole], total: 1 } : [])
    const { unmount } = await stage(owner, {}, { calls: { ...fakeAnswers, get } })
    const dialog = await open('负责人')
    expect(await within(dialog).findByTitle(email)).toHaveTextContent(`${'x'.repeat(25)}...`)
    expect(await headings(dialog)).toEqual(['选择', '用户账号', '姓名', '生日', '座机', '邮箱', '部门'])
    unmount()
    const few = () => ({ records: [{ id: 'u9', username: 'wu', realname: '吴', orgCodeTxt: '试验部' }], total: 1 })
    await stage(owner, {}, { calls: { ...fakeAnswers, get: few } })
    const other = await open('负责人')
    await within(other).findByText('试验部')
    expect(await headings(other)).toEqual(['选择', '用户账号', '姓名', '部门'])
  })

  it('keeps its columns where nothing is found', async () => {
    const whole = { id: 'u9', username: 'wu', realname: '吴', phone: '13900000000', sex: '1', orgCodeTxt: '试验部' }
    const get = (path: string, params?: Record<string, unknown>) =>
      path === '/sys/user/list' && params?.realname === undefined ? { records: [whole], total: 1 } : { records: [], total: 0 }
    await stage(owner, {}, { calls: { ...fakeAnswers, get } })
    const dialog = await open('负责人')
    await within(dialog).findByText('13900000000')
    const headings = () =>
      within(dialog)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
    const before = headings()
    await user.type(within(dialog).getByLabelText('姓名'), 'x{Enter}')
    await within(dialog).findByText('没有查询到任何数据', { selector: 'div' })
    expect(before).toHaveLength(6)
    expect(headings()).toEqual(before)
  })
})
