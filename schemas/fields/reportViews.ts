import { chooseText, type Language } from '../page/Text'
import type { LabelSource } from './FieldFacts'
import { factsOf, findFieldKind } from './findFieldKind'
import { type FieldConfig, type FieldKind, fieldKinds } from './index'
import type { ReportView, ReportViewDetails, ToldView } from './ReportView'

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

function tellChoices(labels: LabelSource | null | undefined, language: Language): ReportViewDetails {
  if (labels?.from === 'dict') return { dictCode: labels.code }
  if (labels?.from === 'table') return { dictTable: labels.table, dictText: labels.label, dictCode: labels.value }
  if (labels?.from !== 'options') return {}
  const choices = labels.options.map(({ value, label, text, title, color }) => ({
    value,
    text: chooseText(label ?? text ?? title, language, String(value)),
    ...(color ? { color } : {}),
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
