import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { anyText } from '../../tests/fixtures/any-text.ts'
import { Line, LongText, OptionalLine } from './text-input.ts'

test('typed text is stored unchanged, in normal form C', () => {
  const typed = ['Ёлка — 5 %', '张伟', 'O’Brien & Søn', '👩🏽‍🔧 Марта', 'مرحبا', '=1+1', '<b>', 'null', 'a\u0301', 'ﬁ']
  for (const text of typed) expect(v.parse(Line(100), text)).toBe(text.normalize('NFC'))
  expect(v.parse(LongText(100), ' one\r\n\ttwo  \n')).toBe(' one\n\ttwo  \n')
})

test.each(['a\u0000b', 'a\u001bb', 'a\u0085b', 'a\nb', 'a\u2028b', '\ud800', 'b\udc00'])('%j is no line', (text) => {
  expect(v.safeParse(Line(100), text).issues?.[0]?.message).toBe('characters')
})

test('a text of spaces alone counts as empty', () => {
  for (const text of ['', '   ', '\u3000\u00a0']) {
    expect(v.safeParse(Line(10), text).issues?.[0]?.message).toBe('required')
  }
  expect(v.safeParse(LongText(10), ' \n ').issues?.[0]?.message).toBe('required')
  expect(v.parse(OptionalLine(10), '  ')).toBe('')
})

test('invisible characters and those that change the direction of text are removed', () => {
  const hidden = ['\u202e', '\u2066', '\u200b', '\u00ad', '\u3164', '\ufeff', '\u2800', '\u{e0041}']
  for (const character of hidden) {
    expect(v.parse(Line(20), `ACME${character} Ltd`), character.codePointAt(0)?.toString(16)).toBe('ACME Ltd')
    expect(v.parse(LongText(20), `one\n${character}two`)).toBe('one\ntwo')
    expect(v.safeParse(Line(20), `${character} \u200d`).issues?.[0]?.message).toBe('required')
  }
  expect(v.parse(Line(20), '👩🏽‍🔧')).toBe('👩🏽‍🔧')
})

test('the limit holds before and after normalizing', () => {
  expect(v.is(Line(3), 'abc')).toBe(true)
  expect(v.is(Line(3), 'abcd')).toBe(false)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const parsed = v.safeParse(OptionalLine(40), text)
      return !parsed.success || (parsed.output.length <= 40 && parsed.output === parsed.output.normalize('NFC'))
    }),
  )
})

test('parsing a parsed text again changes nothing', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 60 }), (text) => {
      const once = v.safeParse(LongText(200), text)
      return !once.success || v.parse(LongText(200), once.output) === once.output
    }),
  )
})
