import type { TableProps } from 'antd'
import { useMemo } from 'react'
import type { Row } from '../../schemas/api/Result'
import { companionOf } from '../../schemas/wire/companions'
import { type PageHost, usePageHost } from '../session/PageHost'

/** Characters shown of a cell. */
const shownCharacters = 25

interface UserColumn {
  key: 'realname' | 'username' | 'sex' | 'phone' | 'department'
  read(row: Row): unknown
}

/** The columns of the user table: what the server answers of these users. Not everybody is told how somebody can be reached. */
export function useUserColumns(users: readonly Row[]): TableProps<Row>['columns'] {
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
    return columns.map(({ key, read }) => ({
      key,
      title: text(`fields.${key}`),
      render: (_: unknown, row: Row) => cut(String(read(row) ?? '')),
    }))
  }, [text, hasSex, hasPhone])
}

function cut(text: string): string {
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}...` : text
}

function sexText(sex: unknown, text: PageHost['text']): string {
  if (String(sex) === '1') return text('fields.male')
  return String(sex) === '2' ? text('fields.female') : ''
}
