import { EditOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { useMemo, useState } from 'react'
import type { ChartView } from '../../../schemas/api/charts'
import type { ListedModel } from '../../model/ListedModel'
import { usePageHost } from '../../session/PageHost'
import type { RowsContext } from '../ListFeature'
import { ChartArea } from './ChartArea'
import { chartPlace } from './chartCalls'
import { chartQuery } from './chartQuery'
import { useChartText } from './texts'
import './charts.css'

interface ChartOfQueryProps {
  page: ListedModel
  view: ChartView
  question: RowsContext['question']
  onEdit(): void
}

/** A saved chart, over the rows that the list shows or over all. */
export function ChartOfQuery({ page, view, question, onEdit }: ChartOfQueryProps) {
  const { text } = usePageHost()
  const say = useChartText()
  const query = useMemo(() => chartQuery(question), [question])
  const hasQuery = Object.keys(query).length > 0
  const [isOfQuery, setOfQuery] = useState(hasQuery)
  const body = useMemo(() => ({ ...view, ...chartPlace(page), ...(isOfQuery ? { query } : {}) }), [view, page, isOfQuery, query])
  return (
    <>
      <div className="chart-head">
        {hasQuery && (
          <Checkbox checked={isOfQuery} onChange={(event) => setOfQuery(event.target.checked)}>
            {say('ofQuery')}
          </Checkbox>
        )}
        <Button icon={<EditOutlined aria-hidden />} onClick={onEdit}>
          {text('list.edit')}
        </Button>
      </div>
      <ChartArea body={body} name={view.chartName} />
    </>
  )
}
