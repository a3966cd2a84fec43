import '../rowPanels.css'
import type { ChangedLine } from '../../../../schemas/api/rowPanels'
import { expressionUser } from '../../../../schemas/rules/ExpressionUser'
import { rowName } from '../../../fields/rowName'
import type { SubTableModel } from '../../../model/PageModel'
import { useFeatureText } from '../../../session/featureText'
import { usePageHost } from '../../../session/PageHost'
import { ChangedFields } from './ChangedFields'
import { historyTexts } from './historyTexts'

interface ChangedLinesProps {
  table: SubTableModel
  lines: readonly ChangedLine[]
  /** How many there were, some of which may not be among `lines`. */
  count: number
}

const kinds = { add: 'lineAdd', edit: 'lineEdit', delete: 'lineDelete' } as const

/** The rows of a sub-table that came, went or were changed, folded where they are many. */
export function ChangedLines({ table, lines, count }: ChangedLinesProps) {
  const say = useFeatureText(historyTexts)
  const { user } = usePageHost()
  const whatOf = ({ kind, row }: ChangedLine) => {
    const name = row ? rowName(row, table.fields, expressionUser(user)) : ''
    return name === '' ? say(kinds[kind]) : say('lineEditOf', { name })
  }
  return (
    <details className="pw-changed-lines" open={count <= 3}>
      <summary>{say('count', { title: table.title, count })}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <span className="pw-panel-kind">{whatOf(line)}</span>
            <ChangedFields fields={table.fields} values={line} />
          </li>
        ))}
      </ul>
      {count > lines.length && <p className="pw-panel-soft">{say('moreLines', { count: count - lines.length })}</p>}
    </details>
  )
}
