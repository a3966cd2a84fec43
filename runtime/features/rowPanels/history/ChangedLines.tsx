import '../rowPanels.css'
import type { ChangedLine } from '../../../../schemas/api/rowPanels'
import type { SubTableModel } from '../../../model/PageModel'
import { useFeatureText } from '../../../session/featureText'
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
  return (
    <details className="pw-changed-lines" open={count <= 3}>
      <summary>{say('count', { title: table.title, count })}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <span className="pw-panel-kind">{say(kinds[line.kind])}</span>
            <ChangedFields fields={table.fields} values={line} />
          </li>
        ))}
      </ul>
      {count > lines.length && <p className="pw-panel-soft">{say('moreLines', { count: count - lines.length })}</p>}
    </details>
  )
}
