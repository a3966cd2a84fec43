import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import type { MarkdownField } from '../../../schemas/fields/markdown'
import { compile, stage } from './fieldStage'

const user = userEvent.setup()
const guide: MarkdownField = { type: 'markdown', key: 'guide', title: '说明' }

async function show(text: string | null = null, options: Parameters<typeof stage>[2] = {}) {
  const shown = await stage(guide, { guide: text }, options)
  const box = (await screen.findByRole('textbox', { name: '说明' })) as HTMLTextAreaElement
  return { ...shown, box }
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))

describe('the Markdown editor', () => {
  it('B2.9-rich B2.9-markdown is 300 high, at least 200, and speaks Chinese unless another language is chosen', async () => {
    const { box } = await show()
    expect(box.parentElement?.style).toMatchObject({ height: '300px', minHeight: '200px' })
    expect(screen.getByRole('toolbar', { name: '格式' })).toBeTruthy()
    for (const name of ['加粗', '斜体', '删除线', '引用', '行内代码', '无序列表', '有序列表', '链接', '表格', '分隔线', '图片', '全屏'])
      expect(screen.getByRole('button', { name })).toBeTruthy()
  })

  it('formats what is selected, and takes the format away again', async () => {
    const { box, value } = await show('one two')
    box.setSelectionRange(4, 7)
    await press('加粗')
    expect(value()).toBe('one **two**')
    expect([box.selectionStart, box.selectionEnd]).toEqual([6, 9])
    await press('加粗')
    expect(value()).toBe('one two')
    await press('有序列表')
    expect(value()).toBe('1. one two')
    box.setSelectionRange(3, 6)
    await press('链接')
    expect(value()).toBe('1. [one](https://) two')
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('https://')
  })

  it('B2.9-rich B2.9-markdown shows the text as it is read, without anything that runs', async () => {
    const { container } = await show('# Title\n\n<img src=x onerror=alert(1)> [a](javascript:alert(2)) **bold**')
    await user.click(screen.getByText('预览'))
    expect(await screen.findByRole('heading', { name: 'Title' })).toBeTruthy()
    expect(screen.getByText('bold').tagName).toBe('STRONG')
    expect(container.querySelector('img, script, a[href^=javascript]')).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('B2.9-rich B2.9-markdown puts in a picture of this computer, or of the web, in two tabs', async () => {
    const post = (path: string, body: unknown) => {
      if (path !== '/sys/common/uploadNetworkImage') throw new Error(path)
      expect(body).toEqual({ url: 'https://example.com/a (1).png' })
      return { path: 'jeditor/a_2.png' }
    }
    const { value } = await show(null, {
      calls: { upload: () => ({ success: true, message: 'jeditor/c_1.png', code: 0, result: null }), post },
    })
    await press('图片')
    const dialog = within(await screen.findByRole('dialog', { name: '图片' }))
    expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['本地上传', '网络图片'])
    fireEvent.change(dialog.getByLabelText('选择图片'), { target: { files: [new File(['x'], 'c.png', { type: 'image/png' })] } })
    await waitFor(() => expect(value()).toBe('![c.png](/api/sys/common/static/jeditor/c_1.png)'))
    await press('图片')
    const second = within(await screen.findByRole('dialog', { name: '图片' }))
    await user.click(second.getByRole('tab', { name: '网络图片' }))
    const address = second.getByRole('textbox', { name: '图片地址' })
    await user.type(address, 'a.png{Enter}')
    expect(second.getByText('请输入以 http:// 或 https:// 开头的地址')).toBeTruthy()
    await user.clear(address)
    await user.type(address, 'https://example.com/a (1).png{Enter}')
    await waitFor(() => expect(value()).toContain('(/api/sys/common/static/jeditor/a_2.png)'))
  })

  it('fills the window, and Escape ends that', async () => {
    const { box } = await show('text')
    const button = screen.getByRole('button', { name: '全屏' })
    await user.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    await user.click(box)
    await user.keyboard('{Escape}')
    expect(button.getAttribute('aria-pressed')).toBe('false')
  })

  it('shows its words in a list', () => {
    const field = compile(guide)
    const text =
      '## Steps\n\n1. Switch **off**\n2. See [the plan](https://x.org) and `code`\n\n| a | b |\n| --- | --- |\n| 1 | snake_case_x |\n\n---\n![photo](/p.png)'
    expect(componentsOf(field).text(text, field, {})).toBe('Steps Switch off See the plan and code a b 1 snake_case_x photo')
  })
})
