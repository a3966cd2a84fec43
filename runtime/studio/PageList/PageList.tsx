import { PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PageSummary } from '../../../schemas/api/pages'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { useText } from '../../text/useText'
import { galleryCode } from '../Gallery/galleryCode'
import { type NewText, nameOfKind, nameOfNew, starterText, writtenKinds } from '../kinds'
import { PageMenu } from '../life/PageMenu'
import { usePageActions } from '../life/usePageActions'
import { readPageAnew } from '../readPageAnew'
import { StudioLoading } from '../StudioLoading'
import { createStudioCalls } from '../studioCalls'
import { kindsToMake } from '../writingRights'
import { NewPageDialog } from './NewPageDialog'
import { PageGrid } from './PageGrid'

function matches(page: PageSummary, search: string, kind: string | undefined): boolean {
  const wanted = search.trim().toLowerCase()
  if (kind !== undefined && page.kind !== kind) return false
  return page.code.toLowerCase().includes(wanted) || page.title.toLowerCase().includes(wanted)
}

/** Every page with its state; where a new one begins. */
export function PageList() {
  const host = usePageHost()
  const { text, language } = useText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const studio = useMemo(() => createStudioCalls(host.calls), [host.calls])
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<string>()
  const [isNaming, setNaming] = useState(false)
  const pages = useQuery({ queryKey: ['pages', host.language], queryFn: ({ signal }) => studio.listPages({ signal }) })

  async function create(page: NewText): Promise<void> {
    try {
      await studio.saveDraft(nameOfNew(page), starterText(page), 0)
      setNaming(false)
      await queryClient.invalidateQueries({ queryKey: ['pages'] })
      navigate(`/studio/${nameOfNew(page)}`)
    } catch (error) {
      warnOf(host, error)
    }
  }

  const { ask, dialog } = usePageActions(studio, async (action, code) => {
    await readPageAnew(queryClient)
    if (action === 'copy') navigate(`/studio/${code}`)
  })
  const renderMenu = useCallback(
    (page: PageSummary, tabIndex: number) => (
      <PageMenu code={page.code} title={page.title} state={page.state} tabIndex={tabIndex} onAsk={(action) => ask(action, page)} />
    ),
    [ask],
  )

  if (!pages.data) return <StudioLoading error={pages.error} onRetry={() => void pages.refetch()} />
  return (
    <div className="pw-studio-list">
      <header className="pw-studio-bar">
        <h2 className="pw-studio-title">{text('studio.title')}</h2>
        <Input
          className="pw-studio-search"
          type="search"
          prefix={<SearchOutlined aria-hidden />}
          allowClear
          aria-label={text('studio.search')}
          placeholder={text('studio.search')}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Select
          className="pw-studio-kind"
          allowClear
          aria-label={text('studio.kind')}
          placeholder={text('studio.everyKind')}
          value={kind}
          options={writtenKinds.map((value) => ({ value, label: nameOfKind(value, language) }))}
          onChange={setKind}
        />
        <Button onClick={() => navigate(`/studio/${galleryCode}`)}>{text('shell.gallery')}</Button>
        {host.can('page:write') && (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setNaming(true)}>
            {text('studio.newPage')}
          </Button>
        )}
      </header>
      <PageGrid
        pages={pages.data.filter((page) => matches(page, search, kind))}
        renderMenu={renderMenu}
        emptyText={text(pages.data.length === 0 ? 'studio.noPages' : 'studio.noMatch')}
      />
      {dialog}
      {isNaming && <NewPageDialog kinds={kindsToMake(host.can)} pages={pages.data} onCreate={create} onCancel={() => setNaming(false)} />}
    </div>
  )
}
