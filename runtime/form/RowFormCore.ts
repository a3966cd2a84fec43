import type { RJSFSchema } from '@rjsf/utils'
import { rowSchema } from '../../schemas/form/formSchema'
import { renamedKeys } from '../../schemas/page/formerKeys'
import { newRow } from '../../schemas/rules/defaults'
import { expressionUser } from '../../schemas/rules/ExpressionUser'
import type { FieldModel, FormPart } from '../model/PageModel'
import { CommandLog } from '../rows/ChangeLog'
import type { RowFacts } from '../rows/RowFacts'
import type { CellValues } from '../rows/RowState'
import type { PageHost } from '../session/PageHost'
import { isAssigned, shownField } from './assignedField'
import { schemaMessage } from './checkFields'
import { FormValidator } from './FormValidator'
import { createFormSignals, type FormSignals } from './formSignals'
import { mayBeSaved } from './lostSaves'
import type { RowFormProps } from './RowFormProps'
import { type HeldRow, RowStore } from './RowStore'
import { browserLookups } from './ruleLookups'
import { SubForms } from './SubForms'
import type { SubChanges } from './saveRow'
import { fieldsOnScreen } from './screenOrder'

/** One open form: what it edits, and what it is checked by. A value that the parts of the form share; it draws nothing. */
export interface RowFormCore {
  /** Begins the ids of all inputs. */
  id: string
  page: FormPart
  mode: RowFormProps['mode']
  host: PageHost
  store: RowStore
  /** What was done here and in the sub-tables, to be taken back. */
  log: CommandLog
  /** Fields of the form that can be seen, by key, as the form shows them and in the order of the screen. */
  fields: ReadonlyMap<string, FieldModel>
  validator: FormValidator
  signals: FormSignals
  /** The sub-tables that are on the screen. */
  subs: SubForms
  /** Keys of the sub-tables that computed fields and conditions read. */
  readTables: ReadonlySet<string>
  /** Keys of the fields that were marked on the compilation of the page before this one: they are to be checked by this one. */
  markedBefore: readonly string[]
}

export type CoreOptions = Pick<RowFormProps, 'page' | 'mode' | 'row' | 'subRows' | 'added'> & {
  id: string
  host: PageHost
  /** What is done here is noted there, with what is done around the form; the form has a log of its own when left out. */
  log?: CommandLog
  /** A row of a table that is edited as a form. */
  held?: HeldRow
  /** What the fields' kinds have against values, where no validators were compiled for the form: for that of one row of a sub-table. */
  limitsOf?: (fields: readonly FieldModel[], language: PageHost['language']) => RowFacts['checkSchema']
}

/** Opens a form on a row. */
export function createCore({
  id,
  page,
  mode,
  row,
  subRows,
  added,
  host,
  held,
  limitsOf,
  log = new CommandLog(),
}: CoreOptions): RowFormCore {
  const user = expressionUser(host.user)
  const defaults =
    mode === 'add'
      ? newRow(
          page.form.fields.filter(isWhole).map(({ config }) => config),
          { user },
        ).row
      : {}
  const fields = shownFields(page, mode, host)
  const validator = new FormValidator(schemaOf(page))
  const lookups = browserLookups(host.calls)
  const facts: RowFacts = {
    fields: page.fields.filter(isWhole).map((field) => fields.get(field.key) ?? field),
    language: host.language,
    user,
    lookups: { ...lookups, isDuplicate: async (...asked) => !mayBeSaved(core) && (await lookups.isDuplicate(...asked)) },
    log,
    table: page.table,
    isChecked: ({ key }) => fields.has(key),
    isFilledLater: ({ key }) => isAssigned(fields.get(key), mode),
    checkSchema:
      limitsOf?.(page.fields, host.language) ?? ((key, value, row) => schemaMessage({ validator, fields, host }, { key, value, row })),
  }
  const tableKeys = page.subTables.map(({ key }) => key)
  const store = new RowStore({ facts, mode, row: { ...defaults, ...row }, tableKeys, subRows: subRows ?? {}, held })
  const core: RowFormCore = {
    id,
    page,
    mode,
    host,
    store,
    log,
    fields,
    validator,
    signals: createFormSignals(store.isDirty, page.form),
    subs: new SubForms(),
    readTables: readTablesOf(page),
    markedBefore: [],
  }
  if (added) bringBackRows(core, Object.fromEntries(Object.entries(added).map(([key, rows]) => [key, { added: [...rows] }])))
  return core
}

/** Brings changes into sub-tables that may not be drawn yet: they are drawn for it. */
export function bringBackRows({ store, subs, signals, mode }: RowFormCore, changes: SubChanges): void {
  subs.bringBack(changes, mode === 'add')
  store.atoms.set(signals.drawnTables, (drawn) => new Set([...drawn, ...Object.keys(changes)]))
}

/** Opens the form anew on another compilation of the page (a new version, another language); what was typed comes along by key (by the new one of a field that was renamed), and can be taken back. */
export function reopenCore(core: RowFormCore, options: CoreOptions): RowFormCore {
  const log = options.log ?? new CommandLog()
  const keys = renamedKeys(configsOf(core.page), configsOf(options.page))
  const next = createCore({ ...options, added: undefined, log, row: withKeys(core.store.stored, keys) })
  next.store.adopt(core.store, keys)
  if (!options.log) log.adopt(core.log, core.store.rows, next.store.rows, keys)
  next.store.atoms.set(next.signals.areRowsDirty, core.store.atoms.get(core.signals.areRowsDirty))
  next.store.atoms.set(next.signals.openTable, core.store.atoms.get(core.signals.openTable))
  keepOpenGroups(core, next)
  return { ...next, markedBefore: [...core.store.row.errors.keys()].map((key) => keys.get(key) ?? key) }
}

const configsOf = ({ fields }: FormPart): FieldModel['config'][] => fields.map(({ config }) => config)

/** The values by the keys that their fields have now. */
function withKeys(values: CellValues, keys: ReadonlyMap<string, string>): CellValues {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [keys.get(key) ?? key, value]))
}

/** What is folded stays so, unless the page has other groups now. */
function keepOpenGroups({ page, store, signals }: RowFormCore, next: RowFormCore): void {
  if (page.form.groups.length !== next.page.form.groups.length) return
  next.store.atoms.set(next.signals.foldedGroups, store.atoms.get(signals.foldedGroups))
  next.store.atoms.set(next.signals.openTab, store.atoms.get(signals.openTab))
}

function shownFields({ form }: FormPart, mode: RowFormProps['mode'], { text }: PageHost): RowFormCore['fields'] {
  const shown = fieldsOnScreen(form).filter((field) => field.isInForm && isWhole(field))
  return new Map(shown.map((field) => [field.key, shownField(field, mode, text)]))
}

function readTablesOf({ fields, subTables }: FormPart): ReadonlySet<string> {
  const reads = fields.flatMap((field) =>
    [field.value, field.visibleWhen, field.disabledWhen, field.requiredWhen].flatMap((expression) => expression?.reads ?? []),
  )
  if (reads.includes('sub')) return new Set(subTables.map(({ key }) => key))
  return new Set(reads.filter((name) => name.startsWith('sub.')).map((name) => name.slice(4)))
}

function isWhole({ problem }: FieldModel): boolean {
  return problem === undefined
}

function schemaOf({ rowFields, code }: FormPart): RJSFSchema {
  return rowSchema(rowFields, code) as RJSFSchema
}
