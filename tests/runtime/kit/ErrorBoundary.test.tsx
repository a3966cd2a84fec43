import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../../runtime/kit/ErrorBoundary'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

let isBroken = true
const broken = new Error('secret internals')
function Piece() {
  if (isBroken) throw broken
  return <p>works</p>
}

it('C-neverwhite a broken piece says so in its place under the reference that the console has, the rest works', () => {
  isBroken = true
  render(
    <>
      <ErrorBoundary name="状态">
        <Piece />
      </ErrorBoundary>
      <p>the rest</p>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('状态: 此处出错了')
  expect(document.body).not.toHaveTextContent('secret internals')
  const [, reference] = /错误编号：([0-9a-f]{8})/.exec(screen.getByRole('alert').textContent) ?? []
  const logged = vi.mocked(console.error).mock.calls.filter(([first]) => first === `[${reference}]`)
  expect(logged).toEqual([[`[${reference}]`, broken]])
  expect(screen.getByText('the rest')).toBeVisible()
})

it('C-neverwhite it can be tried again', async () => {
  isBroken = true
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <ErrorBoundary>
        <Piece />
      </ErrorBoundary>
    </ConfigProvider>,
  )
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(screen.getByText('works')).toBeVisible()
})

it('C-neverwhite a new version of the page tries by itself', () => {
  isBroken = true
  const { rerender } = render(
    <ErrorBoundary resetKeys={[1]}>
      <Piece />
    </ErrorBoundary>,
  )
  isBroken = false
  rerender(
    <ErrorBoundary resetKeys={[2]}>
      <Piece />
    </ErrorBoundary>,
  )
  expect(screen.getByText('works')).toBeVisible()
})
