import { describe, expect, test } from 'vitest'
import type { Locale } from './locale.ts'
import { typeset, typesetMessages, typesetWhole } from './typography.ts'

/** Makes no-break spaces visible. */
const shown = (locale: Locale, text: string) => typeset(locale, text).replaceAll('\u00a0', '_')

describe('typeset', () => {
  test.each<[Locale, string, string]>([
    ['en', '{{n}} pcs', '{{n}}_pcs'],
    ['en', 'up to 10 MB, No. {{number}}', 'up to 10_MB, No._{{number}}'],
    ['en', '{{n}} products, {{percent}}%', '{{n}} products, {{percent}}%'],
    ['en', '{{n}} minutes, 2 minors', '{{n}}_minutes, 2 minors'],
    ['en', 'no later than 5 business days, incl. 22% VAT', 'no later than 5_business days, incl._22% VAT'],
    ['en', 'such as +1 212 555 0123', 'such as +1_212_555_0123'],
    ['ru', '{{n}} шт.', '{{n}}_шт.'],
    ['ru', 'с НДС {{rate}} %', 'с_НДС {{rate}}_%'],
    ['ru', 'Запрос № {{number}} от {{date}}', 'Запрос №_{{number}} от_{{date}}'],
    ['ru', 'Код — для входа и в кабинет', 'Код_— для_входа и_в_кабинет'],
    ['ru', 'В каталоге (на складе)', 'В_каталоге (на_складе)'],
    ['ru', 'То же, что и было бы', 'То_же, что и_было_бы'],
    ['ru', 'Код ТН ВЭД, 16 февраля 2027 года, 10 рабочих дней', 'Код ТН_ВЭД, 16_февраля 2027_года, 10_рабочих дней'],
    ['ru', 'мост новый', 'мост новый'],
    ['ru', 'через 8: 8 912 345-67-89', 'через 8: 8_912_345-67-89'],
    ['ru', 'Кран DN 100 PN 16, ГОСТ 9544-2015, 10 бар', 'Кран DN_100 PN_16, ГОСТ_9544-2015, 10_бар'],
    ['ru', 'г. Пермь, ул. Мира, д. 14, оф. 306', 'г._Пермь, ул._Мира, д._14, оф._306'],
    ['en', 'Valve DN 100 PN 16, 10 bar', 'Valve DN_100 PN_16, 10_bar'],
    ['zh', '（丝扣）DN 25，编号 {{number}}', '（丝扣）DN_25，编号_{{number}}'],
    ['zh', '共 {{n}} 款产品，10 MB', '共 {{n}}_款产品，10_MB'],
  ])('binds in %s what belongs together in "%s"', (locale, text, expected) => {
    expect(shown(locale, text)).toBe(expected)
  })

  test('changes nothing but spaces, and nothing when it is repeated', () => {
    const text = 'Не больше 10 МБ — и не меньше 5 %'
    const once = typeset('ru', text)
    expect(once.replaceAll('\u00a0', ' ')).toBe(text)
    expect(typeset('ru', once)).toBe(once)
  })
})

test('a word joiner forbids breaks within ranges, standards, units and articles', () => {
  const joined = (text: string) => typesetWhole('en', text).replaceAll('\u2060', '|')
  expect(joined('0–2.5 MPa')).toBe('0–|2.5\u00a0MPa')
  expect(joined('GOST 8732-78, 6 m³/min, 6(1)(f), your e-mail')).toBe(
    'GOST\u00a08732-|78, 6\u00a0m³/|min, 6(1)|(f), your e-mail',
  )
  expect(joined('and/or, well-known, E-mail')).toBe('and/|or, well-known, E-mail')
})

test('all messages of a dictionary are typeset, plural forms included', () => {
  expect(typesetMessages('ru', { unit: { piece: { one: '{{n}} шт.' } } })).toEqual({
    unit: { piece: { one: '{{n}}\u00a0шт.' } },
  })
})
