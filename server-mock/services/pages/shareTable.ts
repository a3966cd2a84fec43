import type { FieldConfig } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import type { ResourceDeclaration, SharedTable, SubResource } from '../../resource'

/** Puts a page over the table of another page: columns, owner, tree and unique values are those of the page that has the table. */
export function shareTable(page: ResourceDeclaration, owner: ResourceDeclaration): ResourceDeclaration {
  const { subTables: ofPage = [] } = page
  const { subTables: ofOwner = [], table, owner: ownerField, responsible, trash, unique, indexes, tree } = owner
  const shared: SharedTable = {
    owner: {
      ...owner,
      fields: withTitles(owner.fields, page.fields),
      subTables: ofOwner.map((sub) => ({ ...sub, fields: withTitles(sub.fields, findSub(ofPage, sub)?.fields ?? []) })),
    },
    closed: new Set([...leftOut(owner.fields, page.fields), ...ofOwner.flatMap((sub) => closedInSub(sub, findSub(ofPage, sub)))]),
    isFlat: tree !== undefined && page.tree === undefined,
  }
  return {
    ...page,
    table,
    shared,
    fields: mergeFields(owner.fields, page.fields),
    subTables: ofOwner.map((sub) => ({ ...sub, fields: mergeFields(sub.fields, findSub(ofPage, sub)?.fields ?? []) })),
    owner: ownerField,
    responsible,
    trash,
    indexes,
    unique,
    tree,
  }
}

/** Puts a page over a sub-table of another page: types, computed values, defaults and locks are those of the sub-table, and its rows are saved with their main rows. */
export function shareSubTable(page: ResourceDeclaration, owner: ResourceDeclaration, sub: SubResource): ResourceDeclaration {
  const { table, foreignKey, key } = sub
  const { [foreignKey]: link } = Object.fromEntries(page.fields.map((field) => [field.key, field]))
  const owned = withTitles(sub.fields, page.fields)
  return {
    ...page,
    table,
    shared: {
      owner: { table, fields: owned, url: {}, access: owner.access },
      closed: new Set([...leftOut(sub.fields, page.fields), ...(link ? [] : [foreignKey])]),
      isFlat: true,
      ofMain: { declaration: owner, key, foreignKey },
    },
    fields: [...mergeFields(sub.fields, page.fields), ...(link ? [link] : [])],
    subTables: [],
    actions: [],
    visitors: undefined,
    owner: undefined,
    responsible: undefined,
    trash: undefined,
    history: undefined,
    isOwnRow: false,
    tree: undefined,
    indexes: undefined,
    unique: undefined,
  }
}

function findSub(subs: readonly SubResource[], { key }: SubResource): SubResource | undefined {
  return subs.find((sub) => sub.key === key)
}

/**
 * Every field of the table: as the page says it where it names it, else as the owner does. What the owner computes stays computed, and a new row gets the
 * owner's default where the page has none.
 */
function mergeFields(owned: readonly FieldConfig[], own: readonly FieldConfig[]): FieldConfig[] {
  const byKey = new Map(own.map((field): [string, FieldConfig] => [field.key, field]))
  const named = owned.map((field): FieldConfig => {
    const mine = byKey.get(field.key)
    if (!mine) return field
    const { value = mine.value, defaultValue } = field
    return { ...mine, value, defaultValue: mine.defaultValue ?? defaultValue }
  })
  return [...named, ...own.filter((field) => factsOf(field).column(field) === null && !owned.some(({ key }) => key === field.key))]
}

/** The owner's fields, called as the page calls them: a refusal of the owner's rules names what the reader sees. */
function withTitles(owned: readonly FieldConfig[], own: readonly FieldConfig[]): FieldConfig[] {
  const titles = new Map(own.map(({ key, title }) => [key, title]))
  return owned.map((field) => ({ ...field, title: titles.get(field.key) ?? field.title }))
}

function leftOut(owned: readonly FieldConfig[], own: readonly FieldConfig[]): string[] {
  const named = new Set<string>(own.map(({ key }) => key))
  return owned.flatMap(({ key }) => (named.has(key) ? [] : [key]))
}

function closedInSub(sub: SubResource, own: SubResource | undefined): string[] {
  const closed = own ? leftOut(sub.fields, own.fields) : ['', ...sub.fields.map(({ key }) => key)]
  return closed.map((key) => `${sub.key}:${key}`)
}
