import type { DocumentConfig } from '../../../schemas/documents'
import { isJsonObject } from '../../../schemas/page/readParts'
import type { ImportedPage } from '../Draft'
import type { Loss } from '../Loss'
import type { SourceFile } from '../readSources'
import { formsByTable, ImportContext, type ImportedInto } from './ImportContext'
import { type JsonObject, objectsOf, textOf } from './json'
import { listPageOf, plainCalls, urlsOf } from './listPageOf'
import { toCode } from './names'
import { isCheckRule, readCheckRule } from './readCheckRule'
import { readDictionary } from './readDictionary'
import { isDictionary, pageReaders } from './readers'

export interface ImportResult {
  pages: ImportedPage[]
  /** Dictionaries and check rules. */
  documents: DocumentConfig[]
  losses: Loss[]
}

interface Item {
  item: JsonObject
  file: string
}

/** Pages, dictionaries and check rules from configurations of the JeecgBoot family, and what was lost on the way. */
export function importJeecg(files: readonly SourceFile[], existing: ImportedInto): ImportResult {
  const items = files.flatMap(({ name, content }) => itemsOf(content).map((item): Item => ({ item, file: name })))
  const all = items.map(({ item }) => item)
  const reports = new Set(all.filter(({ sql }) => typeof sql === 'string').map(({ code }) => toCode(String(code))))
  const context = new ImportContext(formsByTable(all), reports, existing)
  const rest = pageReaders.reduce(
    (left, { isFor, read }) => {
      const own = left.filter(({ item }) => isFor(item))
      for (const { item, file } of own) {
        const page = read(item, file, context)
        if (page) context.addPage(page)
      }
      return left.filter((entry) => !own.includes(entry))
    },
    takeDocuments(items, context),
  )
  noteOthers(rest, context)
  makeTables(context)
  const documents = [...context.dictionaries.values(), ...context.checkRules.values()]
  return { pages: [...context.pages.values()], documents, losses: context.losses }
}

function itemsOf(content: unknown): JsonObject[] {
  const items = isJsonObject(content) && 'items' in content ? content.items : content
  if (!isJsonObject(items)) return objectsOf(items)
  const lists = Object.values(items).filter(Array.isArray)
  return lists.length > 0 ? lists.flatMap(objectsOf) : [items]
}

/** Dictionaries are read first: fields ask whether theirs is there. */
function takeDocuments(items: readonly Item[], context: ImportContext): Item[] {
  for (const { item, file } of items.filter(({ item }) => isDictionary(item))) {
    const dictionary = readDictionary(item)
    if (dictionary) context.addDictionary(dictionary, file)
  }
  for (const { item, file } of items.filter(({ item }) => isCheckRule(item))) context.addCheckRule(readCheckRule(item), file)
  return items.filter(({ item }) => !isDictionary(item) && !isCheckRule(item))
}

/** What is neither page nor document is said once for each file. */
function noteOthers(rest: readonly Item[], context: ImportContext): void {
  const files = new Set(rest.map(({ file }) => file))
  for (const file of files) {
    const items = rest.filter((entry) => entry.file === file).map(({ item }) => item)
    const note = context.lossesOf(file, '')
    const fills = items.filter(({ ruleClass }) => typeof ruleClass === 'string')
    for (const { ruleCode, ruleClass } of fills) note('fill-code', 'fillRules', { name: String(ruleCode), found: String(ruleClass) })
    const hooks = items.filter((item) => Array.isArray(item.hooks))
    for (const { form, hooks: names, behaviour } of hooks)
      note('change-code', String(form), { hooks: String(names), behaviour: String(behaviour) })
    const rules = items.filter(({ ruleColumn }) => typeof ruleColumn === 'string')
    for (const { ruleName, ruleColumn, ruleConditions, ruleValue } of rules)
      note('data-rule', 'items', {
        title: String(ruleName),
        found: [ruleColumn, ruleConditions, ruleValue].map((part) => textOf(part) ?? '').join(' '),
      })
    const others = items.length - fills.length - hooks.length - rules.length
    if (others > 0) note('row-data', 'items', { count: others, found: file })
  }
}

/** A table that pages read and no source describes gets a page with the fields that are read of it. */
function makeTables(context: ImportContext): void {
  for (const [table, keys] of context.missingTables) {
    const code = context.freeCode(table)
    const columns = [...keys].filter((key) => key !== 'id').map((key) => ({ key, type: 'input', title: key }))
    const [name = { key: 'name', type: 'input', title: 'name' }, ...others] = columns
    context.lossesOf('', code)('table-made', '', { found: table, page: code })
    context.addPage({
      ...listPageOf(code, table, context.tableOf(table), [name, ...others]),
      url: urlsOf(code, 'imported', plainCalls),
    })
  }
}
