import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { input, openForm, pageOf } from './openForm'

const fields = [
  { key: 'name', type: 'input', title: '名称' },
  { key: 'street', type: 'input', title: '街道', span: 4 },
  { key: 'price', type: 'inputNumber', title: '单价', precision: 2 },
]
const groups = [
  { title: '客户', items: ['name'], more: '/p/demo-customer?a=1' },
  { title: '地址', items: ['street'], more: 'https://maps.example' },
  { title: '其他', items: ['price'], folded: true },
]
const pageWith = (form: object, language: 'zh-CN' | 'en-US' | 'de-DE' = 'zh-CN') => pageOf(fields, language, { form: { groups, ...form } })

describe('B2.9-misc B2.9-card a group in a card', () => {
  const page = pageWith({ groupsAs: 'cards' })
  const card = (title: string) => screen.getByRole('group', { name: title })
  const heading = (title: string) => within(card(title)).getByRole('button', { name: title })
  const screenSwitch = (title: string) => within(card(title)).getByRole('button', { name: new RegExp(`^${title}: `) })

  it('folds by its heading, with what is typed in it kept', async () => {
    const { user } = await openForm({ page })
    expect(['客户', '地址', '其他'].map((title) => heading(title).getAttribute('aria-expanded'))).toEqual(['true', 'true', 'false'])
    await user.type(input('名称'), 'Bolt')
    heading('客户').focus()
    await user.keyboard('{Enter}')
    expect(input('名称')).not.toBeVisible()
    await user.keyboard('{Enter}')
    expect(input('名称')).toBeVisible()
    expect(input('名称').value).toBe('Bolt')
  })

  it('takes the whole screen and gives it back, by its switch and by Escape, which closes nothing else', async () => {
    const { user } = await openForm({ page })
    let closings = 0
    const listen = () => {
      closings += 1
    }
    document.addEventListener('keydown', listen)
    await user.click(screenSwitch('客户'))
    expect(screenSwitch('客户')).toHaveAttribute('aria-pressed', 'true')
    expect(screenSwitch('客户')).toHaveAccessibleName('客户: 还原')
    expect(card('客户')).toHaveClass('pw-form-card--full')
    closings = 0
    await user.keyboard('{Escape}')
    document.removeEventListener('keydown', listen)
    expect(closings).toBe(0)
    expect(screenSwitch('客户')).toHaveAttribute('aria-pressed', 'false')
    expect(card('客户')).not.toHaveClass('pw-form-card--full')
  })

  it('is opened by its switch to the whole screen', async () => {
    const { user } = await openForm({ page })
    await user.click(screenSwitch('其他'))
    expect(input('单价')).toBeVisible()
    await user.click(screenSwitch('其他'))
    expect(input('单价')).toBeVisible()
  })

  it.each([
    ['zh-CN', '更多', '“客户”的更多内容'],
    ['en-US', 'More', 'More on “客户”'],
    ['de-DE', 'Mehr', 'Mehr zu „客户“'],
  ] as const)(
    'has a link to more where the page says so: to a page in its tab, to another site beside, in %s',
    async (language, words, name) => {
      const opened: string[] = []
      const host = { openTab: (address: string) => void opened.push(address) }
      const { user } = await openForm({ page: pageWith({ groupsAs: 'cards' }, language) }, { language, host })
      const link = within(card('客户')).getByRole('link', { name })
      expect(link).toHaveTextContent(words)
      await user.click(link)
      expect(opened).toEqual(['/p/demo-customer?a=1'])
      expect(within(card('地址')).getByRole('link')).toHaveAttribute('target', '_blank')
      expect(within(card('其他')).queryByRole('link')).toBeNull()
    },
  )

  it('leads nowhere that could run', async () => {
    await openForm({ page: pageWith({ groupsAs: 'cards', groups: [{ title: '客户', items: ['name'], more: 'javascript:alert(1)' }] }) })
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('B2.9-misc B2.9-detaillist a row that is only read', () => {
  const row = { id: '1', name: 'Bolt', street: 'Main St', price: 1234.5 }
  const list = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  const shownAs = (element: Element) => {
    const dl = element.closest('dl') as HTMLElement
    return [dl.style.getPropertyValue('--pw-form-columns'), [...dl.classList].at(-1)]
  }

  it.each([
    [{}, '3', 'pw-details--horizontal'],
    [{ columns: 1 }, '1', 'pw-details--horizontal'],
    [{ columns: 4, layout: 'vertical' }, '4', 'pw-details--vertical'],
    [{ columns: 9, layout: 'diagonal' }, '4', 'pw-details--horizontal'],
  ])('is a list of titles and values, with %o: %s columns, %s', async (details, columns, layout) => {
    await openForm({ page: pageWith({ details, groups: [{ title: '客户', items: ['name', 'street', 'price'] }] }), mode: 'view', row })
    expect(screen.getByRole('heading', { name: '客户' })).toBeVisible()
    expect(list()).toEqual([
      ['名称', 'Bolt'],
      ['街道', 'Main St'],
      ['单价', '1234.50'],
    ])
    expect(shownAs(screen.getByText('名称'))).toEqual([columns, layout])
    const wide = screen.getByText('街道').parentElement as HTMLElement
    expect(wide.style.getPropertyValue('--pw-field-span')).toBe(columns)
  })

  it('leaves out what its conditions hide, and is a form again where it can be changed', async () => {
    const hiding = pageOf([...fields, { key: 'reason', type: 'input', title: '原因', visibleWhen: "row.name == 'x'" }], 'zh-CN', {
      form: { details: {} },
    })
    const { unmount } = await openForm({ page: hiding, mode: 'view', row })
    expect(list().map(([term]) => term)).toEqual(['名称', '街道', '单价'])
    unmount()
    await openForm({ page: hiding, mode: 'edit', row })
    expect(screen.queryByRole('term')).toBeNull()
    expect(input('名称').value).toBe('Bolt')
  })
})
