import { Tabs, type TabsProps } from 'antd'
import type { Row } from '../../../../schemas/api/Result'
import { chooseText } from '../../../../schemas/page/Text'
import type { DetailModel } from '../../../model/DetailModel'
import { readObject } from '../../../model/read'
import { usePageHost } from '../../../session/PageHost'
import { usePageConfig } from '../../../session/usePageConfig'
import { Detail } from './Detail'
import './details.css'

interface DetailTabsProps {
  details: readonly DetailModel[]
  /** The selected row; undefined while none is, or several are. */
  row: Row | undefined
  /** What else follows it. */
  panes?: TabsProps['items']
}

/** Pages that follow the selected row, one tab each. */
export function DetailTabs({ details, row, panes = [] }: DetailTabsProps) {
  return (
    <Tabs
      className="list-details"
      size="small"
      destroyOnHidden
      items={[
        ...panes,
        ...details.map((detail, index) => ({
          // A part of an id on the page, which no blank may stand in.
          key: `${index}-${detail.page}`,
          label: <DetailTitle detail={detail} />,
          children: <Detail detail={detail} row={row} />,
        })),
      ]}
    />
  )
}

function DetailTitle({ detail: { title, page } }: { detail: DetailModel }) {
  const { language } = usePageHost()
  const { data } = usePageConfig(page)
  return <>{title || chooseText(readObject<{ title: string }>(data?.config).title, language, page)}</>
}
