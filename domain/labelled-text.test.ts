import { expect, test } from 'vitest'
import { labelledText, typedText } from './labelled-text.ts'
import { LOCALES, type Locale } from './locale.ts'

const readerOf = (locale: Locale) => ({ locale, language: (one: Locale) => `${one} in ${locale}` })

test.each([
  ['板式平焊法兰', 'zh', 'ru', '[zh in ru] 板式平焊法兰'],
  ['Ball valve', 'en', 'ru', '[en in ru] Ball valve'],
  ['Чай', 'ru', 'zh', '［ru in zh］Чай'],
  ['Цена не та.', 'ru', 'en', '[ru in en] Цена не та.'],
  // A text stored under the wrong language is recognized by its script.
  ['Фланец', 'en', 'en', '[ru in en] Фланец'],
  ['Фланец', 'en', 'ru', 'Фланец'],
  // Part numbers are the same in every language.
  ['DN 50 WCB', 'en', 'ru', 'DN 50 WCB'],
  ['09Г2С', 'ru', 'zh', '09Г2С'],
  ['export@factory.example', 'en', 'ru', 'export@factory.example'],
  ['www.factory.example', 'en', 'zh', 'www.factory.example'],
  ['ЕАЭС RU С-CN.НВ90.В.00418/25', 'ru', 'en', 'ЕАЭС RU С-CN.НВ90.В.00418/25'],
] as const)('%s, stored in %s, for who reads %s, is %s', (text, lang, locale, shown) => {
  expect(labelledText({ text, lang }, readerOf(locale))).toBe(shown)
})

test('the language of a typed text is derived from its script', () => {
  const label = (text: string) => LOCALES.map((locale) => labelledText(typedText(text), readerOf(locale)))
  expect(label('Цена до пятницы')).toEqual([
    '[ru in en] Цена до пятницы',
    'Цена до пятницы',
    '［ru in zh］Цена до пятницы',
  ])
  expect(label('Price by Friday')).toEqual([
    'Price by Friday',
    '[en in ru] Price by Friday',
    '［en in zh］Price by Friday',
  ])
})
