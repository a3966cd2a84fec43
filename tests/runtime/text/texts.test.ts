import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changeLanguage, currentLanguage, text } from '../../../runtime/text/i18n'
import { textAreas } from '../../../runtime/text/index'
import { readStoredLanguage, recogniseLanguage } from '../../../runtime/text/language'
import { laterTextAreas } from '../../../runtime/text/later'

/** Keys with their plural endings taken off: languages have different numbers of plurals. */
function keysOf(texts: object, path = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [path + key.replace(/_(one|other)$/, '')],
  )
  return [...new Set(keys)].sort()
}

function valuesOf(texts: object): string[] {
  return Object.values(texts).flatMap((value) => (typeof value === 'object' && value !== null ? valuesOf(value) : [String(value)]))
}

const allAreas = { ...textAreas, ...laterTextAreas }

describe.each(Object.entries(allAreas))('P9-locale area %s', (_area, texts) => {
  it('has the same keys in all three languages', () => {
    expect(keysOf(texts['en-US'])).toEqual(keysOf(texts['zh-CN']))
    expect(keysOf(texts['de-DE'])).toEqual(keysOf(texts['zh-CN']))
  })

  it('has no empty text', () => {
    expect(Object.values(texts).flatMap(valuesOf)).not.toContain('')
  })
})

it('every area file is on the list', () => {
  const notAreas = ['antdLocale', 'i18n', 'index', 'language', 'later', 'TextKey', 'useText']
  const files = readdirSync('runtime/text').map((file) => file.replace(/\.tsx?$/, ''))
  expect(files.filter((file) => !notAreas.includes(file)).sort()).toEqual(Object.keys(allAreas).sort())
})

describe('P9-locale switching', () => {
  it('begins in Chinese, switches without a reload and keeps the choice', async () => {
    expect(currentLanguage()).toBe('zh-CN')
    expect(text('shell.signOut')).toBe('退出登录')
    await changeLanguage('de-DE')
    expect(text('shell.signOut')).toBe('Abmelden')
    expect(document.documentElement.lang).toBe('de-DE')
    expect(readStoredLanguage()).toBe('de-DE')
    await changeLanguage('zh-CN')
  })

  it.each([
    ['de_DE', 'de-DE'],
    ['en', 'en-US'],
    ['zh-cn', 'zh-CN'],
    ['fr', null],
    ['', null],
  ])('knows %s as %s', (written, language) => {
    expect(recogniseLanguage(written)).toBe(language)
  })
})

it('P7-transport the catalogue is worded as specified', () => {
  expect(textAreas.calls['zh-CN']).toMatchObject({
    notice: '系统提示',
    forbidden: '拒绝访问',
    notFound: '很抱歉，资源未找到!',
    timeout: '网络超时',
    unauthorised: '未授权，请重新登录',
    expiredTitle: '登录已过期',
    expired: '很抱歉，登录已过期，请重新登录',
    signInAgain: '重新登录',
    pageNotFound: '未找到列表json配置文件！',
    pageUnavailable: '资源未找到',
  })
})
