import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createI18n, type Dictionary } from '../../domain/i18n.ts'
import { LOCALES } from '../../domain/locale.ts'
import en from '../../locales/en.json' with { type: 'json' }
import ru from '../../locales/ru.json' with { type: 'json' }
import zh from '../../locales/zh.json' with { type: 'json' }

const FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])
const isPlural = (value: object) => Object.keys(value).every((key) => FORMS.has(key))

/** Every message's path; a group of plural forms counts as one. */
function paths(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' || isPlural(value) ? [prefix + key] : paths(value, `${prefix}${key}.`),
  )
}

/** Every text of a dictionary with its path. */
function texts(node: object, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : texts(value, `${prefix}${key}.`),
  )
}

const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

const translations = LOCALES.filter((locale) => locale !== 'en').map((locale): [string, Dictionary] => [
  locale,
  JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')),
])

describe('dictionaries', () => {
  test.each(translations)('%s has the same messages as en', (_, dictionary) => {
    expect(paths(dictionary).sort()).toEqual(paths(en).sort())
  })

  test('no message is empty, and all languages have the same parameters', () => {
    const english = new Map(texts(en))
    for (const [, dictionary] of translations) {
      for (const [path, text] of texts(dictionary)) {
        expect(text.trim(), path).not.toBe('')
        const original = english.get(path) ?? english.get(path.replace(/\.(few|many|one)$/, '.other'))
        if (original && !/\.one$/.test(path)) expect(holes(text), path).toEqual(holes(original))
      }
    }
  })

  test('Russian has the plural forms that it needs', () => {
    const groups = texts(ru)
      .filter(([path]) => path.endsWith('.many'))
      .map(([path]) => path.slice(0, -5))
    const all = new Set(texts(ru).map(([path]) => path))
    for (const group of groups) for (const form of ['one', 'few', 'other']) expect(all).toContain(`${group}.${form}`)
  })
})

describe('createI18n', () => {
  test('instances of two languages do not influence each other', () => {
    const english = createI18n('en', en)
    const russian = createI18n('ru', ru)
    const before = english.t('error.notFoundTitle')
    russian.t('error.notFoundTitle')
    expect(english.t('error.notFoundTitle')).toBe(before)
    expect(russian.t('error.notFoundTitle')).not.toBe(before)
  })

  test('formats money in the page’s language, in roubles by default', () => {
    expect(createI18n('en', en).money(125000)).toMatch(/1,250/)
    expect(createI18n('ru', ru).money(125050)).toMatch(/1\s250,50\s₽/)
    expect(createI18n('zh', zh).money(990, 'CNY')).toBe('¥9.90')
  })

  test('formats yuan outside China with a sign of their own, and prices of one table with equally many decimals', () => {
    expect(createI18n('en', en).money(990, 'CNY')).toBe('CN¥9.90')
    expect(createI18n('ru', ru).money(990, 'CNY')).toMatch(/^9,90\sCN¥$/)
    expect(createI18n('en', en).money(1300, 'BYN', [1390, 1330, 1300])).toMatch(/13\.00$/)
    expect(createI18n('en', en).money(1300, 'BYN', [1400, 1300])).toMatch(/13$/)
  })
})

test('a message whose last value ends in a period does not end in two periods', () => {
  const { t, date } = createI18n('ru', ru)
  expect(t('people.claims.until', { date: date('2026-11-30') })).toMatch(/2026\sг\.$/)
  expect(t('people.claims.until', { date: '30' })).toMatch(/30\.$/)
})
