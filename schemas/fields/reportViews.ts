import { chooseText, type Language } from '../page/Text'
import type { FieldBase } from './FieldBase'
import type { LabelSource } from './FieldFacts'
import { factsOf, findFieldKind } from './findFieldKind'
import { type FieldConfig, type FieldKind, fieldKinds } from './index'
import type { ReportView, ReportViewDetails, ToldColumn, ToldView } from './ReportView'

/** Name of the view of every kind that has none of its own. */
export const textView = 'text'

function viewOf(kind: FieldKind): ReportView<FieldConfig> {
  // A cast: what a kind tells is asked of fields of the kind alone.
  return (factsOf({ type: kind }).reportView ?? { name: textView, isBorrowed: true }) as ReportView<FieldConfig>
}

const kindByView: ReadonlyMap<string, FieldKind> = new Map(
  fieldKinds.flatMap((kind) => {
    const { name, isBorrowed } = viewOf(kind)
    return isBorrowed ? [] : [[name, kind] as const]
  }),
)

/** The names of all views. */
export const reportViewNames: readonly string[] = [...kindByView.keys()]

/** The kind that a view is read as: by the name of its view, else by the spellings of the kinds themselves. */
export function kindOfView(view: unknown): FieldKind | undefined {
  return kindByView.get(String(view)) ?? findFieldKind(view)
}

/** How the calls of the online report tell of the input of a field. */
export function tellView(field: FieldConfig, language: Language): ToldView {
  const { name, details } = viewOf(field.type)
  const isReadBack = kindByView.get(name) === field.type
  return {
    view: name,
    ...(isReadBack ? {} : { kind: field.type }),
    ...tellChoices(factsOf(field).labels?.(field), language),
    ...details?.(field),
  }
}

/** How the calls of the online report tell of a column: by the view of its field, and beside it by what else its cells are drawn with. */
export function tellColumn(field: FieldConfig, language: Language): ToldColumn {
  const told = tellView(field, language)
  const [read = {}] = readView(told)
  const cell = Object.fromEntries(Object.entries(field).filter(([name]) => !(name in read) && !Object.hasOwn(besideCells, name)))
  return Object.keys(cell).length > 0 ? { ...told, cell } : told
}

/** The field of a column that was told of, without its key and title; undefined where nothing was told. */
export function readColumn({ view, cell, ...details }: Partial<ToldColumn>): Partial<FieldConfig> | undefined {
  if (view === undefined) return undefined
  const [read] = readView({ ...details, view })
  // A cast: what the kind does not know of it is dropped, or found wrong, where the field is compiled.
  return { ...cell, ...read } as Partial<FieldConfig>
}

/** What cells draw by, of what every field may say. */
type DrawnProperty = 'shows' | 'tone' | 'icon' | 'mask' | 'slot' | 'inputs'

/** The rest: it says nothing of cells, stands in the column itself, or leads out of the row that is to be picked. */
const besideCells: Readonly<Record<Exclude<keyof FieldBase, DrawnProperty>, true>> = {
  key: true,
  was: true,
  title: true,
  label: true,
  width: true,
  minWidth: true,
  grow: true,
  group: true,
  span: true,
  align: true,
  placeholder: true,
  help: true,
  helpAt: true,
  defaultValue: true,
  validateRules: true,
  rules: true,
  visible: true,
  disabled: true,
  isOrder: true,
  lock: true,
  statistics: true,
  props: true,
  visibleWhen: true,
  disabledWhen: true,
  requiredWhen: true,
  value: true,
  sets: true,
  list: true,
  form: true,
  link: true,
  toggle: true,
}

function tellChoices(labels: LabelSource | null | undefined, language: Language): ReportViewDetails {
  if (labels?.from === 'dict') return { dictCode: labels.code }
  if (labels?.from === 'table') return { dictTable: labels.table, dictText: labels.label, dictCode: labels.value }
  if (labels?.from !== 'options') return {}
  const choices = labels.options.map(({ value, label, text, title, color, icon }) => ({
    value,
    text: chooseText(label ?? text ?? title, language, String(value)),
    ...(color ? { color } : {}),
    ...(icon ? { icon } : {}),
  }))
  return { enum: choices }
}

/** What a view may be read as, the best first: properties of a field beside its key and title. What is told may be too little for it all the same. */
export function readView(told: ToldView): readonly Partial<FieldConfig>[] {
  const own = kindOfView(told.view) ?? 'input'
  // Where choices are told of, a text is no answer to them.
  const isChosen = (told.dictCode !== undefined || told.enum !== undefined) && !viewOf(own).read
  const named = [findFieldKind(told.kind), ...(isChosen ? (['select'] as const) : []), own, 'input'] as const
  return [...new Set(named)].flatMap((kind) => {
    if (!kind) return []
    const { read } = viewOf(kind)
    const properties = read ? read(told) : {}
    // A cast: the kind and the properties that it reads for itself belong together.
    return properties ? [{ ...properties, type: kind } as Partial<FieldConfig>] : []
  })
}
