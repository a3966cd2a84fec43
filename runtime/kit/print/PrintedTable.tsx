import { Fragment } from 'react'
import { fitColumns, type PaperFit } from './fitColumns'

/** A row as it stands on paper. */
export interface PrintedLine {
  texts: readonly string[]
  /** How many rows of a tree it stands below. */
  depth?: number
  /** What stands over it where a group begins: its name, and a text for each column that shows figures. */
  head?: { name: string; figures: readonly (string | undefined)[] }
}

/** Everything that a table on paper says. */
export interface PrintedRows {
  headings: readonly { key: string; title: string; align: 'left' | 'center' | 'right' }[]
  lines: readonly PrintedLine[]
  /** The lines below the rows: what each holds, and its figures. */
  footer: readonly (readonly string[])[]
}

/** Room for what stands in the columns; the name of a group reaches over several. */
export function fitRows({ headings, lines, footer }: PrintedRows): PaperFit {
  const all = [...lines.map(({ texts }) => texts), ...lines.flatMap(({ head }) => (head ? [head.figures] : [])), ...footer]
  return fitColumns(headings.map(({ title }, at) => [title, ...all.map((texts) => texts[at] ?? '')]))
}

interface PrintedTableProps {
  label: string
  printed: PrintedRows
  fit: PaperFit
  /** Place of the column whose texts stand further in below other rows. */
  labelAt?: number
}

/** The lines of a table on paper: rows, what stands over those of a group, and the figures below all of them. */
export function PrintedTable({ label, printed, fit, labelAt }: PrintedTableProps) {
  const { headings, lines, footer } = printed
  const alignAt = (at: number) => `pw-print-${headings[at]?.align}`
  return (
    <table aria-label={label} className={`pw-print-rows pw-print--${fit.size}`}>
      <colgroup>
        {fit.shares.map((share, index) => (
          <col key={index} style={{ inlineSize: `${share}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {headings.map(({ key, title }, at) => (
            <th key={key} scope="col" className={alignAt(at)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <Fragment key={index}>
            {line.head && <GroupLine head={line.head} alignAt={alignAt} />}
            <tr>
              {line.texts.map((text, at) => (
                <td
                  key={headings[at]?.key}
                  className={alignAt(at)}
                  style={line.depth && at === labelAt ? { paddingInlineStart: `${4 + line.depth * 10}pt` } : undefined}
                >
                  {text}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
      {footer.length > 0 && (
        <tfoot>
          {footer.map((texts, index) => (
            <tr key={index}>
              {texts.map((text, at) => (
                <th key={headings[at]?.key} className={at === 0 ? undefined : alignAt(at)}>
                  {text}
                </th>
              ))}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  )
}

interface GroupLineProps {
  head: NonNullable<PrintedLine['head']>
  alignAt(at: number): string
}

/** The name of a group over its rows takes the room up to the first figure. */
function GroupLine({ head: { name, figures }, alignAt }: GroupLineProps) {
  const first = figures.findIndex((text) => text !== undefined)
  const room = first === -1 ? figures.length : first
  return (
    <tr className="pw-print-group">
      <th colSpan={room}>{name}</th>
      {figures.slice(room).map((text, index) => (
        <th key={index} className={alignAt(room + index)}>
          {text}
        </th>
      ))}
    </tr>
  )
}
