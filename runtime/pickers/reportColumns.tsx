import type { TableProps } from 'antd'
import type { Row } from '../../schemas/api/Result'
import type { ReportColumnInfo, ReportColumns } from '../../schemas/api/reports'
import { companionOf } from '../../schemas/wire/companions'

/** Characters shown of a cell. */
const shownCharacters = 46

/** The table columns of a report. */
export function reportColumns({ columns, dictOptions }: ReportColumns): TableProps<Row>['columns'] {
  return columns.map((column) => ({
    dataIndex: column.dataIndex,
    key: column.dataIndex,
    title: column.title,
    width: column.width,
    align: alignOf(column.align),
    sorter: column.sorter === true,
    render: (value: unknown, row: Row) => <CutText text={textOf(value, row, column, dictOptions)} />,
  }))
}

function textOf(
  value: unknown,
  row: Row,
  { dataIndex, customRender }: ReportColumnInfo,
  dictOptions: ReportColumns['dictOptions'],
): string {
  const shown = row[companionOf(String(dataIndex))]
  if (typeof shown === 'string' && shown !== '') return shown
  const text = value === null || value === undefined ? '' : String(value)
  const items = customRender ? dictOptions?.[customRender] : undefined
  return items?.find((item) => String(item.value) === text)?.text ?? text
}

function CutText({ text }: { text: string }) {
  if (text.length <= shownCharacters) return text
  return <span title={text}>{text.slice(0, shownCharacters)}...</span>
}

function alignOf(align: string | undefined): 'left' | 'center' | 'right' | undefined {
  return align === 'left' || align === 'center' || align === 'right' ? align : undefined
}

/** Rows of a report need not have an id: all of their values together tell them apart. */
export function reportRowKey(row: Row): string {
  return row.id ? String(row.id) : JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))
}
