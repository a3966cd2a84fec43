import { describe, expect, it } from 'vitest'
import { readDocumentFiles } from '../../../codegen/readPages'
import { checkDocument } from '../../../schemas/checks/checkDocument'
import { type DocumentKind, documentFacts, documentKinds } from '../../../schemas/documents'
import { documentName, isName, kindOfFile, readDocumentName } from '../../../schemas/documents/documentName'
import { starterDocument } from '../../../schemas/documents/starterDocument'
import { sourceLanguages } from '../../../schemas/language/SourceText'

const start = (kind: DocumentKind) => JSON.parse(starterDocument({ kind, code: 'mine' })) as Record<string, unknown>
const dictionary = (change: object) => JSON.stringify({ ...start('dictionary'), ...change }, null, 2)
const problemsOf = (text: string, kind: DocumentKind = 'dictionary') =>
  checkDocument(text, kind, { language: 'en-US' }).problems.map(({ code, path, line, suggestion }) => ({ code, path, line, suggestion }))

describe('documents beside pages', () => {
  it.each(documentKinds)('begin with a text that is right: %s', (kind) => {
    expect(checkDocument(starterDocument({ kind, code: 'mine' }), kind).problems).toEqual([])
  })

  it.each(readDocumentFiles())('are right where they come with the product: $path', ({ path, text }) => {
    const kind = kindOfFile(path) as DocumentKind
    const { config, problems } = checkDocument(text, kind)
    expect(problems).toEqual([])
    expect(path.endsWith(`/${config?.code}.${documentFacts[kind].ending}.json`)).toBe(true)
  })

  it.each(documentKinds)('are called by their code and their kind: %s', (kind) => {
    const name = documentName({ kind, code: 'order_status' })
    expect(readDocumentName(name)).toEqual({ kind, code: 'order_status' })
    expect(kindOfFile(`pages/order/${name}.json`)).toBe(kind)
  })

  it('are told from pages by their names', () => {
    expect(readDocumentName('order')).toBeUndefined()
    expect(kindOfFile('pages/order/order.page.json')).toBeUndefined()
    expect(['order', 'sex.dict', 'Sex.dict'].filter((name) => !isName(name))).toEqual([])
    expect(['Order', 'sex.dict.dict', 'sex.txt', '.dict', 'a b.dict', '__proto__', ''].filter(isName)).toEqual([])
  })

  it('say where their kind is not that of the file', () => {
    expect(problemsOf(starterDocument({ kind: 'fillRule', code: 'mine' }))).toEqual([
      { code: 'other-document-kind', path: '/kind', line: 3, suggestion: 'dictionary' },
    ])
    expect(problemsOf(dictionary({ kind: 'dictonary' }))).toEqual([
      { code: 'unknown-document-kind', path: '/kind', line: 3, suggestion: 'dictionary' },
    ])
  })

  it.each([
    ['a code with a blank', { code: 'order status' }, 'wrong-document-code', '/code'],
    ['no entries', { items: [] }, 'nothing-offered', '/items'],
    ['an empty value', { items: [{ value: '', label: 'None' }] }, 'empty-choice', '/items/0/value'],
    [
      'a value twice',
      {
        items: [
          { value: 'a', label: 'A' },
          { value: 'a', label: 'B' },
        ],
      },
      'duplicate-key',
      '/items/1/value',
    ],
    ['a number among texts', { items: [{ value: 1, label: 'One' }] }, 'number-in-texts', '/items/0/value'],
    ['a text among numbers', { valueType: 'number', items: [{ value: '1', label: 'One' }] }, 'text-in-numbers', '/items/0/value'],
    ['a version of a later time', { version: 2 }, 'newer-version', '/version'],
    ['what nobody knows', { itmes: [] }, 'unknown-property', '/itmes'],
  ])('are refused at the place: %s', (_name, change, code, path) => {
    expect(problemsOf(dictionary(change))).toMatchObject([{ code, path }])
  })

  it('are refused for a pattern that could not be tested, and for a prefix that is put before nothing', () => {
    const rule = { ...start('checkRule'), steps: [{ pattern: '(?=x)y', message: 'no' }] }
    expect(problemsOf(JSON.stringify(rule), 'checkRule')).toMatchObject([{ code: 'wrong-expression-pattern', path: '/steps/0/pattern' }])
    const reference = { ...start('fillRule'), makes: 'reference', prefix: 'R' }
    expect(problemsOf(JSON.stringify(reference), 'fillRule')).toMatchObject([{ code: 'prefix-without-number', path: '/prefix' }])
  })

  it('say so in every language', () => {
    const sentences = sourceLanguages.map(
      (language) => checkDocument(dictionary({ items: [{ value: 1, label: 'One' }] }), 'dictionary', { language }).problems[0]?.message,
    )
    expect(new Set(sentences).size).toBe(sourceLanguages.length)
    expect(sentences.every((sentence) => sentence?.includes('"valueType": "number"'))).toBe(true)
  })
})
