import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { type GridDropdownField, shownColumnsOf } from '../../../schemas/fields/gridDropdown'
import { mainFieldsOf } from '../../../schemas/page/anatomy'
import { isJsonObject } from '../../../schemas/page/readParts'
import { chooseText } from '../../../schemas/page/Text'
import { pageSizes } from '../../../schemas/wire/pageSizes'
import { pageOf } from '../../calls/pageOf'
import { useDebounced } from '../../kit/useDebounced'
import { usePageHost } from '../../session/PageHost'
import { pageConfigQuery } from '../../session/usePageConfig'
import type { InputProps } from '../FieldComponents'
import { ChoiceNotFound } from './ChoiceNotFound'
import { dropDownOf } from './dropDownOf'
import { inputPropsOf } from './inputProps'
import { emptyFilling, fillFrom } from './popupFilling'
import { useAllowClear } from './useAllowClear'
import { dictTextOf, plainText } from './values'

export interface GridDropBoxProps extends InputProps<GridDropdownField> {
  isOpenAtFirst?: boolean
  onClosed?(): void
}

const pageSize = pageSizes.gridDropdown.size
/** Milliseconds that somebody must have stopped typing for. */
const searchDelay = 300

/** A box with a small table below it: rows of a page, five at a time, looked for by a word; the chosen one fills the fields. */
export function GridDropBox(props: GridDropBoxProps) {
  const allowClear = useAllowClear()
  const { field, value, onChange } = props
  const { config } = field
  const [isOpen, setOpen] = useState(props.isOpenAtFirst ?? false)
  const [search, setSearch] = useState('')
  const offer = useOffer(config, useDebounced(search.trim(), searchDelay), isOpen)
  const { placeholder } = field
  const columns = shownColumnsOf(config)
  const chosen = plainText(value)
  const choose = (row: Row | undefined) => {
    if (!row) return onChange(null, emptyFilling(field.key, config))
    const { value: own, others } = fillFrom([row], field.key, config)
    onChange(own, others)
  }
  return (
    <Select<string, { value: string; label: string; row: Row }>
      placeholder={placeholder}
      allowClear={!field.isRequired && allowClear}
      {...inputPropsOf(props)}
      {...dropDownOf({ word: search, onClosed: props.onClosed })}
      open={isOpen}
      loading={offer.isPending}
      value={chosen === '' ? undefined : chosen}
      labelRender={() => chosen}
      options={offer.rows.map((row) => ({ value: String(row.id), label: plainText(row[columns[0] ?? '']), row }))}
      optionRender={({ data: { row } }) => <Cells texts={columns.map((key) => dictTextOf(row, key) ?? plainText(row[key]))} />}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      popupMatchSelectWidth={Math.max(320, columns.length * 140)}
      notFoundContent={<ChoiceNotFound state={offer} isSearched={search !== ''} />}
      popupRender={(list) => (
        <>
          {offer.rows.length > 0 && <Cells isHeading texts={columns.map(offer.titleOf)} />}
          {list}
          <Pager {...offer} />
        </>
      )}
      onInputKeyDown={({ key }) => {
        if (key === 'PageDown') offer.turn(1)
        if (key === 'PageUp') offer.turn(-1)
      }}
      onChange={(id: string | undefined) => {
        choose(offer.rows.find((row) => String(row.id) === id))
        props.onClosed?.()
      }}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) props.onClosed?.()
      }}
    />
  )
}

function Cells({ texts, isHeading = false }: { texts: readonly string[]; isHeading?: boolean }) {
  return (
    <div className={isHeading ? 'pw-drop-row pw-drop-row--heading' : 'pw-drop-row'} aria-hidden={isHeading || undefined}>
      {texts.map((shown, index) => (
        <span key={index} title={shown}>
          {shown}
        </span>
      ))}
    </div>
  )
}

type Offer = ReturnType<typeof useOffer>

/** Which of the rows are shown, and the way to the others. A press leaves the list open. */
function Pager({ rows, first, total, turn, hasMore }: Offer) {
  const { text } = usePageHost()
  if (total <= pageSize) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the box focused, and the list open
    <div className="pw-drop-pager" role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <Button size="small" type="text" disabled={first === 0} aria-label={text('fields.previousRows')} onClick={() => turn(-1)}>
        ‹
      </Button>
      <output>{text('fields.rowsShown', { from: first + 1, to: first + rows.length, total })}</output>
      <Button size="small" type="text" disabled={!hasMore} aria-label={text('fields.nextRows')} onClick={() => turn(1)}>
        ›
      </Button>
    </div>
  )
}

/** The rows of one page that hold the word, and what their columns are called. */
function useOffer(config: GridDropdownField, word: string, isOpen: boolean) {
  const { calls, language } = usePageHost()
  const { code } = config
  const [asked, setAsked] = useState({ word, pageNo: 1 })
  const pageNo = asked.word === word ? asked.pageNo : 1
  const [searched = ''] = shownColumnsOf(config)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['offer', code, searched, word, pageNo],
    async queryFn({ signal }) {
      const found = word === '' ? {} : { [searched]: `*${word}*` }
      return pageOf(await calls.get(`/online/cgform/api/getData/${encodeURIComponent(code)}`, { pageNo, pageSize, ...found }, { signal }))
    },
    enabled: isOpen,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
  // Who may not list the page may not open it, either: its titles are asked for when rows have come to stand below them.
  const page = useQuery({ ...pageConfigQuery(calls, code), enabled: data !== undefined })
  const fields = isJsonObject(page.data?.config) ? mainFieldsOf(page.data.config) : []
  const [rows, total] = [data?.records ?? [], data?.total ?? 0]
  const hasMore = pageNo * pageSize < total
  return {
    rows,
    total,
    first: (pageNo - 1) * pageSize,
    hasMore,
    isPending: isFetching,
    error: data ? null : error,
    retry: () => void refetch(),
    titleOf: (key: string) => chooseText(fields.find((one) => one.key === key)?.title, language, key),
    turn(by: 1 | -1) {
      if (by === 1 ? hasMore : pageNo > 1) setAsked({ word, pageNo: pageNo + by })
    },
  }
}
