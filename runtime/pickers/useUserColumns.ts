import { useMemo } from 'react'
import type { Row } from '../../schemas/api/Result'
import { companionOf } from '../../schemas/wire/companions'
import type { Column } from '../grid/DataGrid'
import { type PageHost, usePageHost } from '../session/PageHost'
import { recordColumn } from './recordColumn'

/** Characters shown of a cell. */
const shownCharacters = 25

interface UserColumn {
  key: 'realname' | 'username' | 'sex' | 'phone' | 'department'
  read(row: Row): unknown
}

/** The columns of the user table: what the server answers of these users. Not everybody is told how somebody can be reached. */
export function useUserColumns(users: readonly Row[]): Column<Row>[] {
  const { text } = usePageHost()
  const answered = new Set(users.flatMap((user) => Object.keys(user)))
  const hasSex = answered.has('sex')
  const hasPhone = answered.has('phone')
  return useMemo(() => {
    const columns: readonly UserColumn[] = [
      { key: 'realname', read: (row: Row) => row.realname },
      { key: 'username', read: (row: Row) => row.username },
      ...(hasSex ? [{ key: 'sex' as const, read: (row: Row) => row[companionOf('sex')] ?? sexText(row.sex, text) }] : []),
      ...(hasPhone ? [{ key: 'phone' as const, read: (row: Row) => row.phone }] : []),
      { key: 'department', read: (row: Row) => row.orgCodeTxt ?? row[companionOf('departIds')] ?? row[companionOf('orgCode')] },
    ]
    return columns.map(({ key, read }) =>
      recordColumn({ key, title: text(`fields.${key}`), text: (row) => String(read(row) ?? '') }, shownCharacters),
    )
  }, [text, hasSex, hasPhone])
}

function sexText(sex: unknown, text: PageHost['text']): string {
  if (String(sex) === '1') return text('fields.male')
  return String(sex) === '2' ? text('fields.female') : ''
}
