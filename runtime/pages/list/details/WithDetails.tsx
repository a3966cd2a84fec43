import { Splitter } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Row } from '../../../../schemas/api/Result'
import { mediumScreen, useMediaQuery } from '../../../kit/useMediaQuery'
import type { DetailModel, ListModel } from '../../../model/PageModel'
import { readStored, writeStored } from '../../../session/storage'
import { DetailTabs } from './DetailTabs'
import './details.css'

interface WithDetailsProps {
  page: ListModel
  row: Row | undefined
  /** The list. */
  children: ReactNode
}

/** A list with the pages that follow its selected row: beside it where there is room, else below. */
export function WithDetails({ page, row, children }: WithDetailsProps) {
  const isNarrow = useMediaQuery(mediumScreen)
  const standsBeside = ({ at }: DetailModel) => at === 'beside' && !isNarrow
  const beside = page.details.filter(standsBeside)
  const below = page.details.filter((detail) => !standsBeside(detail))
  return (
    <Split name={`${page.code}_below`} orientation="vertical" second={below.length > 0 && <DetailTabs details={below} row={row} />}>
      <Split name={`${page.code}_beside`} orientation="horizontal" second={beside.length > 0 && <DetailTabs details={beside} row={row} />}>
        {children}
      </Split>
    </Split>
  )
}

interface SplitProps {
  /** Under it the place of the bar is kept on this device. */
  name: string
  orientation: 'horizontal' | 'vertical'
  second: ReactNode
  children: ReactNode
}

/** Two parts and a bar between them that stays where it was put. */
function Split({ name, orientation, second, children }: SplitProps) {
  const key = `SPLIT_${name}`
  const [kept] = useState(() => readShare(key))
  if (!second) return <>{children}</>
  const keep = ([first = 0, other = 0]: number[]) => {
    if (first + other > 0) writeStored(key, Math.round((first / (first + other)) * 100))
  }
  return (
    <Splitter className={`list-split list-split--${orientation}`} orientation={orientation} onResizeEnd={keep}>
      <Splitter.Panel defaultSize={`${kept}%`} min="20%">
        {children}
      </Splitter.Panel>
      <Splitter.Panel min="20%">{second}</Splitter.Panel>
    </Splitter>
  )
}

/** The share of the first part, in hundredths. */
function readShare(key: string): number {
  const kept = readStored(key)
  return typeof kept === 'number' && kept >= 20 && kept <= 80 ? kept : 50
}
