import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { askItem } from '../fields/fieldStage'

const title = (text: string) => ({ 'zh-CN': text })
const page = {
  kind: 'list' as const,
  version: 1,
  code: 'shelf',
  title: title('货架'),
  url: { list: '/shelf/list' },
  queryConfig: [
    { key: 'code' },
    { key: 'size' },
    { key: 'name', placeholder: title('名称的一部分') },
    { key: 'colour', as: { type: 'input', placeholder: title('如 红') } },
  ],
  columns: [
    { key: 'code', type: 'input', title: title('编号'), placeholder: title('自动生成') },
    { key: 'size', type: 'select', title: title('尺寸'), placeholder: title('自动生成'), options: [{ value: 's', label: title('小') }] },
    { key: 'name', type: 'input', title: title('名称'), placeholder: title('自动生成') },
    { key: 'colour', type: 'input', title: title('颜色'), placeholder: title('自动生成') },
  ],
}

it('a search says in its empty inputs what stands at the query, never what a form says there', async () => {
  const { queryItems } = compilePage(page, permissiveContext('zh-CN'))
  const shown: (string | null)[] = []
  for (const item of queryItems) {
    const { unmount, container } = await askItem(item)
    expect(screen.queryByText('自动生成')).not.toBeInTheDocument()
    shown.push(container.querySelector('input')?.getAttribute('placeholder') ?? null)
    unmount()
  }
  expect(shown.map((placeholder) => placeholder ?? '')).toEqual(['', '', '名称的一部分', '如 红'])
})
