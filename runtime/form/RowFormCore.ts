import type { RJSFSchema } from '@rjsf/utils'
import type { FieldValue } from '../../schemas/fields/FieldFacts'
import { rowSchema } from '../../schemas/form/formSchema'
import { computeValue } from '../../schemas/rules/computed'
import { newRow } from '../../schemas/rules/defaults'
import { expressionUser } from '../../schemas/rules/ExpressionUser'
import type { RuleLookups } from '../../schemas/rules/RuleFailure'
import type { FieldModel, FormPart } from '../model/PageModel'
import type { PageHost } from '../session/PageHost'
import { shownField } from './assignedField'
import { checkFieldNow, type ValidateRow } from './checkFields'
import { FormValidator } from './FormValidator'
import { createSignals, type FormSignals } from './formSignals'
import type { RowFormProps } from './RowFormProps'
import { RowStore } from './RowStore'
import { browserLookups } from './ruleLookups'
import { SubForms } from './SubForms'

/** One open form: what it edits, and what it is checked by. A value that the parts of the form share; it draws nothing. */
export interface RowFormCore {
  /** Begins the ids of all inputs. */
  id: string
  page: FormPart
  mode: RowFormProps['mode']
  host: PageHost
  store: RowStore
  /** Fields of the form that can be seen, by key, as the form shows them. */
  fields: ReadonlyMap<string, FieldModel>
  validator: FormValidator
  lookups: RuleLookups
  signals: FormSignals
  /** The sub-tables that are on the screen. */
  subs: SubForms
  /** Keys of the sub-tables that computed fields and conditions read. */
  readTables: ReadonlySet<string>
  /** Set by the form of rjsf as soon as it stands. */
  validateRow: { current?: ValidateRow }
  type(key: string, value: FieldValue, others?: Record<string, FieldValue>): void
}

export type CoreOptions = Pick<RowFormProps, 'page' | 'mode' | 'row' | 'subRows'> & { id: string; host: PageHost; onType?(): void }

/** Opens a form on a row. */
export function createCore({ id, page, mode, row, subRows, host, onType }: CoreOptions): RowFormCore {
  const user = expressionUser(host.user)
  const defaults =
    mode === 'add'
      ? newRow(
          page.form.fields.filter(isWhole).map(({ config }) => config),
          { user },
        ).row
      : {}
  const store = new RowStore({ fields: page.fields.filter(isWhole), mode, row: { ...defaults, ...row }, subRows: subRows ?? {}, user })
  const core: RowFormCore = {
    id,
    page,
    mode,
    host,
    store,
    fields: shownFields(page, mode, host),
    validator: new FormValidator(schemaOf(page)),
    lookups: browserLookups(host.calls),
    signals: createSignals(store.isDirty),
    subs: new SubForms(),
    readTables: readTablesOf(page),
    validateRow: {},
    type(key, value, others) {
      store.type(key, value, others)
      setOthers(core, key)
      for (const marked of store.wrongKeys()) checkFieldNow(core, marked, marked === key || others?.[marked] !== undefined)
      onType?.()
    },
  }
  return core
}

/** Gives other fields the values that the page says they take when this one is changed by hand. */
function setOthers({ store, fields }: RowFormCore, key: string): void {
  for (const [name, expression] of Object.entries(fields.get(key)?.sets ?? {})) {
    const field = store.options.fields.find((candidate) => candidate.key === name)
    if (field) store.type(name, computeValue(field.config, expression, store.readScope()))
  }
}

/** Opens the form anew on another compilation of the page (a new version, another language); what was typed comes along by key. */
export function reopenCore(core: RowFormCore, options: CoreOptions): RowFormCore {
  const next = createCore({ ...options, row: core.store.stored })
  next.store.adoptSubRows(core.store)
  const known = new Set(next.store.keys)
  for (const [key, value] of Object.entries(core.store.typedValues())) {
    if (known.has(key)) next.store.type(key, value as FieldValue)
  }
  for (const table of next.readTables) next.store.atoms.set(next.store.sub(table), core.store.atoms.get(core.store.sub(table)))
  next.store.atoms.set(next.signals.areRowsDirty, core.store.atoms.get(core.signals.areRowsDirty))
  next.store.atoms.set(next.signals.openTable, core.store.atoms.get(core.signals.openTable))
  return next
}

function shownFields({ form }: FormPart, mode: RowFormProps['mode'], { text }: PageHost): RowFormCore['fields'] {
  const shown = form.fields.filter((field) => field.isInForm && isWhole(field))
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
