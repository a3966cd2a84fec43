import { Splitter } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Row } from '../../../../schemas/api/Result'
import type { RowActions } from '../../../features/rowActions/RowActions'
import { mediumScreen, phoneScreen, useMediaQuery } from '../../../kit/useMediaQuery'
import type { DetailModel } from '../../../model/DetailModel'
import type { ListModel } from '../../../model/PageModel'
import { readStored, writeStored } from '../../../session/storage'
import { SubRowsPane } from '../subRows/SubRowsPane'
import { tablesInList } from '../subRows/tablesInList'
import { DetailTabs } from './DetailTabs'
import { useOpenDetails } from './useOpenDetails'
import './details.css'

interface WithDetailsProps {
  page: ListModel
  row: Row | undefined
  editTable: RowActions['editTable']
  /** The list. */
  children: ReactNode
}

/**
 * A list with the pages and the sub-tables that follow its selected row: pages beside it where there is room, else below. A telephone has room for them only
 * once there is a row that they follow.
 */
export function WithDetails({ page, row, editTable, children }: WithDetailsProps) {
  const isNarrow = useMediaQuery(mediumScreen)
  const isLeftOut = useMediaQuery(phoneScreen) && row === undefined
  const standsBeside = ({ at }: DetailModel) => at === 'beside' && !isNarrow
  const open = useOpenDetails(page.details)
  const beside = open.filter(standsBeside)
  const below = open.filter((detail) => !standsBeside(detail))
  const panes = tablesInList(page, 'pane').map((table) => ({
    key: `sub-${table.key}`,
    label: table.title,
    children: <SubRowsPane page={page} table={table} row={row} editTable={editTable} />,
  }))
  return (
    <Split
      name={`${page.code}_below`}
      orientation="vertical"
      isSplit={panes.length > 0 || page.details.some((detail) => !standsBeside(detail))}
      second={!isLeftOut && below.length + panes.length > 0 && <DetailTabs details={below} row={row} panes={panes} />}
    >
      <Split
        name={`${page.code}_beside`}
        orientation="horizontal"
        isSplit={page.details.some(standsBeside)}
        second={beside.length > 0 && <DetailTabs details={beside} row={row} />}
      >
        {children}
      </Split>
    </Split>
  )
}

interface SplitProps {
  /** Under it the place of the bar is kept on this device. */
  name: string
  orientation: 'horizontal' | 'vertical'
  /** Whether there may be a second part. What comes or goes later leaves the first as it is: a list would begin anew. */
  isSplit: boolean
  second: ReactNode
  children: ReactNode
}

/** Two parts and a bar between them that stays where it was put. */
function Split({ name, orientation, isSplit, second, children }: SplitProps) {
  const key = `SPLIT_${name}`
  const [kept] = useState(() => readShare(key))
  if (!isSplit) return <>{children}</>
  const keep = ([first = 0, other = 0]: number[]) => {
    if (first + other > 0) writeStored(key, Math.round((first / (first + other)) * 100))
  }
  return (
    <Splitter
      className={`list-split list-split--${orientation}${second ? '' : ' list-split--alone'}`}
      orientation={orientation}
      onResizeEnd={keep}
    >
      <Splitter.Panel defaultSize={second ? `${kept}%` : undefined} min="20%">
        {children}
      </Splitter.Panel>
      {second && <Splitter.Panel min="20%">{second}</Splitter.Panel>}
    </Splitter>
  )
}

/** The share of the first part, in hundredths. */
function readShare(key: string): number {
  const kept = readStored(key)
  return typeof kept === 'number' && kept >= 20 && kept <= 80 ? kept : 50
}
