// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { Row } from '../../../schemas/api/Result'
import type { SourceText } from '../../../schemas/language/SourceText'
import { rowNames } from '../../fields/rowNames'
import type { ListModel } from '../../model/PageModel'
import { featureText } from '../../session/featureText'
import type { PageHost } from '../../session/PageHost'

const texts = {
  left: {
    'zh-CN': '已不符合查询条件，将从列表中移除：${names}',
    'en-US': 'No longer what is asked for, and leaves the list: ${names}',
    'de-DE': 'Entspricht der Abfrage nicht mehr und verlässt die Liste: ${names}',
  },
} satisfies Record<string, SourceText>

/** Says which rows leave the list, because somebody has changed them so that they are no longer asked for. */
export function sayLeft(host: Pick<PageHost, 'notify' | 'text' | 'user' | 'language'>, { columns }: ListModel, rows: readonly Row[]): void {
  const names = rowNames(rows, columns, host, 1) ?? rows.map(({ id }) => id).join('\n')
  host.notify('info', featureText(texts, host.language)('left', { names: names.replaceAll('\n', ', ') }))
}
