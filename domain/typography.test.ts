import { describe, expect, test } from 'vitest'
import type { Locale } from './locale.ts'
import { typeset, typesetMessages } from './typography.ts'

/** Makes no-break spaces visible. */
const shown = (locale: Locale, text: string) => typeset(locale, text).replaceAll('\u00a0', '_')

describe('typeset', () => {
  test.each<[Locale, string, string]>([
    ['en', '{{n}} pcs', '{{n}}_pcs'],
    ['en', 'up to 10 MB, No. {{number}}', 'up to 10_MB, No._{{number}}'],
    ['en', '{{n}} products, {{percent}}%', '{{n}} products, {{percent}}%'],
    ['en', '{{n}} minutes', '{{n}} minutes'],
    ['ru', '{{n}} шт.', '{{n}}_шт.'],
    ['ru', 'с НДС {{rate}} %', 'с_НДС {{rate}}_%'],
    ['ru', 'Запрос № {{number}} от {{date}}', 'Запрос №_{{number}} от_{{date}}'],
    ['ru', 'Код — для входа и в кабинет', 'Код_— для_входа и_в_кабинет'],
    ['ru', 'В каталоге (на складе)', 'В_каталоге (на_складе)'],
    ['ru', 'То же, что и было бы', 'То_же, что и_было_бы'],
    ['ru', 'мост новый', 'мост новый'],
    ['zh', '共 {{n}} 款产品，10 MB', '共 {{n}}_款产品，10 MB'],
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

test('all messages of a dictionary are typeset, plural forms included', () => {
  expect(typesetMessages('ru', { unit: { piece: { one: '{{n}} шт.' } } })).toEqual({
    unit: { piece: { one: '{{n}}\u00a0шт.' } },
  })
})
