import type { DictionaryDraft, ListDraft, PageDraft } from '../Draft'
import type { Loss, NoteLoss } from '../Loss'
import { isObject, type JsonObject } from './json'
import { toCode } from './names'

/** What was made so far, and what else exists. */
export class ImportContext {
  readonly pages = new Map<string, PageDraft>()
  readonly dictionaries = new Map<string, DictionaryDraft>()
  readonly losses: Loss[] = []
  /** Keys that were read of tables that no source describes. */
  readonly missingTables = new Map<string, Set<string>>()

  constructor(
    /** Items of the sources that describe tables, by the table's name. */
    readonly forms: ReadonlyMap<string, JsonObject>,
    /** Codes of reports, in the sources and already published. */
    readonly reports: ReadonlySet<string>,
    /** Tables of the product that pages may read. */
    readonly openTables: ReadonlySet<string>,
    /** Codes of dictionaries that are published. */
    readonly publishedDictionaries: ReadonlySet<string>,
  ) {}

  hasDictionary(code: string): boolean {
    return this.dictionaries.has(code) || this.publishedDictionaries.has(code)
  }

  /** A code that no page has yet. */
  freeCode(name: string): string {
    const code = toCode(name)
    for (let number = 2, free = code; ; number += 1) {
      if (!this.pages.has(free)) return free
      free = `${code.slice(0, 56)}-${number}`
    }
  }

  addPage(page: PageDraft): void {
    this.pages.set(page.code, page)
  }

  /** Takes the losses of one page, dictionary or rule. */
  lossesOf(file: string, code: string): NoteLoss {
    return (name, place, values = {}) => void this.losses.push({ file, code, place, name, values })
  }

  /** true for a table that a page may read; the fields that are read of one that no source describes are kept, so that a page can be made for it. */
  mayRead(table: string, keys: readonly string[]): boolean {
    if (this.openTables.has(table) || this.forms.has(table)) return true
    if (/^(sys|onl|act|qrtz)_/.test(table)) return false
    const known = this.missingTables.get(table) ?? new Set()
    for (const key of keys) known.add(key)
    this.missingTables.set(table, known)
    return true
  }

  /** The form of a source that stores its rows in a table. */
  formOf(table: string): JsonObject | undefined {
    return this.forms.get(table)
  }

  /** The list page over a table. */
  pageOver(table: string): ListDraft | undefined {
    return [...this.pages.values()].find(
      (page): page is ListDraft => page.kind === 'list' && 'table' in page.resource && page.resource.table === table,
    )
  }
}

/** Items of every source that have a table, by its name. */
export function formsByTable(items: readonly unknown[]): Map<string, JsonObject> {
  const forms = items.filter((item) => isObject(item) && typeof item.tableName === 'string' && Array.isArray(item.fields)) as JsonObject[]
  return new Map(forms.map((form) => [String(form.tableName), form]))
}
