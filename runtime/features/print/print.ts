import { PrinterOutlined } from '@ant-design/icons'
import { lazyPart } from '../../kit/lazyPart'
import type { ListFeature, RowsContext } from '../ListFeature'

const PrintDialog = lazyPart(() => import('./PrintDialog'), 'PrintDialog')

/** Prints the rows of the query, or those that are selected. Every list has it that does not say otherwise. */
export const print: ListFeature<RowsContext> = {
  name: 'print',
  icon: PrinterOutlined,
  label: { 'zh-CN': '打印列表', 'en-US': 'Print the list', 'de-DE': 'Liste drucken' },
  isIconAlone: true,
  keys: 'Control+P Meta+P',
  isOffered: ({ wanted }) => wanted !== false,
  perform: (context) => new Promise((resolve) => context.show(PrintDialog, { context, onEnd: resolve })),
}
