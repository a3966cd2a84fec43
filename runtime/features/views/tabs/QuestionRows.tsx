import { Segmented } from 'antd'
import { useId } from 'react'
import type { LayoutQuestion } from '../../../../schemas/api/layouts'
import { calendarViews } from '../../../../schemas/page/kinds/calendar'
import type { ViewedModel } from '../../../model/ListedModel'
import { readAddress } from '../../../query/queryAddress'
import { featureText } from '../../../session/featureText'
import { usePageHost } from '../../../session/PageHost'
import { conditionsInWords } from '../../print/conditionsInWords'
import { printTexts } from '../../print/printTexts'
import { itemParams } from '../fitQuestion'
import { keepsOfView } from '../keepsOfView'
import { useViewText } from '../useViewText'

interface QuestionRowsProps {
  page: ViewedModel
  question: LayoutQuestion
  onChange(question: LayoutQuestion): void
}

/** How many days the view shows, and what it asks for, in words: that is taken over from the screen. */
export function QuestionRows({ page, question, onChange }: QuestionRowsProps) {
  const host = usePageHost()
  const { text } = host
  const say = useViewText()
  const id = useId()
  const { query = [], advanced, span } = question
  const queried = readAddress(page.queryItems, `?${itemParams(query)}`, {}).values
  const asked = { pageNo: 1, pageSize: page.pageSize, sort: [], filters: {}, values: {}, advanced }
  const words = conditionsInWords({ host, page, queried, asked }, [])
  return (
    <>
      {keepsOfView(page, 'span') && (
        <>
          <span id={`${id}-span`}>{text('calendar.views')}</span>
          <Segmented
            name={id}
            aria-labelledby={`${id}-span`}
            // The radios take the focus; the group around them is no place of its own.
            tabIndex={-1}
            value={span ?? ''}
            options={calendarViews.map((value) => ({ value, label: text(`calendar.${value}`) }))}
            onChange={(chosen) => onChange({ ...question, span: calendarViews.find((value) => value === chosen) })}
          />
        </>
      )}
      <span>{say('query')}</span>
      <div>
        {words.length > 0 ? words.join(featureText(printTexts, host.language)('joint')) : say('noQuery')}
        <div className="view-hint">{say('queryHint')}</div>
      </div>
    </>
  )
}
