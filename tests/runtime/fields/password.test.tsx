import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PasswordField } from '../../../schemas/fields/password'
import { checkValueNow } from '../../../schemas/rules/checkValue'
import { shownInCell, stage } from './fieldStage'

const user = userEvent.setup()
const pin: PasswordField = { type: 'password', key: 'pin', title: '口令' }
const mark = '••••••••'

const inputs = async () => ({ first: await screen.findByLabelText('口令'), again: screen.queryByLabelText('再次输入口令') })
const rowOf = ({ given }: Awaited<ReturnType<typeof stage>>) => ({ pin: given.at(-1)?.value, ...given.at(-1)?.others })
const problemOf = (row: object) => checkValueNow(pin, (row as { pin: unknown }).pin, { row: { ...row }, language: 'zh-CN' })?.message

describe('a password', () => {
  it('is typed twice, and says what is wrong with it', async () => {
    const shown = await stage(pin)
    const { first, again } = await inputs()
    expect([first.getAttribute('type'), again]).toEqual(['password', null])
    await user.type(first, 'abc1')
    expect(screen.getByText('密码强度：太弱')).toBeTruthy()
    expect(problemOf(rowOf(shown))).toBe('口令至少需要8个字符，且包含字母和数字')
    await user.type(first, 'defgh')
    expect(screen.getByText('密码强度：中')).toBeTruthy()
    expect(problemOf(rowOf(shown))).toBe('口令：两次输入不一致')
    await user.type(screen.getByLabelText('再次输入口令'), 'abc1defgh')
    expect(problemOf(rowOf(shown))).toBeUndefined()
    expect(shown.value()).toBe('abc1defgh')
  })

  it('that is stored stays when nothing is typed, and is never shown', async () => {
    const shown = await stage(pin, { pin: mark })
    const { first } = await inputs()
    expect([(first as HTMLInputElement).value, first.getAttribute('placeholder')]).toEqual(['', '已设置，留空则不修改'])
    await user.type(first, 'x')
    await user.clear(first)
    expect(shown.value()).toBe(mark)
    expect(problemOf({ pin: mark })).toBeUndefined()
  })

  it('can be shown while it is typed, and tells that Caps Lock is on', async () => {
    await stage({ ...pin, repeat: false })
    const { first } = await inputs()
    await user.click(first)
    await user.keyboard('{CapsLock}a')
    expect(screen.getByText('大写锁定已打开')).toBeTruthy()
    await user.keyboard('{CapsLock}b')
    expect(screen.queryByText('大写锁定已打开')).toBeNull()
    expect(screen.queryByLabelText('再次输入口令')).toBeNull()
    await user.click(screen.getByRole('img', { name: /eye/ }))
    expect(first.getAttribute('type')).toBe('text')
  })

  it('shows in a read-only place only that there is one', async () => {
    await shownInCell(pin, { pin: mark })
    expect(screen.getByTestId('cell').textContent).toBe(mark)
  })
})
