import { factsOf } from '../../fields/findFieldKind'
import { isPublicForm, type LocatedField, partsOf } from '../../page/anatomy'
import type { Finding, Path } from '../Finding'
import { isSystemTable } from './checkTables'
import { findMissing } from './missing'
import type { CheckedPage } from './viewPage'

/** What is open to people who have not signed in names fields and calls that are there, and no rows that belong to one user. */
export function checkVisitors(view: CheckedPage): Finding[] {
  const sent = fieldsOfVisitors(view)
  return [...checkList(view), ...checkForm(view), ...checkQuestions(sent), ...checkOffers(view, sent)]
}

/** What people may send who have not signed in. */
function fieldsOfVisitors({ page, rows }: CheckedPage): LocatedField[] {
  const added = new Set(partsOf(page).visitors?.add)
  const isPublic = isPublicForm(page)
  return rows.flatMap(({ of, key, fields }) => fields.filter(({ field }) => isPublic || added.has(of === 'sub' ? key : field.key)))
}

/** Whoever has not signed in can choose nothing where choices are for users alone. A form that shows stored rows has nothing to choose. */
function checkOffers({ page }: CheckedPage, sent: readonly LocatedField[]): Finding[] {
  if (isPublicForm(page) && partsOf(page).find) return []
  return sent.flatMap(({ field, path }): Finding[] => {
    const isFilled = field.form !== false && field.visible !== false && field.disabled !== true
    return isFilled && factsOf(field).isForUsers
      ? [{ code: 'kind-for-visitors', path: [...path, 'type'], values: { kind: field.type } }]
      : []
  })
}

/** A rule of what anybody may send would tell anybody which values stand in a table of the product, for example whose phone number is known. */
function checkQuestions(sent: readonly LocatedField[]): Finding[] {
  return sent.flatMap(({ field, path }) =>
    (field.validateRules ?? []).flatMap(({ duplicate }, index): Finding[] =>
      duplicate && isSystemTable(duplicate.table)
        ? [{ code: 'public-duplicate', path: [...path, 'validateRules', index, 'duplicate', 'table'], values: { table: duplicate.table } }]
        : [],
    ),
  )
}

function checkList({ page, main, subTables, resource }: CheckedPage): Finding[] {
  const { visitors, url = {} } = partsOf(page)
  if (!visitors) return []
  const { add, list, find } = visitors
  const withTables = new Set([...main.names, ...subTables.map(({ key }) => key)])
  const names = (keys: readonly string[] | undefined, known: ReadonlySet<string>, ...path: Path) =>
    (keys ?? []).flatMap((name, index) => findMissing('unknown-field', name, known, ['visitors', ...path, index]))
  const isGuessable = find !== undefined && !main.fields.some(({ field }) => find.by.includes(field.key) && isFilled(field.defaultValue))
  return [
    ...names(add, withTables, 'add'),
    ...names(list, main.names, 'list'),
    ...names(find?.by, main.names, 'find', 'by'),
    ...names(find?.fields, withTables, 'find', 'fields'),
    ...(add && !url.add ? [missingCall('add', ['visitors', 'add'])] : []),
    ...(list && !url.list ? [missingCall('list', ['visitors', 'list'])] : []),
    ...(find && !url.find ? [missingCall('find', ['visitors', 'find'])] : []),
    ...(isGuessable ? [{ code: 'guessable', path: ['visitors', 'find', 'by'], severity: 'warning' } satisfies Finding] : []),
    ...(resource?.owner ? [{ code: 'visitors-and-owner', path: ['visitors'] } satisfies Finding] : []),
  ]
}

function checkForm({ page, main }: CheckedPage): Finding[] {
  const { find, successFields = [], url = {} } = partsOf(page)
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
