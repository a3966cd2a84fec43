import { sql } from 'kysely'
import type { LabelSource } from '../../../schemas/fields/FieldFacts'
import { languageCodes } from '../../../schemas/language/findLanguage'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { choiceColumns, type RowsSource } from '../choices/choiceColumns'
import type { EngineParts } from '../EngineParts'
import { inParts } from '../inSlices'
import { allOf } from '../query/compare'
import { optionTexts } from '../read/optionTexts'
import { accessTable } from '../read/tableAccess'

/** Texts that are asked for with one statement. */
const partSize = 500

type Values = Map<string, Set<string>>

/** The stored values that shown texts stand for: the way back of labels, in whichever language they are written. */
export class TextValues {
  private readonly known = new Map<LabelSource, Values>()

  constructor(
    private readonly parts: EngineParts,
    private readonly connection: Connection,
    private readonly context: CallContext,
  ) {}

  /** Finds out what the texts stand for; asked once for all rows of a file. */
  async load(source: LabelSource, texts: ReadonlySet<string>): Promise<void> {
    const values = this.known.get(source) ?? new Map()
    this.known.set(source, values)
    if (source.from === 'options') for (const language of languageCodes) note(values, optionTexts(source, language))
    if (source.from === 'dict') await this.loadDictionary(source, values)
    if (source.from === 'table') for (const part of inParts([...texts], partSize)) await this.loadRows(source, part, values)
  }

  /** The values that a text stands for: none where nothing is called so, several where several things are. */
  of(source: LabelSource, text: string): readonly string[] {
    return [...(this.known.get(source)?.get(text.trim()) ?? [])]
  }

  /** true for a text that stands for nothing, and is no value either, where all values are known. */
  isUnknown(source: LabelSource, text: string): boolean {
    const known = this.known.get(source)
    if (!known || known.size === 0 || source.from === 'table' || this.of(source, text).length > 0) return false
    return ![...known.values()].some((values) => values.has(text))
  }

  private async loadDictionary(source: Extract<LabelSource, { from: 'dict' }>, values: Values): Promise<void> {
    const { dictionaries, dictionaryValues } = this.parts.services
    const all = [...((await dictionaryValues(source.code, { withDisabled: true })) ?? [])]
    for (const language of languageCodes) note(values, await dictionaries.labelsOf(source, all, language))
  }

  /** Only rows that the caller may see are found by what they are called. */
  private async loadRows(source: RowsSource, texts: readonly string[], values: Values): Promise<void> {
    const main = this.parts.mainOf(source.table)
    const access = main && accessTable(main, source.table, this.context)
    for (const language of languageCodes) {
      const columns = access && choiceColumns(access, source, language)
      if (!columns) return
      const own = access.ownRows('t')
      const { rows } = await sql<{ value: string; text: string }>`
        select ${columns.key} as value, ${columns.text} as text from ${sql.table(access.table.table)} as t
        where ${allOf([sql`${columns.text} = any(${[...texts]})`, ...(own ? [own] : [])])}`.execute(this.connection)
      for (const { value, text } of rows) add(values, text, value)
    }
  }
}

function note(values: Values, labels: ReadonlyMap<string, { text: string }>): void {
  for (const [value, { text }] of labels) add(values, text.trim(), value)
}

function add(values: Values, text: string, value: string): void {
  values.set(text, (values.get(text) ?? new Set()).add(value))
}
