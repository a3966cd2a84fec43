import type { TableProps } from 'antd'
import { useMemo } from 'react'
import type { Row } from '../../schemas/api/Result'
import { usePageHost } from '../session/PageHost'

/** Characters shown of a cell (specification B9). */
const shownCharacters = 25

/** The columns of the user table. */
export function useUserColumns(): TableProps<Row>['columns'] {
  const { text } = usePageHost()
  return useMemo(
    () =>
      [
        { key: 'realname', read: (row: Row) => row.realname },
        { key: 'username', read: (row: Row) => row.username },
        { key: 'sex', read: (row: Row) => row.sex_dictText ?? sexText(row.sex, text) },
        { key: 'phone', read: (row: Row) => row.phone },
        { key: 'department', read: (row: Row) => row.orgCodeTxt ?? row.departIds_dictText ?? row.orgCode_dictText },
      ].map(({ key, read }) => ({
        key,
        title: text(`fields.${key}`),
        render: (_: unknown, row: Row) => cut(String(read(row) ?? '')),
      })),
    [text],
  )
}

function cut(text: string): string {
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}...` : text
}

function sexText(sex: unknown, text: (key: string) => string): string {
  if (String(sex) === '1') return text('fields.male')
  return String(sex) === '2' ? text('fields.female') : ''
}
