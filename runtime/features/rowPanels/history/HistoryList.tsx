import '../rowPanels.css'
import type { RowHistoryEntry } from '../../../../schemas/api/rowPanels'
import { useFeatureText } from '../../../session/featureText'
import { PanelList } from '../PanelList'
import type { PanelProps } from '../RowPanel'
import { usePanelList } from '../usePanelList'
import { WhoAndWhen } from '../WhoAndWhen'
import { ChangedFields } from './ChangedFields'
import { ChangedLines } from './ChangedLines'
import { historyTexts } from './historyTexts'

/** What was done to a row, the newest first: who, when, and which values were what before. */
export function HistoryList({ page, rowId, url }: PanelProps) {
  const say = useFeatureText(historyTexts)
  const list = usePanelList<RowHistoryEntry>(url, rowId)
  return (
    <PanelList list={list} label={say('title')} empty={say('empty')}>
      {(entry) => <Entry entry={entry} page={page} />}
    </PanelList>
  )
}

function Entry({ entry, page }: { entry: RowHistoryEntry; page: PanelProps['page'] }) {
  const say = useFeatureText(historyTexts)
  const { userName, standsFor, time, kind, action = '', actionTitle = action } = entry
  const who = `${userName ?? say('nobody')}${standsFor ? say('standsFor', { names: standsFor.join(', ') }) : ''}`
  return (
    <article>
      <WhoAndWhen who={who} time={time}>
        <span className="pw-panel-kind">{say(kind, { action: actionTitle })}</span>
      </WhoAndWhen>
      <ChangedFields fields={page.fields} values={entry} />
      {page.subTables.map((table) => {
        const lines = entry.lines[table.key]
        return lines && <ChangedLines key={table.key} table={table} lines={lines} count={entry.lineCount[table.key] ?? lines.length} />
      })}
    </article>
  )
}
