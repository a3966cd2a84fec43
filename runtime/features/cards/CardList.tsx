import { Button, Select, Spin } from 'antd'
import { useId } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { SourceText } from '../../../schemas/language/SourceText'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { GuardedCell } from '../../fields/DressedCell'
import { dressedText } from '../../fields/workOutCell'
import type { DataGridProps } from '../../grid/DataGrid'
import { EmptyState } from '../../kit/EmptyState'
import { ErrorNotice } from '../../kit/ErrorNotice'
import type { ListModel } from '../../model/PageModel'
import { errorText } from '../../session/errorText'
import { useFeatureText } from '../../session/featureText'
import { usePageHost } from '../../session/PageHost'
import { RowActionButtons } from '../rowActions/actionColumn'
import './cards.css'

const texts = {
  sortBy: { 'zh-CN': '按列排序', 'en-US': 'Sort by', 'de-DE': 'Sortieren nach' },
  unsorted: { 'zh-CN': '默认顺序', 'en-US': 'Usual order', 'de-DE': 'Übliche Reihenfolge' },
  ascending: { 'zh-CN': '${column} ↑', 'en-US': '${column} ↑', 'de-DE': '${column} ↑' },
  descending: { 'zh-CN': '${column} ↓', 'en-US': '${column} ↓', 'de-DE': '${column} ↓' },
} as const satisfies Readonly<Record<string, SourceText>>

type CardListProps = { page: ListModel } & Pick<
  DataGridProps<Row>,
  'label' | 'rows' | 'selectedIds' | 'onSelect' | 'sort' | 'onSort' | 'isLoading' | 'error' | 'onRetry' | 'onOpen' | 'onRowClick'
>

/** The rows as cards, one below the other, where a screen has no room for columns: the first column is the heading, the others stand below it. */
export function CardList(props: CardListProps) {
  const { page, label, rows, isLoading = false, error = null } = props
  const { text } = usePageHost()
  return (
    <div className="cards" aria-busy={isLoading}>
      {error && <ErrorNotice title={text('list.failed')} message={errorText(error, text)} onRetry={props.onRetry} />}
      <SortSelect {...props} />
      {isLoading && rows.length === 0 && <output className="cards-skeleton" aria-label={text('list.loading')} />}
      <Spin spinning={isLoading && rows.length > 0} delay={200}>
        {rows.length === 0 && !isLoading && !error && <EmptyState text={text('list.empty')} />}
        <ul aria-label={label}>
          {rows.map((row, index) => (
            <Card key={row.id} {...props} page={page} row={row} number={index + 1} />
          ))}
        </ul>
      </Spin>
    </div>
  )
}

function Card({ page, row, number, selectedIds, onSelect, onOpen, onRowClick }: CardListProps & { row: Row; number: number }) {
  const { text, user } = usePageHost()
  const [first, ...others] = page.columns
  const isSelected = selectedIds?.has(row.id) ?? false
  const select = () => {
    const ids = new Set(selectedIds)
    if (!ids.delete(row.id)) ids.add(row.id)
    onSelect?.(ids)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box and the button inside offer the same to the keyboard
    <li className={isSelected ? 'card card--selected' : 'card'} onClick={onRowClick && (() => onRowClick(row))}>
      <div className="card-head">
        {onSelect && (
          <input
            type="checkbox"
            className="grid-checkbox"
            aria-label={text('list.selectRow', { n: number })}
            checked={isSelected}
            onClick={(event) => event.stopPropagation()}
            onChange={select}
          />
        )}
        {first && (
          <Button type="link" className="card-title" onClick={() => onOpen?.(row, { rowIdx: number - 1, idx: 0, key: first.key })}>
            {dressedText(first, row, expressionUser(user)) || text('list.view')}
          </Button>
        )}
      </div>
      <dl>
        {others.map((field) => (
          <div key={field.key}>
            <dt>{field.title || field.key}</dt>
            <dd>
              <GuardedCell field={field} value={row[field.key]} row={row} />
            </dd>
          </div>
        ))}
      </dl>
      <RowActionButtons row={row} tabIndex={0} />
    </li>
  )
}

/** Cards have no headings to sort by. */
function SortSelect({ page, sort = [], onSort }: CardListProps) {
  const say = useFeatureText(texts)
  const id = useId()
  const columns = page.columns.filter(({ isSortable, problem }) => isSortable && !problem)
  if (columns.length === 0 || !onSort) return null
  const options = columns.flatMap(({ key, title }) => [
    { value: `${key}.asc`, label: say('ascending', { column: title || key }) },
    { value: `${key}.desc`, label: say('descending', { column: title || key }) },
  ])
  const [first] = sort
  const current = first && `${first.column}.${first.order}`
  return (
    <div className="cards-sort">
      <label htmlFor={id}>{say('sortBy')}</label>
      <Select
        id={id}
        value={options.some(({ value }) => value === current) ? current : ''}
        options={[{ value: '', label: say('unsorted') }, ...options]}
        onChange={(value) => {
          const [column = '', order] = value.split('.')
          onSort(column === '' ? [] : [{ column, order: order === 'asc' ? 'asc' : 'desc' }])
        }}
      />
    </div>
  )
}
