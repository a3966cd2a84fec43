import { ExportOutlined } from '@ant-design/icons'
import { importAgain } from '../../kit/importAgain'
import type { ListFeature, RowsContext } from '../ListFeature'

/** Writes the rows of the query, or those that are selected, into a spreadsheet. A page that can say so has it only where it does. */
export const exportList: ListFeature<RowsContext> = {
  name: 'export',
  icon: ExportOutlined,
  label: { 'zh-CN': '导出', 'en-US': 'Export', 'de-DE': 'Exportieren' },
  right: 'export',
  isOffered: ({ wanted, isServed, page }) => wanted ?? (isServed && page.url.exportXlsUrl !== undefined),
  async perform(context) {
    const { host, page } = context
    if (!page.url.exportXlsUrl) return host.notify('error', host.text('list.setUrlExport'))
    const runExport = await importAgain(() => import('./runExport'), 'runExport')
    await runExport(context)
  },
}
