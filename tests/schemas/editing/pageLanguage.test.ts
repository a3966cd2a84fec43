import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { NameLists } from '../../../schemas/api/names'
import { checkPage } from '../../../schemas/checks/checkPage'
import { withNames } from '../../../schemas/editing/offeredNames'
import { pageLanguage } from '../../../schemas/editing/pageLanguage'
import { fieldKinds } from '../../../schemas/fields'
import pageSchema from '../../../schemas/json/page.schema.json'
import { starterPage } from '../../../schemas/page/starterPage'

/** The text without its `|`, and the place where it stood. */
function at(text: string): [text: string, offset: number] {
  return [text.replace('|', ''), text.indexOf('|')]
}

describe('writing a page in the studio', () => {
  it('C-language offers the properties of a page where one is begun', async () => {
    const items = await pageLanguage.complete(...at('{ "$schema": "../../schemas/json/page.schema.json", "kind": "list", "aut|" }'))
    expect(items.map(({ label }) => label)).toContain('authPre')
  })

  it('leaves the JSON Schema as it is, which the form of settings reads too', async () => {
    const written = JSON.stringify(JSON.parse(readFileSync('schemas/json/page.schema.json', 'utf8')))
    await pageLanguage.complete(...at('{ "kind": "list", "title": { "|" } }'))
    await pageLanguage.explain(...at('{ "kind": "list", "tit|le": "T" }'))
    expect(JSON.stringify(pageSchema) === written).toBe(true)
  })

  it('C-language offers every field kind', async () => {
    const items = await pageLanguage.complete(...at('{ "kind": "list", "columns": [{ "key": "a", "type": "|" }] }'))
    const labels = items.map(({ label }) => label.replaceAll('"', ''))
    for (const kind of fieldKinds) expect(labels).toContain(kind)
  })

  it('C-language says of every field kind what it is, where one is chosen and where one stands', async () => {
    const items = await pageLanguage.complete(...at('{ "kind": "list", "columns": [{ "key": "a", "type": "|" }] }'))
    expect(items.find(({ label }) => label === 'select')?.info).toBe('One choice from a list.')
    expect(await pageLanguage.explain(...at('{ "kind": "list", "columns": [{ "key": "a", "type": "sel|ect" }] }'))).toContain(
      'One choice from a list',
    )
  })

  it('C-language offers only what every field has while its kind is not written', async () => {
    const items = await pageLanguage.complete(...at('{ "kind": "list", "columns": [{ "key": "a", "|" }] }'))
    const labels = items.map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['type', 'title', 'visibleWhen']))
    expect(labels.filter((label) => ['dictCode', 'popupCode', 'precision'].includes(label))).toEqual([])
    const chosen = await pageLanguage.complete(...at('{ "kind": "list", "columns": [{ "type": "select", "|" }] }'))
    expect(chosen.map(({ label }) => label)).toContain('dictCode')
  })

  it('C-language offers the names that the server knows, and the fields of the page', async () => {
    const stage = { name: 'stage', title: 'Stage', members: ['new New'], uses: [] }
    const language = withNames(pageLanguage, () => ({ lists: { dictionaries: [stage] } as unknown as NameLists, language: 'en-US' }))
    const dictionaries = await language.complete(
      ...at('{ "kind": "list", "columns": [{ "key": "a", "type": "select", "dictCode": "|" }] }'),
    )
    expect(dictionaries).toEqual([{ kind: 'value', value: 'stage', label: 'stage', info: 'Stage: new New' }])
    const fields = await language.complete(
      ...at('{ "kind": "list", "columns": [{ "key": "a", "type": "input" }], "queryConfig": [{ "key": "|" }] }'),
    )
    expect(fields.map(({ label }) => label)).toEqual(['a'])
  })

  it('explains what a property means', async () => {
    const text = '{ "kind": "list", "columns": [{ "key": "a", "type": "input", "isOrd|er": true }] }'
    expect(await pageLanguage.explain(...at(text))).toContain('lets the list be sorted')
  })

  it.each(['list', 'form', 'report'] as const)('begins a %s page with a text that has no problems', (kind) => {
    expect(checkPage(starterPage(kind, 'test-plan', '试验计划')).problems).toEqual([])
  })
})
