import type { Row } from '../../schemas/api/Result'
import type { ReportColumnInfo, ReportColumns } from '../../schemas/api/reports'
import type { FieldConfig } from '../../schemas/fields'
import { readColumn } from '../../schemas/fields/reportViews'
import type { Language } from '../../schemas/page/Text'
import { companionOf } from '../../schemas/wire/companions'
import { figureText } from '../fields/figureText'
import type { Column } from '../grid/DataGrid'
import { cellRenderer } from '../grid/gridColumns'
import type { SummedColumn } from '../grid/totalColumns'
import { compileDialogField } from '../model/compileDialog'
import type { FieldModel } from '../model/PageModel'
import { formatNumber } from '../text/formatNumber'
import { recordColumn } from './recordColumn'

/** Characters shown of a cell. */
const shownCharacters = 46

/** A column of a report popup: what is told of it, and its field as the page of the report has it, where that is told and can be drawn. */
export interface PopupColumn extends ReportColumnInfo {
  field?: FieldModel
}

interface DrawnReport extends Omit<ReportColumns, 'columns'> {
  columns: readonly PopupColumn[]
}

/** The columns of a report with their fields. */
export function readPopupColumns({ cgRpConfigId, columns }: ReportColumns, language: Language): readonly PopupColumn[] {
  return columns.map((column) => {
    const { dataIndex: key, title } = column
    const told = readColumn(column)
    if (!told) return column
    // A cast: a kind with the key of its field is a field. Texts are cut as in all cells of the popup where the page does not say how long they may be.
    const config = { ellipsis: shownCharacters, ...told, key, title } as FieldConfig
    const field = compileDialogField(config, language, cgRpConfigId)
    return field.problem ? column : { ...column, field }
  })
}

/** The columns of a report popup: drawn as on the page of the report, or as texts where their fields are not told. */
export function reportColumns({ columns, dictOptions }: DrawnReport): Column<Row>[] {
  return columns.map((column, index) =>
    recordColumn(
      {
        key: column.dataIndex,
        title: column.title,
        // The last one takes the room that is left over.
        width: index < columns.length - 1 ? (column.width ?? column.field?.width) : undefined,
        align: alignOf(column.align),
        isSortable: column.sorter === true,
        text: (row) => textOf(row, column, dictOptions),
        renderCell: column.field && cellRenderer<Row>(column.field),
      },
      shownCharacters,
    ),
  )
}

function textOf(row: Row, { dataIndex, customRender }: ReportColumnInfo, dictOptions: ReportColumns['dictOptions']): string {
  const value: unknown = row[dataIndex]
  const shown = row[companionOf(dataIndex)]
  if (typeof shown === 'string' && shown !== '') return shown
  const text = value === null || value === undefined ? '' : String(value)
  const items = customRender ? dictOptions?.[customRender] : undefined
  return items?.find((item) => String(item.value) === text)?.text ?? text
}

/** The columns of a report that show figures over all rows of a question. */
export function summedReportColumns(columns: readonly PopupColumn[]): readonly SummedColumn[] {
  return columns.flatMap(({ dataIndex, align, statistics = [], field }) =>
    statistics.length === 0
      ? []
      : [
          {
            key: dataIndex,
            align: alignOf(align) ?? 'right',
            statistics,
            figureText: (figure: number) => (field ? figureText(field, figure) : formatNumber(figure, { atMost: 2 })),
          },
        ],
  )
}

function alignOf(align: string | undefined): 'left' | 'center' | 'right' | undefined {
  return align === 'left' || align === 'center' || align === 'right' ? align : undefined
}
