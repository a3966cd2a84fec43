import { type ReactNode, useMemo } from 'react'
import { createCallLog } from '../../../runtime/calls/CallLog'
import type { Calls } from '../../../runtime/calls/Calls'
import { type PageHost, PageHostProvider } from '../../../runtime/session/PageHost'
import { useText } from '../../../runtime/text/useText'
import type { GroupsBody, RowsGroups } from '../../../schemas/api/groups'
import type { Row } from '../../../schemas/api/Result'
import { noPermissions } from '../../../schemas/rights/decide'
import { askedPage } from './askedPage'

let rows: readonly Row[] = []

/** The rows that the next list asks for. They are there at once: the bench measures the browser, not the way to a server. */
export function setRows(next: readonly Row[]): void {
  rows = next
}

const answers: Partial<Calls> = {
  list: async (_url, query) => askedPage(rows, query),
  dictItems: async () => [],
  // Views, queries and charts that somebody keeps: none.
  get: (async () => []) as Calls['get'],
  // Sums below a list are the only question by POST.
  post: (async (_path, { figures = [] }: GroupsBody) => sumsOf(figures)) as Calls['post'],
}

function sumsOf(keys: readonly string[]): RowsGroups {
  const figures = keys.map((key) => [key, { sum: rows.reduce((sum, row) => sum + Number(row[key]), 0), average: null }])
  return { groups: [{ value: null, label: '', rows: rows.length, figures: Object.fromEntries(figures) }], total: 1, rows: rows.length }
}

const calls = new Proxy(answers, {
  get: (known, name: keyof Calls) => known[name] ?? (() => Promise.reject(new Error(`the bench has no answer to ${name}`))),
}) as Calls

/** Both sides stand in the same host, who may do everything. */
export function BenchHost({ children }: { children: ReactNode }) {
  const { text, language } = useText()
  const host = useMemo<PageHost>(
    () => ({
      user: { id: 'bench', username: 'bench', realname: 'Bench', orgCode: null, roles: [] },
      language,
      text,
      permissions: noPermissions,
      can: () => true,
      calls,
      callLog: createCallLog(),
      notify: () => {},
      confirm: async () => true,
      pick: async () => null,
      openTab: () => {},
      changeSearch: () => {},
      setDirty: () => {},
      followRows: () => () => {},
    }),
    [text, language],
  )
  return <PageHostProvider value={host}>{children}</PageHostProvider>
}
