import { describe, expect, it } from 'vitest'
import { chooseTranslation, translatedParts, translationIn, translationKey } from '../../../schemas/wire/translations'

describe('P2-dynamic a text in several languages', () => {
  it('has a key for each of them', () => {
    expect([translationKey('title', 'zh-CN'), translationKey('title', 'en-US'), translationKey('name', 'de-DE')]).toEqual([
      'title',
      'titleEn',
      'nameDe',
    ])
  })

  it('travels under these keys, and once more in one object', () => {
    expect(translatedParts('title', 'titles', { 'en-US': 'Orders' })).toEqual({
      titleEn: 'Orders',
      titleDe: null,
      titles: { 'en-US': 'Orders' },
    })
    expect(translatedParts('title', 'titles', null)).toEqual({ titleEn: null, titleDe: null, titles: {} })
  })

  it.each([
    ['from the object', { title: '订单', titles: { 'de-DE': 'Aufträge' } }, 'Aufträge'],
    ['from its key where another server sends no object', { title: '订单', titleDe: 'Aufträge' }, 'Aufträge'],
    ['not at all where it was not translated', { title: '订单', titleDe: null, titles: {} }, undefined],
    ['not at all where it is empty', { title: '订单', titleDe: '', titles: { 'de-DE': '' } }, undefined],
  ])('is read %s', (_, row, german) => {
    expect(translationIn(row, 'title', 'titles', 'de-DE')).toBe(german)
  })

  it('is Chinese where it was not translated', () => {
    expect(chooseTranslation('订单', { 'en-US': 'Orders' }, 'en-US')).toBe('Orders')
    expect(chooseTranslation('订单', { 'en-US': '' }, 'en-US')).toBe('订单')
    expect(chooseTranslation('订单', null, 'de-DE')).toBe('订单')
    expect(chooseTranslation('订单', { 'en-US': 'Orders' }, 'zh-CN')).toBe('订单')
  })
})
