/** The YML for partners can be imported again without a difference, and follows the public rules of the format. */
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import { choiceOf } from '../../domain/price-list/catalogue-file.ts'
import { type Text, wordings } from '../../domain/text.ts'
import { CURRENCIES } from '../../domain/trade-terms.ts'
import { differences, goods, readBack, written } from '../../tests/fixtures/catalogue-files.ts'
import type { StoredProduct } from '../db/schema.ts'
import { partnerRow } from './partner-goods.ts'

const CHANGED = Date.UTC(2026, 10, 28, 10, 30)

async function file(locale: (typeof LOCALES)[number], rows = goods) {
  const forPartners = { changedAt: CHANGED, urlOf: ({ id }: { id: string }) => `https://market.example/product/${id}` }
  const choice = { ...choiceOf({}), languages: [locale] }
  const alone = rows.map((row) => partnerRow(row, locale))
  return { alone, bytes: await written('yml', locale, alone, { choice, forPartners }) }
}

/** Replaces no-break and other special spaces, which an import reads as plain ones. */
const plain = (text: Text): string => wordings(text).join('\n').replace(/\s/g, ' ')

/** `npm test` takes one language. */
describe.each(LOCALES.filter((locale) => process.env.FULL || locale === 'ru'))('in %s', (locale) => {
  test('an import reads it back without a difference, field by field', { timeout: 60_000 }, async () => {
    const { alone, bytes } = await file(locale)
    const read = await readBack(bytes)
    expect(read.found.size).toBe(goods.length)
    // A text that the supplier does not have in the language is written in another one, and read as a text of that one.
    const seen = alone.map((row): StoredProduct => {
      const { names = {}, description = {}, slug = '' } = read.found.get(row.externalId ?? row.id) ?? {}
      expect(plain(names) + plain(description)).toBe(plain(row.names) + plain(row.description))
      return { ...row, names, description, slug }
    })
    expect(differences(seen, read).slice(0, 10)).toEqual([])
  })
})

interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  parent: string
}

/** @returns the elements of a well-formed document, in the order of their closing tags */
function elementsOf(xml: string): Element[] {
  const open: Element[] = []
  const closed: Element[] = []
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, attributes: { ...attributes }, text: '', parent: open.at(-1)?.name ?? '' })
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => {
    const last = open.pop()
    if (last) closed.push(last)
  })
  parser.write(xml).close()
  return closed
}

test('it follows the public rules of the format', async () => {
  const { bytes } = await file('ru')
  const elements = elementsOf(new TextDecoder().decode(bytes))
  const all = (name: string, parent: string) => elements.filter((one) => one.name === name && one.parent === parent)
  expect(all('yml_catalog', '')[0]?.attributes).toEqual({ date: '2026-11-28T10:30:00+00:00' })
  for (const name of ['name', 'company', 'url', 'currencies', 'categories', 'offers'])
    expect(all(name, 'shop')).toHaveLength(1)
  const currencies = all('currency', 'currencies').map(({ attributes }) => attributes)
  expect(currencies.filter(({ rate }) => rate === '1')).toEqual([{ id: 'RUB', rate: '1' }])
  expect(currencies.map(({ id }) => id).sort()).toEqual([...CURRENCIES].sort())
  const categories = all('category', 'categories')
  const ids = new Set(categories.map(({ attributes }) => attributes.id))
  expect(ids.size).toBe(categories.length)
  for (const { attributes, text } of categories) {
    expect(attributes.id).toMatch(/^[1-9]\d{0,17}$/)
    expect(text).not.toBe('')
    if (attributes.parentId !== undefined) expect(ids).toContain(attributes.parentId)
  }
  expect(categories.some(({ attributes }) => attributes.parentId !== undefined)).toBe(true)
  const offers = all('offer', 'offers')
  expect(new Set(offers.map(({ attributes }) => attributes.id)).size).toBe(goods.length)
  for (const { text } of all('categoryId', 'offer')) expect(ids).toContain(text)
  for (const { text } of all('price', 'offer')) expect(text).toMatch(/^\d+\.\d\d$/)
  for (const { text } of [...all('url', 'offer'), ...all('picture', 'offer')]) expect(text).toMatch(/^https?:\/\//)
  for (const { attributes, text } of all('param', 'offer')) expect([attributes.name, text]).not.toContain('')
  expect(all('name', 'offer')).toHaveLength(goods.length)
  expect(all('url', 'offer')).toHaveLength(goods.length)
  expect(all('currencyId', 'offer').every(({ text }) => CURRENCIES.some((code) => code === text))).toBe(true)
  expect(all('param', 'offer').length).toBeGreaterThan(goods.length)
})
