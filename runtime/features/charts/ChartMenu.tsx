import { lazyPart } from '../../kit/lazyPart'
import { warnOf } from '../../session/warnOf'
import { askToDelete } from '../askToDelete'
import type { ListMenuProps, RowsContext } from '../ListFeature'
import { SavedMenu } from '../SavedMenu'
import { chartCalls } from './chartCalls'
import { useChartText } from './texts'
import { useSavedCharts } from './useSavedCharts'

const ChartDesigner = lazyPart(() => import('./ChartDesigner'), 'ChartDesigner')
const ChartViewer = lazyPart(() => import('./ChartViewer'), 'ChartViewer')

/** The charts that the user has of the page: a new one, and each to be looked at, changed and deleted. */
export function ChartMenu({ context, onClose }: ListMenuProps<RowsContext>) {
  const { host, page, question, show } = context
  const say = useChartText()
  const { charts, error, retry, renew } = useSavedCharts(page)
  const entries = charts?.map((view) => ({ id: view.id, name: view.chartName, view }))
  type Entry = NonNullable<typeof entries>[number]
  const design = (view: Entry['view'] | null) => {
    onClose()
    show(ChartDesigner, { page, view, onSaved: renew })
  }
  const remove = async ({ id, name }: Entry) => {
    onClose()
    if (!(await askToDelete(host, say('deleteTitle'), say('deleteText', { name })))) return
    try {
      await chartCalls.remove(host.calls, id)
      host.notify('success', say('deleted'))
    } catch (failure) {
      warnOf(host, failure, host.text('list.deleteFailed'))
    }
    renew()
  }
  return (
    <SavedMenu
      entries={entries}
      error={error}
      onRetry={retry}
      newLabel={say('new')}
      emptyText={say('none')}
      onNew={() => design(null)}
      onOpen={({ view }) => {
        onClose()
        show(ChartViewer, { page, view, question, onEdit: () => design(view) })
      }}
      onEdit={({ view }) => design(view)}
      onDelete={(entry) => void remove(entry)}
    />
  )
}
