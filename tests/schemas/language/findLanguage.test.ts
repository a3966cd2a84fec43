import { describe, expect, it } from 'vitest'
import { findLanguage } from '../../../schemas/language/findLanguage'

describe('P9-locale a language', () => {
  it.each([
    ['de_DE', 'de-DE'],
    ['de_AT.UTF-8', 'de-DE'],
    ['DE-de', 'de-DE'],
    ['en', 'en-US'],
    ['zh-cn', 'zh-CN'],
    [' en-GB ', 'en-US'],
    ['fr', undefined],
    ['C.UTF-8', undefined],
    ['', undefined],
  ])('written “%s” is %s', (written, language) => {
    expect(findLanguage(written)).toBe(language)
  })
})
