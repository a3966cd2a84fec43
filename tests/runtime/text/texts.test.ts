import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changeLanguage, currentLanguage, text } from '../../../runtime/text/i18n'
import { readStoredLanguage } from '../../../runtime/text/language'
import { texts } from '../../../runtime/text/zh-CN'
import { baseLanguage, languageCodes } from '../../../schemas/language/findLanguage'
import { allTexts } from '../../support/allTexts'

/** Keys with their plural endings taken off: languages have different numbers of plurals. */
function keysOf(texts: object, path = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [path + key.replace(/_(one|other)$/, '')],
  )
  return [...new Set(keys)].sort()
}

const chineseTexts = await allTexts(baseLanguage)

function valuesOf(texts: object): string[] {
  return Object.values(texts).flatMap((value) => (typeof value === 'object' && value !== null ? valuesOf(value) : [String(value)]))
}

describe.each(languageCodes)('P9-locale the texts of %s', (language) => {
  it('have the keys of the Chinese ones, area by area', async () => {
    const own = await allTexts(language)
    for (const [area, chinese] of Object.entries(chineseTexts)) expect(keysOf(own[area] ?? {}), area).toEqual(keysOf(chinese))
  })

  it('are none of them empty', async () => {
    expect(valuesOf(await allTexts(language))).not.toContain('')
  })

  it('have every file of their folder on the list', () => {
    const files = readdirSync(`runtime/text/${language}`).map((file) => file.replace(/\.ts$/, ''))
    expect(files.filter((file) => !['index', 'languagePack'].includes(file)).sort()).toEqual(Object.keys(chineseTexts).sort())
  })
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
})

it('P7-transport the catalogue is worded as specified', () => {
  expect(texts.calls).toMatchObject({
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
