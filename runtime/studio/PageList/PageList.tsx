import { PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Empty, Input, Table, Tag } from 'antd'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { PageSummary } from '../../../schemas/api/pages'
import { type PageKind, pageFacts } from '../../../schemas/page/kinds'
import { starterPage } from '../../../schemas/page/starterPage'
import type { Language } from '../../../schemas/page/Text'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { useText } from '../../text/useText'
import { StudioLoading } from '../StudioLoading'
import { createStudioCalls } from '../studioCalls'
import { type NewPage, NewPageDialog } from './NewPageDialog'

const stateTexts = {
  draft: { key: 'studio.stateDraft', color: 'default' },
  published: { key: 'studio.statePublished', color: 'green' },
  changed: { key: 'studio.stateChanged', color: 'orange' },
} as const

/** A kind that this version does not know stands as it is. */
function sayKind(kind: string, language: Language): string {
  return Object.hasOwn(pageFacts, kind) ? pageFacts[kind as PageKind].name[language] : kind
}

function matches(page: PageSummary, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return page.code.includes(wanted) || page.title.toLowerCase().includes(wanted)
}

function usePageColumns() {
  const { text, language } = useText()
  return useMemo(
    () => [
      {
        title: text('studio.name'),
        dataIndex: 'title',
        sorter: (a: PageSummary, b: PageSummary) => a.title.localeCompare(b.title),
        render: (title: string, page: PageSummary) => <Link to={`/studio/${page.code}`}>{title}</Link>,
      },
      { title: text('studio.code'), dataIndex: 'code', sorter: (a: PageSummary, b: PageSummary) => a.code.localeCompare(b.code) },
      { title: text('studio.kind'), dataIndex: 'kind', width: 140, render: (kind: string) => sayKind(kind, language) },
      {
        title: text('studio.state'),
        dataIndex: 'state',
        width: 180,
        render: (state: PageSummary['state']) => <Tag color={stateTexts[state].color}>{text(stateTexts[state].key)}</Tag>,
      },
      { title: text('studio.version'), dataIndex: 'version', width: 90 },
      {
        title: text('studio.updated'),
        dataIndex: 'updateTime',
        width: 240,
        sorter: (a: PageSummary, b: PageSummary) => (a.updateTime ?? '').localeCompare(b.updateTime ?? ''),
        render: (time: string | null, page: PageSummary) => [time, page.updateBy].filter(Boolean).join(' · '),
      },
    ],
    [text, language],
  )
}

/** Every page with its state; where a new one begins. */
export function PageList() {
  const host = usePageHost()
  const { text } = useText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const studio = useMemo(() => createStudioCalls(host.calls), [host.calls])
  const columns = usePageColumns()
  const [search, setSearch] = useState('')
  const [isNaming, setNaming] = useState(false)
  const pages = useQuery({ queryKey: ['pages', host.language], queryFn: ({ signal }) => studio.listPages({ signal }) })

  async function create(page: NewPage): Promise<void> {
    try {
      await studio.saveDraft(page.code, starterPage(page.kind, page.code, page.title), 0)
      setNaming(false)
      await queryClient.invalidateQueries({ queryKey: ['pages'] })
      navigate(`/studio/${page.code}`)
    } catch (error) {
      warnOf(host, error)
    }
  }

  if (!pages.data) return <StudioLoading error={pages.error} onRetry={() => void pages.refetch()} />
  return (
    <div className="pw-studio-list">
      <header className="pw-studio-bar">
        <h1 className="pw-studio-title">{text('studio.title')}</h1>
        <Input.Search
          className="pw-studio-search"
          allowClear
          aria-label={text('studio.search')}
          placeholder={text('studio.search')}
          onChange={(event) => setSearch(event.target.value)}
        />
        {host.can('page:write') && (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setNaming(true)}>
            {text('studio.newPage')}
          </Button>
        )}
      </header>
      <Table
        rowKey="code"
        size="middle"
        columns={columns}
        dataSource={pages.data.filter((page) => matches(page, search))}
        pagination={{ pageSize: 20, hideOnSinglePage: true }}
        scroll={{ x: 900 }}
        locale={{ emptyText: <Empty description={text(pages.data.length === 0 ? 'studio.noPages' : 'studio.noMatch')} /> }}
      />
      {isNaming && <NewPageDialog pages={pages.data} onCreate={create} onCancel={() => setNaming(false)} />}
    </div>
  )
}
