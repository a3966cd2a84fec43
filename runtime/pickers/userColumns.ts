import type { Row } from '../../schemas/api/Result'
import { shownDate } from '../fields/parts/dateTexts'
import type { Column } from '../grid/DataGrid'
import type { PageHost } from '../session/PageHost'
import { recordText } from '../session/records'
import type { TextKey } from '../text/TextKey'
import { recordColumn } from './recordColumn'

/** Characters shown of a cell. */
const shownCharacters = 25

type Text = PageHost['text']

interface UserColumn {
  key: string
  title: TextKey
  /** Shown as well where no user has a value: who there is, and where. */
  isAlways?: true
  read?(row: Row, text: Text): string
}

const columns: readonly UserColumn[] = [
  { key: 'username', title: 'pickers.username', isAlways: true },
  { key: 'realname', title: 'pickers.realname', isAlways: true },
  { key: 'sex', title: 'pickers.sex', read: sexText },
  { key: 'birthday', title: 'pickers.birthday', read: ({ birthday }) => shownDate(birthday, {}) },
  { key: 'phone', title: 'pickers.phone' },
  { key: 'telephone', title: 'pickers.telephone' },
  { key: 'email', title: 'pickers.email' },
  { key: 'orgCode', title: 'pickers.department', isAlways: true, read: departText },
]

/** The columns of the user table: what the server answers of these users. Not everybody is told how somebody can be reached. */
export function userColumns(users: readonly Row[], text: Text): Column<Row>[] {
  const answered = new Set(users.flatMap((user) => Object.keys(user)))
  return columns
    .filter(({ key, isAlways }) => isAlways || answered.has(key))
    .map(({ key, title, read = (row: Row) => recordText(row, key) }) =>
      recordColumn({ key, title: text(title), text: (row) => read(row, text) }, shownCharacters),
    )
}

function departText(row: Row): string {
  return recordText(row, 'orgCodeTxt') || recordText(row, 'departIds') || recordText(row, 'orgCode')
}

function sexText(row: Row, text: Text): string {
  const said = recordText(row, 'sex')
  if (said === '1') return text('pickers.male')
  return said === '2' ? text('pickers.female') : said
}
