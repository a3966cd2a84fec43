import { Select, Spin } from 'antd'
import { useId, useRef } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { SourceText } from '../../../schemas/language/SourceText'
import type { DataGridProps } from '../../grid/DataGrid'
import { EmptyState } from '../../kit/EmptyState'
import { ErrorNotice } from '../../kit/ErrorNotice'
import { errorText } from '../../session/errorText'
import { useFeatureText } from '../../session/featureText'
import { usePageHost } from '../../session/PageHost'
import { Card, type CardContext } from './Card'
import { useFocusOfCards } from './useFocusOfCards'
import './cards.css'

const texts = {
  sortBy: { 'zh-CN': '按列排序', 'en-US': 'Sort by', 'de-DE': 'Sortieren nach' },
  unsorted: { 'zh-CN': '默认顺序', 'en-US': 'Usual order', 'de-DE': 'Übliche Reihenfolge' },
  ascending: { 'zh-CN': '${column} ↑', 'en-US': '${column} ↑', 'de-DE': '${column} ↑' },
  descending: { 'zh-CN': '${column} ↓', 'en-US': '${column} ↓', 'de-DE': '${column} ↓' },
} as const satisfies Readonly<Record<string, SourceText>>

type CardListProps = CardContext &
  Pick<DataGridProps<Row>, 'label' | 'rows' | 'sort' | 'onSort' | 'isLoading' | 'error' | 'onRetry' | 'emptyText' | 'emptyWays'>

/** The rows as cards, one below the other, where a screen has no room for columns: the first column is the heading, the others stand below it. */
export function CardList(props: CardListProps) {
  const { label, rows, isLoading = false, error = null } = props
  const { text } = usePageHost()
  const list = useRef<HTMLUListElement>(null)
  const noteFocus = useFocusOfCards(list, rows)
  return (
    <div className="cards" aria-busy={isLoading}>
      {error && <ErrorNotice title={text('list.failed')} message={errorText(error, text)} onRetry={props.onRetry} />}
      <SortSelect {...props} />
      {isLoading && rows.length === 0 && <output className="cards-skeleton" aria-label={text('list.loading')} />}
      <Spin spinning={isLoading && rows.length > 0} delay={200}>
        {rows.length === 0 && !isLoading && !error && (
          <EmptyState text={props.emptyText ?? text('list.empty')}>{props.emptyWays}</EmptyState>
        )}
        <ul ref={list} aria-label={label} tabIndex={-1} onFocus={({ target }) => noteFocus(target)}>
          {rows.map((row, index) => (
            <Card key={row.id} {...props} row={row} number={index + 1} />
          ))}
        </ul>
      </Spin>
    </div>
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
