import { beforeEach, expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { warnOf } from '../../../runtime/session/warnOf'
import { changeLanguage } from '../../../runtime/text/i18n'
import { fakeHost } from '../../support/fakeHost'

beforeEach(() => changeLanguage('zh-CN'))

const notices = (error: unknown) => {
  const host = fakeHost()
  warnOf(host, error)
  return host.notices
}

it.each([
  ['zh-CN', '系统提示'],
  ['en-US', 'System notice'],
  ['de-DE', 'Systemhinweis'],
] as const)('P7-transport what fails on the way is a notice with a title, in %s', async (language, title) => {
  await changeLanguage(language)
  for (const error of [
    new CallError('invalid', 'm', { status: 400 }),
    new CallError('forbidden', 'm', { status: 403, code: 403 }),
    new CallError('notFound', 'm', { status: 404 }),
    new CallError('timeout', 'm', { status: 504 }),
    new CallError('server', 'm', { status: 500 }),
    new CallError('offline', 'm'),
  ])
    expect(notices(error)).toEqual([{ kind: 'warning', text: 'm', title }])
})

it('P7-transport what the server refuses, code 510 too, is a warning with its message', () => {
  expect(notices(new CallError('refused', 'no', { status: 200, code: 500 }))).toEqual([{ kind: 'warning', text: 'no' }])
  expect(notices(new CallError('forbidden', 'no right', { status: 403, code: 510 }))).toEqual([{ kind: 'warning', text: 'no right' }])
})

it('B8-saved what was not deleted says so above the reason, but not where the server itself has failed', () => {
  const titled = (error: CallError) => {
    const host = fakeHost()
    warnOf(host, error, '删除失败')
    return host.notices[0]?.title
  }
  expect(titled(new CallError('refused', 'in use', { status: 200, code: 500 }))).toBe('删除失败')
  expect(titled(new CallError('notFound', 'gone', { status: 404 }))).toBe('删除失败')
  expect(titled(new CallError('invalid', 'an item is still used', { status: 422 }))).toBe('删除失败')
  expect(titled(new CallError('conflict', 'changed', { status: 409 }))).toBe('删除失败')
  expect(titled(new CallError('timeout', 'm', { status: 504 }))).toBe('系统提示')
})

it('P7-transport a cancelled call and a lost session are told by nobody here', () => {
  expect([...notices(new CallError('cancelled', 'm')), ...notices(new CallError('expired', 'm', { status: 401 }))]).toEqual([])
})
