import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { input, openForm, pageOf, save } from './openForm'

// @fake-inputs

const field = (key: string, more: object = {}) => ({ key, type: 'input', title: key, ...more })

describe('a field that says how wide it is', () => {
  const place = (label: string) => input(label).closest<HTMLElement>('[data-field]')
  const widthOf = (label: string) => place(label)?.style.getPropertyValue('--pw-field-span')

  it('takes as many columns as it says, and never more than the form has', async () => {
    const page = pageOf([field('one'), field('two', { span: 2 }), field('four', { span: 4 })], 'zh-CN', { form: { columns: 3 } })
    await openForm({ page })
    expect(['one', 'two', 'four'].map(widthOf)).toEqual(['', '2', '3'])
  })

  it('stands as its kind does when what it says is no width', async () => {
    const page = pageOf([field('word', { span: 'wide' }), field('huge', { span: 99 })], 'zh-CN', { form: { columns: 4 } })
    await openForm({ page })
    expect(page.problems).toMatchObject([{ path: '/columns/0/span' }])
    expect(widthOf('huge')).toBe('4')
  })
})

describe('the help of a field', () => {
  it('stands below the input where the page says so, and is read out with it, after its error', async () => {
    const rules = [{ required: true }]
    const page = pageOf([field('street', { help: 'With its number', helpAt: 'below', validateRules: rules })])
    const { user } = await openForm({ page })
    expect(screen.queryByRole('button', { name: /street/ })).toBeNull()
    expect(input('street')).toHaveAccessibleDescription('With its number')
    await user.click(save())
    expect(await screen.findByText('street不能为空', { selector: '.pw-field-error' })).toBeInTheDocument()
    expect(input('street')).toHaveAccessibleDescription('street不能为空 With its number')
  })

  it('stands behind a question mark otherwise', async () => {
    await openForm({ page: pageOf([field('street', { help: 'With its number' })]) })
    expect(screen.getByRole('button', { name: /street/ })).toBeInTheDocument()
    expect(screen.queryByText('With its number')).toBeNull()
    expect(input('street')).not.toHaveAttribute('aria-describedby')
  })
})

describe('the buttons of a form', () => {
  afterEach(() => vi.unstubAllGlobals())
  const inTabOrder = () => screen.getAllByRole('button', { name: /取消|保存/ }).map(({ textContent }) => textContent?.replaceAll(' ', ''))

  it('come in the order that is drawn: saving last, and first on a telephone', async () => {
    const { unmount } = await openForm({ onCancel: vi.fn(), onAnother: vi.fn() })
    expect(inTabOrder()).toEqual(['取消', '保存并新建', '保存'])
    unmount()
    const wide = window.matchMedia
    vi.stubGlobal('matchMedia', (query: string) => ({ ...wide(query), matches: query.includes('767.98px') }))
    await openForm({ onCancel: vi.fn(), onAnother: vi.fn() })
    expect(inTabOrder()).toEqual(['保存', '取消', '保存并新建'])
  })
})
