import type { Row } from '../../../schemas/api/Result'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { dressedText } from '../../fields/workOutCell'
import { writeTabbed } from '../../kit/tabbedText'
import type { FieldModel } from '../../model/PageModel'
import { featureText } from '../../session/featureText'
import type { PageHost } from '../../session/PageHost'

const copyTexts = {
  done: { 'zh-CN': '已复制 ${n} 行', 'en-US': '${n} rows copied', 'de-DE': '${n} Zeilen kopiert' },
} as const

interface Copied {
  host: Pick<PageHost, 'user' | 'language' | 'notify'>
  /** The columns as they stand, without those of the grid's own. */
  fields: readonly FieldModel[]
  /** The rows that are selected; none: the cell alone is copied. */
  selected: readonly Row[]
  cell: { row: Row; key: string }
}

/** Puts the selected rows with their headings onto the clipboard, as a table that spreadsheets and texts take; without a selection the text of the cell. */
export function copyRows(clipboard: DataTransfer, { host, fields, selected, cell }: Copied): boolean {
  const user = expressionUser(host.user)
  const shown = fields.filter(({ problem }) => !problem)
  if (selected.length === 0) {
    const field = shown.find(({ key }) => key === cell.key)
    if (field) clipboard.setData('text/plain', dressedText(field, cell.row, user))
    return field !== undefined
  }
  const lines = selected.map((row) => shown.map((field) => dressedText(field, row, user)))
  const table = [shown.map(({ title, key }) => title || key), ...lines]
  clipboard.setData('text/plain', writeTabbed(table))
  clipboard.setData('text/html', htmlOf(table))
  host.notify('success', featureText(copyTexts, host.language)('done', { n: selected.length }))
  return true
}

function htmlOf([headings = [], ...lines]: readonly string[][]): string {
  const table = document.createElement('table')
  const add = (texts: readonly string[], name: 'th' | 'td') => {
    const line = table.insertRow()
    for (const text of texts) line.append(Object.assign(document.createElement(name), { textContent: text }))
  }
  add(headings, 'th')
  for (const texts of lines) add(texts, 'td')
  return table.outerHTML
}
