import type { CheckRuleConfig } from '../../../schemas/documents/checkRule'
import type { DictionaryConfig } from '../../../schemas/documents/dictionary'
import { factsOfPage } from '../../../schemas/page/anatomy'
import { isJsonObject } from '../../../schemas/page/readParts'
import type { ImportedPage, ListDraft } from '../Draft'
import type { Loss, NoteLoss } from '../Loss'
import type { JsonObject } from './json'
import { toCode, toTable } from './names'
import { isSameRule } from './readCheckRule'
import { saysTheSame } from './readDictionary'

/** What exists already where the pages go to. */
export interface ImportedInto {
  /** Codes of published reports. */
  reports: ReadonlySet<string>
  /** Dictionaries by their codes. */
  dictionaries: ReadonlyMap<string, DictionaryConfig>
  /** Check rules by their codes. */
  checkRules: ReadonlyMap<string, CheckRuleConfig>
  /** Tables of the product that pages may read. */
  openTables: ReadonlySet<string>
  /** Tables of pages. */
  pageTables: ReadonlySet<string>
  /** Prefixes of permissions, with the codes of pages and each part of a prefix that has parts. */
  prefixes: ReadonlySet<string>
  /** Paths of calls. */
  paths: ReadonlySet<string>
}

/** What was made so far, and what else exists. */
export class ImportContext {
  readonly pages = new Map<string, ImportedPage>()
  readonly dictionaries = new Map<string, DictionaryConfig>()
  /** Codes that dictionaries have here, by those that they have in the sources. */
  private readonly dictionaryCodes = new Map<string, string>()
  readonly checkRules = new Map<string, CheckRuleConfig>()
  readonly losses: Loss[] = []
  /** Keys that were read of tables that no source describes. */
  readonly missingTables = new Map<string, Set<string>>()

  constructor(
    /** Items of the sources that describe tables, by the table's name. */
    readonly forms: ReadonlyMap<string, JsonObject>,
    /** Codes of reports in the sources. */
    private readonly reports: ReadonlySet<string>,
    readonly existing: ImportedInto,
  ) {}

  hasDictionary(code: string): boolean {
    return this.dictionaries.has(code) || this.existing.dictionaries.has(code)
  }

  /** What a dictionary is called that a source names. */
  dictionaryOf(code: string): string {
    return this.dictionaryCodes.get(code) ?? code
  }

  /** Takes a dictionary of a source. One that is there already stays as it is: the other is left out where it says the same, and else has another code. */
  addDictionary(dictionary: DictionaryConfig, file: string): void {
    const { code } = dictionary
    const former = this.existing.dictionaries.get(code)
    if (former !== undefined && saysTheSame(dictionary, former)) {
      this.lossesOf(file, code)('dictionary-kept', '', { found: code })
      return
    }
    const free = former === undefined ? code : freeDocumentCode(code, (name) => this.hasDictionary(name))
    this.dictionaries.set(free, { ...dictionary, code: free })
    if (free === code) return
    this.dictionaryCodes.set(code, free)
    this.lossesOf(file, free)('dictionary-taken', '', { found: code, code: free })
  }

  /** Takes a check rule of a source. One that is there already stays as it is: the other is left out where it says the same, and else has another code. */
  addCheckRule(rule: CheckRuleConfig, file: string): void {
    const { code } = rule
    const { checkRules } = this.existing
    const former = checkRules.get(code)
    if (former !== undefined && isSameRule(rule, former)) {
      this.lossesOf(file, code)('check-rule-kept', '', { found: code })
      return
    }
    const free = former === undefined ? code : freeDocumentCode(code, (name) => checkRules.has(name) || this.checkRules.has(name))
    this.checkRules.set(free, { ...rule, code: free })
    if (free !== code) this.lossesOf(file, free)('check-rule-taken', '', { found: code, code: free })
  }

  hasReport(code: string): boolean {
    return this.reports.has(code) || this.existing.reports.has(code)
  }

  /** Name for the table of a page that is made: another one where a page has a table of that name already. */
  ownTable(name: string): string {
    const table = toTable(name)
    return this.existing.pageTables.has(table) ? toTable(`imported-${name}`) : table
  }

  /** What a table is called that a source names: one of the sources, or one that is there already. */
  tableOf(name: string): string {
    if (this.existing.openTables.has(name)) return name
    return this.forms.has(name) || this.missingTables.has(name) ? this.ownTable(name) : toTable(name)
  }

  /** A code that no page has yet. */
  freeCode(name: string): string {
    const code = toCode(name)
    for (let number = 2, free = code; ; number += 1) {
      if (!this.pages.has(free) && !this.existing.prefixes.has(free)) return free
      free = `${code.slice(0, 56)}-${number}`
    }
  }

  addPage(page: ImportedPage): void {
    this.pages.set(page.code, page)
  }

  /** Takes the losses of one page, dictionary or rule. */
  lossesOf(file: string, code: string): NoteLoss {
    return (name, place, values = {}) => void this.losses.push({ file, code, place, name, values })
  }

  /** true for a table that a page may read; the fields that are read of one that no source describes are kept, so that a page can be made for it. */
  mayRead(table: string, keys: readonly string[]): boolean {
    const { openTables, pageTables } = this.existing
    if (openTables.has(table) || this.forms.has(table) || pageTables.has(table)) return true
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

  /** The page with this code, when fields of others can pick its rows. */
  offeredPage(code: string): ListDraft | undefined {
    const page = this.pages.get(code)
    return page && offersRows(page) ? page : undefined
  }

  /** The list page over a table. */
  pageOver(table: string): ListDraft | undefined {
    return [...this.pages.values()].find((page): page is ListDraft => isJsonObject(page.resource) && page.resource.table === table)
  }
}

/** A code for a document whose own code is taken. */
function freeDocumentCode(code: string, isTaken: (name: string) => boolean): string {
  const name = `imported_${code}`.slice(0, 56)
  for (let number = 2, free = name; ; number += 1) {
    if (!isTaken(free)) return free
    free = `${name}_${number}`
  }
}

function offersRows(page: ImportedPage): page is ListDraft {
  return factsOfPage(page.kind).offersRows === true
}

/** Items of every source that have a table, by its name. */
export function formsByTable(items: readonly unknown[]): Map<string, JsonObject> {
  const forms = items.filter(
    (item) => isJsonObject(item) && typeof item.tableName === 'string' && Array.isArray(item.fields),
  ) as JsonObject[]
  return new Map(forms.map((form) => [String(form.tableName), form]))
}
