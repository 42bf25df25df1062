import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import ru from '../../../locales/ru.json'
import zh from '../../../locales/zh.json'
import { anyText } from '../../../tests/fixtures/any-text.ts'
import { isUnreadable, repairMojibake } from './mojibake.ts'

/** Decodes the UTF-8 bytes of a text as an encoding of one byte; bytes without a character pass through as in browsers. */
const misread = (text: string, encoding: string): string =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text))

const textsOf = (node: object): string[] =>
  Object.values(node).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)))
const MESSAGES = [...textsOf(ru), ...textsOf(zh)]

describe('text that was decoded wrongly', () => {
  test.each(['windows-1251', 'windows-1252'])('is restored from %s, once and twice', (encoding) => {
    for (const text of MESSAGES.filter((one) => /[\u0100-\uffff]/.test(one))) {
      const damaged = misread(text, encoding)
      expect(repairMojibake(damaged)).toBe(text)
      expect(isUnreadable(repairMojibake(damaged))).toBe(false)
    }
    expect(repairMojibake(misread(misread('Кран шаровой', encoding), encoding))).toBe('Кран шаровой')
  })

  test('good text stays as it is', () => {
    for (const text of MESSAGES) {
      expect(repairMojibake(text)).toBe(text)
      expect(isUnreadable(text), text).toBe(false)
    }
    for (const text of [
      'Ø50 ±0,1 °C',
      'Café à la crème — 5 €',
      'РЕДУКТОР РС-50',
      'ТРОС ОЦИНКОВАННЫЙ',
      'Р°К',
      'СЁДЛА',
      'РЁ',
      'аёё',
    ]) {
      expect(repairMojibake(text)).toBe(text)
      expect(isUnreadable(text)).toBe(false)
    }
  })

  test('what cannot be restored is recognised', () => {
    expect(isUnreadable('Кран \ufffdаровой')).toBe(true)
    expect(isUnreadable('???? ??????? DN50')).toBe(true)
    expect(isUnreadable(`${misread('Кран шаровой', 'windows-1251')} 中`)).toBe(true)
  })

  test('restoring any text returns a text', () => {
    fc.assert(fc.property(anyText(), (text) => typeof repairMojibake(text) === 'string'))
  })
})
