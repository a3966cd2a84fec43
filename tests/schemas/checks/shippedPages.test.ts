import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { getLanguageService, type LanguageService, TextDocument } from 'vscode-json-languageservice'
import { checkPage } from '../../../schemas/checks/checkPage'
import { fieldFacts, fieldKinds } from '../../../schemas/fields'
import { validate } from '../../../schemas/json/pageValidator.js'
import { mainFieldsOf } from '../../../schemas/page/anatomy'
import { knownNames, shippedPages } from './shippedPages'

const schemaText = readFileSync('schemas/json/page.schema.json', 'utf8')
const schemaAddress = 'file:///schemas/json/page.schema.json'

function startEditor(): LanguageService {
  const service = getLanguageService({ schemaRequestService: async () => schemaText })
  service.configure({ validate: true, schemas: [{ uri: schemaAddress, fileMatch: ['*.page.json'] }] })
  return service
}

function open(service: LanguageService, path: string, text: string) {
  const document = TextDocument.create(`file:///${path}`, 'json', 1, text)
  return { document, json: service.parseJSONDocument(document) }
}

const ajv = new Ajv({
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  discriminator: true,
  keywords: ['markdownDescription', 'enumDescriptions', 'names', 'keyNames'],
})
const isPage = ajv.compile(JSON.parse(schemaText))

describe('every shipped page', () => {
  const service = startEditor()
  it.each(shippedPages.map(({ path, text }) => [path, text]))(
    'C-language %s is right for ajv, for the editor and for our checks',
    async (path, text) => {
      expect(isPage(JSON.parse(text)), JSON.stringify(isPage.errors)).toBe(true)
      const { document, json } = open(service, path, text)
      expect(await service.doValidation(document, json, { schemaValidation: 'error' })).toEqual([])
      const { problems } = checkPage(text, { known: knownNames() })
      expect(problems).toEqual([])
    },
  )
})

describe('every field kind', () => {
  it.each(fieldKinds)('C-language %s has examples that the language allows', (kind) => {
    for (const example of fieldFacts[kind].examples) {
      const page = { kind: 'form', version: 1, code: 'example', title: 'Example', url: { add: '/x/add' }, items: [example] }
      expect(validate(page), JSON.stringify(validate.errors)).toBe(true)
    }
  })
})

describe('an editor with the generated schema', () => {
  const service = startEditor()
  const text = `{ "kind": "list", "version": 1, "code": "x1", "title": "X", "url": {}, "columns": [{ "key": "a", "type": "select",  }] }`

  it('C-language offers the properties of the field kind', async () => {
    const { document, json } = open(service, 'x.page.json', text)
    const offered = await service.doComplete(document, document.positionAt(text.indexOf('"select",') + 10), json)
    const labels = offered?.items.map(({ label }) => label) ?? []
    expect(labels).toEqual(expect.arrayContaining(['dictCode', 'allowSearch', 'visibleWhen']))
    expect(labels).not.toContain('popupCode')
  })

  it('C-language offers the field kinds', async () => {
    const { document, json } = open(service, 'x.page.json', text)
    const offered = await service.doComplete(document, document.positionAt(text.indexOf('"select"') + 1), json)
    expect(offered?.items.map(({ label }) => label)).toEqual(expect.arrayContaining(fieldKinds.map((kind) => `"${kind}"`)))
  })

  it.each([
    ['"key"', 'Name of the value in the row'],
    ['"title"', 'Heading, menu entry and tab title'],
    ['"columns"', 'Columns of the list'],
    ['"url"', 'The calls'],
  ])('C-language explains %s when the pointer rests on it', async (key, sentence) => {
    const { document, json } = open(service, 'x.page.json', text)
    const hover = await service.doHover(document, document.positionAt(text.indexOf(key) + 2), json)
    expect(JSON.stringify(hover?.contents)).toContain(sentence)
  })

  it('C-language explains a text by what it is for, also when it is written per language', async () => {
    const inLanguages = text.replace('"X"', '{ "zh-CN": "X" }')
    const { document, json } = open(service, 'x.page.json', inLanguages)
    const hover = await service.doHover(document, document.positionAt(inLanguages.indexOf('"title"') + 2), json)
    expect(JSON.stringify(hover?.contents)).toContain('Heading, menu entry and tab title')
  })
})

it('when a record was made and changed is shown as its reader writes times', () => {
  const asStored = shippedPages
    .filter(({ path }) => !path.includes('tests/'))
    .flatMap(({ path, text }) => {
      const moments = mainFieldsOf(JSON.parse(text)).filter(({ key, type }) => /^(create|update)Time$/.test(key) && type !== 'datetime')
      return moments.map(({ key, type }) => `${path} ${key} ${type}`)
    })
  expect(asStored).toEqual([])
})
