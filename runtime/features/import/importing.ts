import { ImportOutlined } from '@ant-design/icons'
import { lazyPart } from '../../kit/lazyPart'
import type { ListFeature } from '../ListFeature'

const ImportDialog = lazyPart(() => import('./ImportDialog'), 'ImportDialog')

/** A list that belongs to a row has none: the rows of a file would not belong to it. */
export const importing: ListFeature = {
  name: 'import',
  icon: ImportOutlined,
  label: { 'zh-CN': '导入', 'en-US': 'Import', 'de-DE': 'Importieren' },
  right: 'import',
  isOffered: ({ wanted }) => wanted === true,
  isVisible: ({ host }) => host.bound === undefined,
  perform({ host, page, show, reload }) {
    const url = page.url.importExcelUrl
    if (!url) return host.notify('error', host.text('list.setUrlImport'))
    show(ImportDialog, { url, title: page.title, hasSubTables: page.subTables.length > 0, reload })
  },
}
