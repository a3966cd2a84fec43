import { describe, expect, it, vi } from 'vitest'
import { input, openForm, pageOf } from './openForm'

vi.mock('../../../runtime/fields/componentsOf', () => import('./fakeComponents'))

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
