import { Pagination } from 'antd'
import { cloneElement, isValidElement, memo, type ReactNode, useMemo, useRef } from 'react'
import { pageSizes as usual } from '../../schemas/wire/pageSizes'
import { reachedSelect } from '../kit/reachedSelect'
import { useMediaQuery } from '../kit/useMediaQuery'
import { useStableCallback } from '../kit/useStableCallback'
import { useWhenGone } from '../kit/useWhenGone'
import { usePageHost } from '../session/PageHost'
import './pager.css'

interface PagerProps {
  pageNo: number
  pageSize: number
  /** undefined: not known, and nothing is said of it. */
  total: number | undefined
  /** true: there are more rows than were counted. */
  isCapped?: boolean
  /** Rows that are selected, where the list itself says so. */
  selectedCount?: number
  /** How many of them stand on other pages. */
  elsewhereCount?: number
  onClearSelection?(): void
  /** New rows that were not fetched yet. */
  newCount?: number
  onShowNew?(): void
  /** How many rows to a page can be chosen; as in lists when left out. */
  pageSizes?: readonly number[]
  /** true: beside the total it says which of the rows these are. */
  saysRange?: boolean
  onPageChange(pageNo: number, pageSize: number): void
}

/** Which rows these are, and the way to the others. */
export function Pager(props: PagerProps) {
  const {
    pageNo,
    pageSize,
    total,
    isCapped,
    selectedCount = 0,
    elsewhereCount = 0,
    newCount = 0,
    pageSizes = usual.list.sizes,
    saysRange = false,
    onPageChange,
  } = props
  const { text } = usePageHost()
  const change = useStableCallback(onPageChange)
  return (
    <div className="list-pager">
      <span className="list-selected" aria-live="polite" tabIndex={-1}>
        {selectedCount > 0 && (
          <>
            {text('list.selected', { n: selectedCount })}
            {elsewhereCount > 0 && ` (${text('list.selectedElsewhere', { n: elsewhereCount })})`}{' '}
            <PassingLink onPress={props.onClearSelection}>{text('list.clearSelection')}</PassingLink>
          </>
        )}{' '}
        {newCount > 0 && <PassingLink onPress={props.onShowNew}>{text('list.newRows', { n: newCount })}</PassingLink>}
      </span>
      <Pages
        pageNo={pageNo}
        pageSize={pageSize}
        total={total}
        isCapped={isCapped}
        pageSizes={pageSizes}
        saysRange={saysRange}
        onPageChange={change}
      />
    </div>
  )
}

/** Goes with what it is pressed for. The keyboard goes on where it stood. */
function PassingLink({ onPress, children }: { onPress?(): void; children: ReactNode }) {
  const link = useRef<HTMLButtonElement>(null)
  useWhenGone(() => {
    if (document.activeElement === link.current) link.current?.parentElement?.focus()
  })
  return (
    <button ref={link} type="button" className="list-link" onClick={onPress}>
      {children}
    </button>
  )
}

type PagesProps = Required<Pick<PagerProps, 'pageNo' | 'pageSize' | 'total' | 'pageSizes' | 'saysRange' | 'onPageChange'>> &
  Pick<PagerProps, 'isCapped'>

/** Drawn anew only with other numbers: a selection changes nothing of it. */
const Pages = memo(function Pages({ pageNo, pageSize, total, isCapped, pageSizes, saysRange, onPageChange }: PagesProps) {
  const { text } = usePageHost()
  const components = useMemo(() => ({ sizeChanger: (props: ChangerProps) => <SizeChanger sizes={pageSizes} {...props} /> }), [pageSizes])
  const isSmall = useMediaQuery('(max-width: 575.99px)')
  const tellTotal = (all: number, [from, to]: readonly [number, number]) => {
    const count = isCapped ? `${all}+` : all
    return saysRange ? text('list.range', { from, to, total: count }) : text('list.total', { n: count })
  }
  return (
    <Pagination
      size="small"
      simple={isSmall}
      current={pageNo}
      pageSize={pageSize}
      // Where there is only room for “1 / 1”, nothing is one page too.
      total={isSmall ? total || 1 : (total ?? 0)}
      showSizeChanger={!isSmall}
      components={components}
      showTotal={isSmall || total === undefined ? undefined : tellTotal}
      itemRender={(_page, type, item) =>
        named(item, type === 'prev' ? text('fields.previousRows') : type === 'next' ? text('fields.nextRows') : '')
      }
      onChange={onPageChange}
    />
  )
})

interface ChangerProps {
  value?: number | string
  className?: string
  onChange?(size: number | string): void
}

export const ReachedPageSizes = reachedSelect(() => import('./PageSizeSelect'), 'PageSizeSelect')

/** What can be chosen, and what is chosen although it cannot. */
function SizeChanger({ sizes, value, className, onChange }: ChangerProps & { sizes: readonly number[] }) {
  const { text } = usePageHost()
  const size = Number(value)
  const offered = sizes.includes(size) ? sizes : [...sizes, size].sort((one, other) => one - other)
  const label = text('list.pageSize')
  return (
    <ReachedPageSizes
      closed={{ isSmall: true, 'aria-label': label, shown: text('list.perPage', { n: size }) }}
      label={label}
      className={className}
      options={offered.map((one) => ({ value: one, label: text('list.perPage', { n: one }) }))}
      value={size}
      onChange={(next) => onChange?.(next)}
    />
  )
}

/** The buttons with an arrow have no word of their own. */
function named(item: ReactNode, name: string): ReactNode {
  return name !== '' && isValidElement<{ 'aria-label'?: string }>(item) ? cloneElement(item, { 'aria-label': name }) : item
}
