import type { Row } from '../../schemas/api/Result'
import type { ReportColumnInfo, ReportColumns } from '../../schemas/api/reports'
import { companionOf } from '../../schemas/wire/companions'
import type { Column } from '../grid/DataGrid'
import type { SummedColumn } from '../grid/totalColumns'
import { formatNumber } from '../text/formatNumber'
import { recordColumn } from './recordColumn'

/** Characters shown of a cell. */
const shownCharacters = 46

/** The columns of a report popup. */
export function reportColumns({ columns, dictOptions }: ReportColumns): Column<Row>[] {
  return columns.map((column, index) =>
    recordColumn(
      {
        key: column.dataIndex,
        title: column.title,
        // The last one takes the room that is left over.
        width: index < columns.length - 1 ? column.width : undefined,
        align: alignOf(column.align),
        isSortable: column.sorter === true,
        text: (row) => textOf(row, column, dictOptions),
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
export function summedReportColumns({ columns }: ReportColumns): readonly SummedColumn[] {
  return columns.flatMap(({ dataIndex, align, statistics = [] }) =>
    statistics.length === 0
      ? []
      : [
          {
            key: dataIndex,
            align: alignOf(align) ?? 'right',
            statistics,
            figureText: (figure: number) => formatNumber(figure, { atMost: 2 }),
          },
        ],
  )
}

function alignOf(align: string | undefined): 'left' | 'center' | 'right' | undefined {
  return align === 'left' || align === 'center' || align === 'right' ? align : undefined
}
