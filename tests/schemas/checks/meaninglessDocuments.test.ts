import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../../schemas/checks/checkDocument'
import { type DocumentKind, documentKinds } from '../../../schemas/documents'
import { sourceLanguages } from '../../../schemas/language/SourceText'
import { documentRows, documentText, rightDocuments } from '../../fixtures/meaningless/documents'

function found(kind: DocumentKind, text: string): string[] {
  const { problems } = checkDocument(text, kind, { language: 'en-US' })
  return problems.map(({ severity, code, path }) => `${severity === 'warning' ? '!' : ''}${code} ${path}`)
}

describe('a document beside pages that says what makes no sense', () => {
  it.each(documentKinds)('is told from one that makes sense: %s', (kind) => {
    expect(found(kind, JSON.stringify(rightDocuments[kind]))).toEqual([])
    expect(documentRows.filter((row) => row[1] === kind).length).toBeGreaterThan(5)
  })

  it.each(documentRows)('C-located is told so where it says it: %s', (_, kind, change, problem) => {
    expect(found(kind, documentText(kind, change))).toEqual([problem])
  })

  it.each(documentRows)('C-located is told so in three languages: %s', (_, kind, change) => {
    const text = documentText(kind, change)
    const sentences = sourceLanguages.map((language) => checkDocument(text, kind, { language }).problems[0]?.message ?? '')
    expect(new Set(sentences).size).toBe(sourceLanguages.length)
    for (const sentence of sentences) expect(sentence).not.toMatch(/\$\{|overload|Unexpected|Cannot|regexp/)
  })
})
