import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLocale } from '../../../domain/locale.ts'
import { localized, localizedOrNull, preferredLocale } from './locale.ts'

test.each([
  ['ru', 'ru'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['zh-Hant-TW', 'zh'],
  ['de-DE,de;q=0.9,ru;q=0.5,en;q=0.3', 'ru'],
  ['en;q=0.3, ru;q=0.7', 'ru'],
  ['en, ru', 'en'],
  ['RU-ru', 'ru'],
  ['de, fr;q=0.5', null],
  ['*', null],
  ['ru;q=0, en;q=0.1', 'en'],
  ['ru;q=0', null],
  ['ru;q=abc, zh;q=0.2', 'zh'],
  ['ru;q=7, zh;q=0.2', 'zh'],
  ['ru ; q=1.000 , en', 'ru'],
  ['english, russian', null],
  ['', null],
  [undefined, null],
])('Accept-Language: %s is %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})

test('any header gives a supported language or null', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (header) => {
      const locale = preferredLocale(header)
      return locale === null || isLocale(locale)
    }),
  )
})

describe('a missing translation falls back and names its language', () => {
  test.each([
    [{ en: 'Pump', ru: 'Насос' }, 'ru', { text: 'Насос', lang: 'ru' }],
    [{ ru: 'Насос', zh: '泵' }, 'en', { text: 'Насос', lang: 'ru' }],
    [{ en: 'Pump', zh: '泵' }, 'ru', { text: 'Pump', lang: 'en' }],
    [{ en: '', zh: '泵' }, 'ru', { text: '泵', lang: 'zh' }],
    ['DN 50', 'zh', { text: 'DN 50', lang: 'zh' }],
    [{}, 'ru', null],
    [null, 'ru', null],
  ] as const)('%j requested in %s', (text, locale, answer) => {
    expect(localizedOrNull(text, locale)).toEqual(answer)
  })

  test('a required field without a text is empty, not absent', () => {
    expect(localized({}, 'zh')).toEqual({ text: '', lang: 'zh' })
  })
})
