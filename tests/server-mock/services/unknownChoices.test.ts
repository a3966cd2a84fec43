import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FieldConfig, type FieldKind, fieldFacts, fieldKinds } from '../../../schemas/fields'
import type { FieldFacts } from '../../../schemas/fields/FieldFacts'
import { factsOf, findFieldKind } from '../../../schemas/fields/findFieldKind'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { chooseText } from '../../../schemas/page/Text'
import { startTestServer, type TestServer } from '../../support/startTestServer'

/** Pages whose tables others choose from. */
const asked = ['demo-customer', 'shop-type']

const files = ['demo', 'sample'].flatMap((area) =>
  readdirSync(`pages/${area}`).flatMap((name) => (name.endsWith('.page.json') ? [`${area}/${name}`] : [])),
)
const read = (name: string) => JSON.parse(readFileSync(`pages/${name}`, 'utf8')) as ListPageConfig

interface ChoiceField {
  page: ListPageConfig
  field: FieldConfig
  kind: FieldKind
}

/** The fields of the pages for demonstration whose values are chosen, and known to the server. */
const choiceFields: readonly ChoiceField[] = files
  .map(read)
  .filter(({ code, kind, url, resource }) => code.startsWith('demo-') && kind === 'list' && url.add && resource && 'table' in resource)
  .flatMap((page) => page.columns.map((field) => ({ page, field, kind: findFieldKind(field.type) as FieldKind })))
  .filter(({ field }) => isChosen(field) && isOpen(field))

/** false for a field that an empty row locks: then it is refused for that. */
function isOpen({ value, inputs, disabledWhen }: FieldConfig): boolean {
  return value === undefined && inputs === undefined && disabledWhen === undefined
}

function isChosen(field: FieldConfig): boolean {
  const { labels, looksUp, allowsOther } = factsOf(field)
  const from = looksUp || allowsOther?.(field) ? undefined : labels?.(field)?.from
  return from !== undefined && from !== 'call'
}

let server: TestServer
let token: string

beforeAll(async () => {
  const codes = new Set([...asked, ...choiceFields.map(({ page }) => page.code)])
  server = await startTestServer({
    pages: files.filter((name) => codes.has(read(name).code)).map((name) => name.replace('.page.json', '')),
  })
  token = await server.signIn('admin')
}, 120_000)
afterAll(() => server.close())

describe('a value that a client sends and nobody can choose', () => {
  it('can be sent for every kind that is chosen from something', () => {
    const chosen = fieldKinds.filter((kind) => (fieldFacts[kind] as unknown as FieldFacts<FieldConfig>).examples.some(isChosen))
    const shown = new Set(choiceFields.map(({ kind }) => kind))
    expect(chosen.filter((kind) => !shown.has(kind))).toEqual([])
  })

  it.each(choiceFields.map((one) => [one.kind, one.page.code, one.field.key, one] as const))(
    'is refused with the title of the field: %s, %s %s',
    async (_kind, _code, key, { page, field }) => {
      const value = factsOf(field).column(field) === 'text' ? 'nobody-knows-it' : 987_654
      const answer = await server.call('POST', `/api${page.url.add}`, { [key]: value }, token, { 'Accept-Language': 'en-US' })
      expect(answer.success).toBe(false)
      const [error] = answer.errors?.filter(({ path }) => path === `/${key}`) ?? []
      expect(error?.message).toContain(chooseText(field.title, 'en-US', key))
    },
  )
})
