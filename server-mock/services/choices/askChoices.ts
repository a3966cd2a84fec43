import type { ChoiceItem, ChoiceItems, ChoicesBody } from '../../../schemas/api/choices'
import type { FieldConfig } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { permissionOf } from '../../../schemas/rights/pagePermissions'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { type FoundChoice, formKeysOf, labelsOver, type RowsSource, readChoices, type TableAccess, withheldLabels } from '../../resource'
import { mayOpen, reachTable } from '../dictionaries/openTable'
import type { StoredPage } from '../pages/PageStore'
import type { Services } from '../Services'
import { type ChoiceField, findChoiceField } from './findChoiceField'
import { readForm } from './readForm'

const defaultSize = 50

/** What can be chosen for a field of a page. Table, columns and condition are those of the published page; the rights are those of the table. */
export async function askChoices(services: Services, context: CallContext, code: string, body: ChoicesBody): Promise<ChoiceItems> {
  const page = openPage(services, context, code)
  const asked = findChoiceField(page, context, body.field, body.sub)
  const { source, list } = asked
  const reached = reachTable(services, context, source.table)
  if (!reached) throw new CallFailure('bad-request', 'http.unknownTable', { table: source.table })
  if (source.isProperty) return properties(services, context, source, body.values ?? [])
  const { keyword, values } = body
  const size = values ? values.length : (body.pageSize ?? defaultSize)
  const found = await readChoices(services.database.kysely, reached.access, source, context, {
    keyword,
    ...(values ? { values, isStored: true } : {}),
    // A cast: the page was checked when it was published; what is no field has no schema, and is left out.
    form: readForm(body.form, formKeysOf(source.where), list.fields as readonly FieldConfig[]),
    limit: size + 1,
    offset: size * ((body.pageNo ?? 1) - 1),
  })
  if (!found) throw new CallFailure('no-permission', 'http.noPermission', { permission: `${reached.resource.declaration.authPre}:list` })
  const missing = values ? withheld(reached.access, asked, values, found, context) : []
  return { items: [...found.slice(0, size), ...missing].map((choice) => toItem(choice, asked)), hasMore: found.length > size }
}

/** Stored values of rows that the caller does not see, with what is shown in the place of their names. */
function withheld(
  access: TableAccess,
  { field, source }: ChoiceField,
  values: readonly string[],
  found: readonly FoundChoice[],
  { language }: CallContext,
): FoundChoice[] {
  if (!access.ownRows('t') || factsOf(field).allowsOther?.(field)) return []
  const others = values.filter((one) => !found.some(({ value }) => value === one))
  return [...withheldLabels(access, source, others, language)].map(([value, { text }]) => ({ value, text }))
}

/** A property of chosen records: nothing is offered, and only those are told that were asked for. */
async function properties(services: Services, context: CallContext, source: RowsSource, values: readonly string[]): Promise<ChoiceItems> {
  const labels = labelsOver(
    services.database.kysely,
    (table) => services.registry.resourceOf(table)?.model,
    services.registry.services.dictionaries,
    context,
  )
  const found = values.length === 0 ? new Map() : await labels.labelsOf(source, values, context.language)
  return { items: [...found].map(([value, { text }]) => ({ value, text })), hasMore: false }
}

function openPage({ pages }: Services, context: CallContext, code: string): StoredPage {
  const page = pages.get(code)
  if (!page) throw new CallFailure('not-found', 'pages.unknown', { code })
  if (mayOpen(page, context)) return page
  if (!context.user) throw new CallFailure('session-expired', 'session.expired')
  throw new CallFailure('no-permission', 'http.noPermission', { permission: permissionOf({ ...page.config, code }, 'list') })
}

/** What the field stores as a number, is handed out as one. */
function toItem({ value, ...shown }: FoundChoice, { field }: ChoiceField): ChoiceItem {
  const isNumber = factsOf(field).column(field) === 'numeric' && Number.isFinite(Number(value))
  return { value: isNumber ? Number(value) : value, ...shown }
}
