import type { FormPage } from '../../page/FormPage'
import type { ListPage } from '../../page/ListPage'
import type { Finding, Path } from '../Finding'
import { isSystemTable } from './checkTables'
import { findMissing } from './missing'
import type { PageView } from './PageView'

/** What is open to people who have not signed in names fields and calls that are there, and no rows that belong to one user. */
export function checkVisitors(view: PageView): Finding[] {
  const { page } = view
  if (page.kind === 'report') return []
  return [...(page.kind === 'list' ? checkList(page, view) : checkForm(page, view)), ...checkQuestions(view)]
}

/** A rule of what anybody may send would tell anybody which values stand in a table of the product, for example whose phone number is known. */
function checkQuestions({ page, rows }: PageView): Finding[] {
  const added = page.kind === 'list' ? new Set(page.visitors?.add) : undefined
  const isPublic = page.kind === 'form' && page.access === 'public'
  const sent = rows.flatMap(({ of, key, fields }) => fields.filter(({ field }) => isPublic || added?.has(of === 'sub' ? key : field.key)))
  return sent.flatMap(({ field, path }) => {
    const name = field.rules ? 'rules' : 'validateRules'
    return (field[name] ?? []).flatMap(({ duplicate }, index): Finding[] =>
      duplicate && isSystemTable(duplicate.table)
        ? [{ code: 'public-duplicate', path: [...path, name, index, 'duplicate', 'table'], values: { table: duplicate.table } }]
        : [],
    )
  })
}

function checkList({ visitors, url, columns, resource }: ListPage, { main, subTables }: PageView): Finding[] {
  if (!visitors) return []
  const { add, find } = visitors
  const withTables = new Set([...main.names, ...subTables.map(({ key }) => key)])
  const names = (keys: readonly string[] | undefined, known: ReadonlySet<string>, ...path: Path) =>
    (keys ?? []).flatMap((name, index) => findMissing('unknown-field', name, known, ['visitors', ...path, index]))
  const isGuessable = find !== undefined && !columns.some(({ key, defaultValue }) => find.by.includes(key) && isFilled(defaultValue))
  return [
    ...names(add, withTables, 'add'),
    ...names(find?.by, main.names, 'find', 'by'),
    ...names(find?.fields, withTables, 'find', 'fields'),
    ...(add && !url.add ? [missingCall('add', ['visitors', 'add'])] : []),
    ...(find && !url.find ? [missingCall('find', ['visitors', 'find'])] : []),
    ...(isGuessable ? [{ code: 'guessable', path: ['visitors', 'find', 'by'], severity: 'warning' } satisfies Finding] : []),
    ...(resource?.owner ? [{ code: 'visitors-and-owner', path: ['visitors'] } satisfies Finding] : []),
  ]
}

function checkForm({ find, successFields = [], url }: FormPage, { main }: PageView): Finding[] {
  return [
    ...successFields.flatMap((name, index) => findMissing('unknown-field', name, main.names, ['successFields', index])),
    ...(find?.by ?? []).flatMap((name, index) => findMissing('unknown-field', name, main.names, ['find', 'by', index])),
    ...(find && !url.find ? [missingCall('find', ['find'])] : []),
  ]
}

function missingCall(name: string, path: Path): Finding {
  return { code: 'call-missing', path, at: 'key', values: { name } }
}

/** A value that the server makes. */
function isFilled(value: unknown): boolean {
  return value !== null && typeof value === 'object' && 'fillRule' in value
}
