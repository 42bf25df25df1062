import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../../domain/i18n.ts'
import en from '../../locales/en.json' with { type: 'json' }
import ru from '../../locales/ru.json' with { type: 'json' }
import { byteSize } from './bytes.ts'

const english = createI18n('en', en)

describe('byteSize', () => {
  it.each([
    [0, '0 bytes'],
    [512, '512 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1_234_567, '1.18 MB'],
    [3 * 1024 ** 3, '3 GB'],
    [-5, '0 bytes'],
  ])('writes %d as %s', (bytes, text) => {
    expect(byteSize(bytes, english)).toBe(text)
  })

  it('has at most the requested number of decimals', () => {
    expect(byteSize(1_234_567, english, 0)).toBe('1 MB')
    expect(byteSize(1_234_567, english, 3)).toBe('1.177 MB')
  })

  it('writes the number in the page’s language', () => {
    expect(byteSize(1536, createI18n('ru', ru))).toBe('1,5 КБ')
  })

  it('never shows 1024 of a unit below the largest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 49 }), (bytes) => !byteSize(bytes, english).startsWith('1,024')),
    )
  })
})
