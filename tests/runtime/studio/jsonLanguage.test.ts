import { describe, expect, it } from 'vitest'
import { pageLanguage } from '../../../runtime/studio/JsonEditor/languageService'
import { checkPage } from '../../../schemas/checks/checkPage'
import { fieldKinds } from '../../../schemas/fields'
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

  it('C-language offers every field kind', async () => {
    const items = await pageLanguage.complete(...at('{ "kind": "list", "columns": [{ "key": "a", "type": "|" }] }'))
    const labels = items.map(({ label }) => label.replaceAll('"', ''))
    for (const kind of fieldKinds) expect(labels).toContain(kind)
  })

  it('explains what a property means', async () => {
    const text = '{ "kind": "list", "columns": [{ "key": "a", "type": "input", "isOrd|er": true }] }'
    expect(await pageLanguage.explain(...at(text))).toContain('lets the list be sorted')
  })

  it.each(['list', 'form', 'report'] as const)('begins a %s page with a text that has no problems', (kind) => {
    expect(checkPage(starterPage(kind, 'test-plan', '试验计划')).problems).toEqual([])
  })
})
