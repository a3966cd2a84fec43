import type { NamedThing, NameLists, NameUse } from '../../../schemas/api/names'
import { fieldKinds } from '../../../schemas/fields'
import pageSchema from '../../../schemas/json/page.schema.json'
import { usesOf } from '../../../schemas/names/usesOf'
import { menuIconNames } from '../../../schemas/page/menuIcons'
import { chooseText, type Language, type Text } from '../../../schemas/page/Text'
import { functionNames } from '../../../schemas/rules/functionNames'
import { patternCodeNames } from '../../../schemas/rules/patternNames'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'
import { knownNames } from './knownNames'

/** Where published pages name something, by its list and name. */
function collectUses({ pages }: Services): (list: string, name: string) => NameUse[] {
  const uses = new Map<string, NameUse[]>()
  for (const { code, config } of pages.all()) {
    for (const { list, name, path } of usesOf(config)) uses.set(`${list} ${name}`, [...(uses.get(`${list} ${name}`) ?? []), { code, path }])
  }
  return (list, name) => uses.get(`${list} ${name}`) ?? []
}

/** The sentence of each kind of field. */
function kindSentences(): ReadonlyMap<string, string> {
  const { type } = pageSchema.definitions.FieldConfig.properties
  return new Map(type.enum.map((kind, index) => [kind, type.enumDescriptions[index] ?? '']))
}

/** Everything that a page may name, each with its title in the caller's language, and with where it is named. */
export async function listNames(services: Services, language: Language): Promise<NameLists> {
  const { documents, pages, database } = services
  const known = await knownNames(services)
  const usesIn = collectUses(services)
  const groups = await systemTables(database.kysely)
    .selectFrom('sys_permission')
    .select(['code', 'name'])
    .where('menu_type', '=', 0)
    .execute()
  const sentences = kindSentences()
  const say = (text: Text | undefined) => chooseText(text, language)
  const titleOf = new Map(pages.all().map(({ code, config }) => [code, say(config.title)]))
  const listed = (list: keyof NameLists, names: Iterable<string>, more: (name: string) => Partial<NamedThing> = () => ({})): NamedThing[] =>
    [...names].sort().map((name) => ({ name, title: '', members: [], uses: usesIn(list, name), ...more(name) }))
  const rule = (kind: 'fillRule' | 'checkRule') => (name: string) => ({ title: say(documents.get(kind, name)?.title) })
  return {
    dictionaries: listed('dictionaries', known.dictionaries ?? [], (name) => {
      const dictionary = documents.get('dictionary', name)
      return { title: say(dictionary?.title), members: (dictionary?.items ?? []).map(({ value, label }) => `${value} ${say(label)}`) }
    }),
    reports: listed('reports', known.reports?.keys() ?? [], (name) => {
      return { title: titleOf.get(name) ?? '', members: [...(known.reports?.get(name) ?? [])] }
    }),
    tables: listed('tables', known.tables?.keys() ?? [], (name) => ({ members: [...(known.tables?.get(name) ?? [])] })),
    fillRules: listed('fillRules', known.fillRules ?? [], rule('fillRule')),
    checkRules: listed('checkRules', known.checkRules ?? [], rule('checkRule')),
    ruleHandlers: listed('ruleHandlers', known.ruleHandlers ?? []),
    actionHandlers: listed('actionHandlers', known.actionHandlers ?? []),
    pages: listed('pages', known.pages ?? [], (name) => ({ title: titleOf.get(name) ?? '' })),
    menuGroups: listed('menuGroups', known.menuGroups ?? [], (name) => ({ title: groups.find(({ code }) => code === name)?.name ?? '' })),
    icons: listed('icons', menuIconNames),
    patterns: listed('patterns', patternCodeNames),
    functions: listed('functions', functionNames()),
    kinds: listed('kinds', fieldKinds, (name) => ({ title: sentences.get(name) ?? '' })),
  }
}
