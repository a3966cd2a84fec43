import type { NamedThing, NameList, NameLists } from '../../../schemas/api/names'
import { fieldKinds } from '../../../schemas/fields'
import pageSchema from '../../../schemas/json/page.schema.json'
import { type SourceText, translate } from '../../../schemas/language/SourceText'
import { menuIconNames } from '../../../schemas/page/menuIcons'
import { chooseText, type Language, type Text } from '../../../schemas/page/Text'
import { functionNames } from '../../../schemas/rules/functionNames'
import { functionTexts } from '../../../schemas/rules/functionTexts'
import { patternCodeNames } from '../../../schemas/rules/patternNames'
import { patternTexts } from '../../../schemas/rules/texts'
import { chooseTranslation } from '../../../schemas/wire/translations'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'
import { collectUses } from './collectUses'
import { knownNames } from './knownNames'

/** What is said of a name beside where it is used. */
type Described = Partial<Pick<NamedThing, 'title' | 'members'>>

/** A name with what is said of it. */
type Names = Iterable<readonly [name: string, described: Described]>

/** The sentence of each kind of field. */
function kindSentences(): ReadonlyMap<string, string> {
  const { type } = pageSchema.definitions.FieldConfig.properties
  return new Map(type.enum.map((kind, index) => [kind, type.enumDescriptions[index] ?? '']))
}

const named = (names: Iterable<string> | undefined, describe: (name: string) => Described = () => ({})): Names =>
  [...(names ?? [])].map((name) => [name, describe(name)] as const)

/** What the product itself brings: kinds, functions, icons and codes of patterns. */
function namesOfProduct(language: Language): Pick<Record<NameList, Names>, 'kinds' | 'functions' | 'icons' | 'patterns'> {
  const say = (text: SourceText | undefined) => (text ? translate(text, language) : '')
  const sentences = kindSentences()
  return {
    kinds: named(fieldKinds, (name) => ({ title: sentences.get(name) })),
    functions: named(functionNames(), (name) => {
      const described = functionTexts[name]
      return { title: say(described?.text), members: described ? [described.usage] : [] }
    }),
    icons: named(menuIconNames),
    patterns: named(patternCodeNames, (name) => ({ title: say(patternTexts[name]) })),
  }
}

async function groupsAndRoles({ database }: Services, language: Language): Promise<Pick<Record<NameList, Names>, 'menuGroups' | 'roles'>> {
  const tables = systemTables(database.kysely)
  const [groups, roles] = await Promise.all([
    tables.selectFrom('sys_permission').select(['code', 'name', 'name_texts']).where('menu_type', '=', 0).execute(),
    tables.selectFrom('sys_role').select(['role_code', 'role_name', 'role_name_texts']).execute(),
  ])
  return {
    menuGroups: groups.flatMap(({ code, name, name_texts }) =>
      code === null ? [] : [[code, { title: chooseTranslation(name ?? '', name_texts, language) }] as const],
    ),
    roles: roles.map(
      ({ role_code, role_name, role_name_texts }) =>
        [role_code, { title: chooseTranslation(role_name ?? '', role_name_texts, language) }] as const,
    ),
  }
}

/** What pages and documents bring. */
async function namesOfPages(
  services: Services,
  language: Language,
): Promise<Omit<Record<NameList, Names>, 'kinds' | 'functions' | 'icons' | 'patterns' | 'menuGroups' | 'roles'>> {
  const { documents, pages, registry } = services
  const known = await knownNames(services)
  const say = (text: Text | undefined) => chooseText(text, language)
  const titleOf = (code: string | undefined) => say(pages.get(code ?? '')?.config.title)
  const ownerOf = new Map(
    registry.all().flatMap(({ model, declaration }) => [model, ...model.subs.values()].map(({ table }) => [table, declaration.page])),
  )
  const rule = (kind: 'fillRule' | 'checkRule') => (name: string) => ({ title: say(documents.get(kind, name)?.title) })
  return {
    dictionaries: named(known.dictionaries, (name) => {
      const dictionary = documents.get('dictionary', name)
      return { title: say(dictionary?.title), members: (dictionary?.items ?? []).map(({ value, label }) => `${value} ${say(label)}`) }
    }),
    reports: named(known.reports?.keys(), (name) => ({ title: titleOf(name), members: [...(known.reports?.get(name) ?? [])] })),
    tables: named(known.tables?.keys(), (name) => ({ title: titleOf(ownerOf.get(name)), members: [...(known.tables?.get(name) ?? [])] })),
    fillRules: named(known.fillRules, rule('fillRule')),
    checkRules: named(known.checkRules, rule('checkRule')),
    ruleHandlers: named(known.ruleHandlers),
    actionHandlers: named(known.actionHandlers),
    slots: named(known.slots),
    pages: named(known.pages, (name) => ({ title: titleOf(name) })),
  }
}

/** Everything that a page may name, each with its title in the caller's language, and with where it is named. */
export async function listNames(services: Services, language: Language): Promise<NameLists> {
  const usesIn = collectUses(services)
  const lists: Record<NameList, Names> = {
    ...(await namesOfPages(services, language)),
    ...(await groupsAndRoles(services, language)),
    ...namesOfProduct(language),
  }
  const answer = Object.entries(lists).map(([list, names]) => {
    const things = [...names].map(([name, { title = '', members = [] }]) => ({ name, title, members, uses: usesIn(list, name) }))
    return [list, things.sort((one, other) => (one.name < other.name ? -1 : 1))] as const
  })
  // A cast: the entries of a list that has them all.
  return Object.fromEntries(answer) as NameLists
}
