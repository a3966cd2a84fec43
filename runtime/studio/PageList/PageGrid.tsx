import { Tag } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { PageSummary } from '../../../schemas/api/pages'
import type { SortInfo } from '../../../schemas/api/rows'
import { type Column, DataGrid, listRowHeight } from '../../grid/DataGrid'
import { formatNoted } from '../../text/formatMoment'
import { useText } from '../../text/useText'
import { nameOfKind } from '../kinds'

const stateTexts = {
  draft: { key: 'studio.stateDraft', color: 'default' },
  published: { key: 'studio.statePublished', color: 'green' },
  changed: { key: 'studio.stateChanged', color: 'orange' },
  withdrawn: { key: 'studio.stateWithdrawn', color: 'default' },
} as const

/** Further rows are scrolled to. */
const mostShown = 20
/** Room for the sentence that there are none. */
const leastShown = 4

const rowKey = ({ code }: PageSummary) => code
const studioPath = (code: string) => `/studio/${code}`

interface PageGridProps {
  pages: readonly PageSummary[]
  emptyText: string
  /** What can be done with a page; `tabIndex` is that of its cell. */
  renderMenu(page: PageSummary, tabIndex: number): ReactNode
}

/** The pages, sorted as somebody asks for. */
export function PageGrid({ pages, emptyText, renderMenu }: PageGridProps) {
  const { text } = useText()
  const navigate = useNavigate()
  const columns = usePageColumns(renderMenu)
  const [sort, setSort] = useState<readonly SortInfo[]>([])
  const rows = useMemo(() => sortPages(pages, sort), [pages, sort])
  const shown = Math.min(Math.max(rows.length, leastShown), mostShown)
  return (
    <DataGrid<PageSummary>
      label={text('studio.title')}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      height={(shown + 1) * listRowHeight + 2}
      sort={sort}
      onSort={setSort}
      onOpen={({ code }) => navigate(studioPath(code))}
      emptyText={emptyText}
    />
  )
}

function usePageColumns(renderMenu: PageGridProps['renderMenu']): readonly Column<PageSummary>[] {
  const { text, language } = useText()
  return useMemo(
    () => [
      {
        ...column('title', text('studio.name')),
        sortable: true,
        renderCell: ({ row: { code, title }, tabIndex }) => (
          <Link to={studioPath(code)} tabIndex={tabIndex}>
            {title}
          </Link>
        ),
      },
      { ...column('code', text('studio.code')), sortable: true },
      { ...column('kind', text('studio.kind'), 140), renderCell: ({ row: { kind } }) => nameOfKind(kind, language) },
      {
        ...column('state', text('studio.state'), 180),
        renderCell: ({ row: { state } }) => <Tag color={stateTexts[state].color}>{text(stateTexts[state].key)}</Tag>,
      },
      column('version', text('studio.version'), 90),
      {
        ...column('updateTime', text('studio.updated'), 240),
        sortable: true,
        renderCell: ({ row: { updateTime, updateBy } }) => [formatNoted(updateTime), updateBy].filter(Boolean).join(' · '),
      },
      {
        key: 'actions',
        name: text('studio.life.actions'),
        width: 100,
        frozen: 'end',
        renderCell: ({ row, tabIndex }) => renderMenu(row, tabIndex),
      },
    ],
    [text, language, renderMenu],
  )
}

function column(key: keyof PageSummary, name: string, width?: number): Column<PageSummary> {
  return { key, name, width, minWidth: width ?? 160, resizable: true }
}

function sortPages(pages: readonly PageSummary[], sort: readonly SortInfo[]): readonly PageSummary[] {
  // A cast: the columns bear the names of what they show.
  const keys = sort.map(({ column, order }) => ({ key: column as keyof PageSummary, sign: order === 'asc' ? 1 : -1 }))
  const textOf = (page: PageSummary, key: keyof PageSummary) => String(page[key] ?? '')
  return pages.toSorted((one, other) => {
    for (const { key, sign } of keys) {
      const result = textOf(one, key).localeCompare(textOf(other, key))
      if (result !== 0) return result * sign
    }
    return 0
  })
}
