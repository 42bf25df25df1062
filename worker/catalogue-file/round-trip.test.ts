/** What is written of a catalogue is taken back by an import without a difference, field by field, in every format. */
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import { CATALOGUE_FORMATS, type CatalogueFormat, choiceOf } from '../../domain/price-list/catalogue-file.ts'
import type { Text } from '../../domain/text.ts'
import { makePlan } from '../../seed/plan.ts'
import { inMemory, WindowedFile } from '../api/account/files/content/windowed-file.ts'
import { canonical } from '../db/import/canonical.ts'
import { categoryMatcher, mapKey } from '../db/import/category-match.ts'
import { mergeOwned } from '../db/import/ownership.ts'
import type { StoredProduct } from '../db/import/plan-writes.ts'
import { IMPORTED, type ImportedProduct, toProduct } from '../db/import/product.ts'
import type { ReadEntry } from '../db/import/reader.ts'
import type { ShopCategory } from '../db/import/shop-categories.ts'
import { absentColumns } from '../imports/absent-columns.ts'
import { findTable } from '../imports/found-table.ts'
import { openFile } from '../imports/open-file.ts'
import { entriesOf } from '../imports/read-file.ts'
import { joinedBytes } from '../joined-bytes.ts'
import { writeCatalogue } from './write-catalogue.ts'

const plan = makePlan()

const shop: ShopCategory[] = plan.categories.rows.map(({ num, slug, level, names }) => {
  const row = { num, slug, level, names }
  return { ...row, root: num, lineage: [names], picture: null }
})
const categories = new Map(shop.map((category) => [category.num, category]))

/** As they are stored: what seeds leave to the columns' defaults, and what makes it hard. */
const goods = plan.products.map(
  (row, at): StoredProduct => ({
    ...{ reason: null, onRequest: false, suspended: false, deletedAt: null, deletedStatus: null, fed: null },
    ...{ statusReason: null, pricedAt: null, version: 1, rank: 0, leadMin: null, leadMax: null, parameters: [] },
    ...row,
    // The seed's companies have the same ids.
    externalId: row.externalId === null ? null : `${row.externalId} ${at}`,
  }),
)

const context = (locale: 'en' | 'ru' | 'zh') => ({
  ...{ locale, origin: 'http://localhost:8787', categories, words: { yes: 'yes', no: 'no' } },
})

async function written(format: CatalogueFormat, locale: 'en' | 'ru' | 'zh', rows = goods): Promise<Uint8Array> {
  async function* each() {
    yield* rows
  }
  const used = [...categories.keys()]
  const catalogue = { goods: each, choice: choiceOf({}), context: context(locale), used, name: 'Goods' }
  const pieces: Uint8Array[] = []
  for await (const piece of writeCatalogue(catalogue, format)) pieces.push(piece)
  return joinedBytes(pieces)
}

/** @returns the goods by their ids, as an import reads them, and what it has no column for */
async function taken(bytes: Uint8Array) {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000)
  }
  const file = await openFile({ bytes: pieces, window: async () => new WindowedFile(inMemory(bytes)) }, undefined)
  const table = 'table' in file ? await findTable(file.table) : null
  const columns = table?.columns ?? []
  const entries: ReadEntry[] = []
  for await (const entry of entriesOf(file, table, columns)) entries.push(entry)
  const matcher = categoryMatcher(shop, new Map(shop.map((category) => [mapKey(category.slug), category])))
  for (const entry of entries) if (entry.kind === 'category') matcher.add(entry.category)
  const rates = new Map(['RUB', 'CNY', 'USD', 'EUR', 'KZT', 'BYN', 'UAH'].map((code) => [code, 1]))
  const conversion = {
    ...{ matcher, rates, currency: '', fallbackCurrency: 'RUB', vat: null, latin: 'en' as const },
    unsorted: async () => Promise.reject(new Error('every category is known')),
  }
  const found = new Map<string, ImportedProduct>()
  const faults: string[] = []
  for (const entry of entries) {
    if (entry.kind !== 'offer') continue
    const result = await toProduct(entry.offer, conversion)
    if ('refusal' in result) faults.push(`${entry.offer.id}: ${result.refusal} ${result.detail ?? ''}`)
    else {
      found.set(entry.offer.id, result.product)
      faults.push(
        ...result.faults
          .filter(({ code }) => code !== 'price.missing')
          .map(({ code, detail }) => `${entry.offer.id}: ${code} ${detail}`),
      )
    }
  }
  return { found, faults, absent: columns.length > 0 ? absentColumns(columns) : [] }
}

/** The columns of products that say something else after an import than before it. */
function differences(rows: StoredProduct[], { found, absent }: Awaited<ReturnType<typeof taken>>) {
  return rows.flatMap((row) => {
    const product = found.get(row.externalId ?? row.id)
    if (!product) return [`${row.externalId}: not read`]
    const { columns, byHand } = mergeOwned(row, product, { overwrite: true, unsorted: null, absent })
    const changed = IMPORTED.filter(
      (column) => column !== 'priceRub' && canonical(columns[column]) !== canonical(row[column]),
    )
    return [
      ...changed.map(
        (column) => `${row.externalId} ${column}: ${JSON.stringify(row[column])} → ${JSON.stringify(columns[column])}`,
      ),
      ...byHand,
    ]
  })
}

/** `npm test` writes each format in a language of its own. */
const FILES = CATALOGUE_FORMATS.flatMap((format, at) =>
  LOCALES.filter((_, place) => process.env.FULL || place === at % LOCALES.length).map(
    (locale) => [format, locale] as const,
  ),
)

describe('a catalogue that is written and read back', () => {
  test.each(FILES)('%s in %s is the same, field by field', { timeout: 60_000 }, async (format, locale) => {
    const read = await taken(await written(format, locale))
    expect(read.found.size).toBe(goods.length)
    expect(differences(goods, read).slice(0, 20)).toEqual([])
    expect(read.faults.slice(0, 20)).toEqual([])
  })

  test.each(CATALOGUE_FORMATS)('%s brings variants, lead times and terms to goods that have none', async (format) => {
    const whole = goods.map((row, at) => ({
      ...row,
      // Terms that differ by quantity, and lead times, which seeds leave to variants.
      tiers: row.tiers.map((tier, place) => (at % 3 === 0 && place > 0 ? { ...tier, incoterm: 'EXW' } : tier)),
      leadMin: at % 2 === 0 ? at % 9 : null,
      leadMax: at % 2 === 0 ? (at % 9) + (at % 4) : null,
    }))
    const { found } = await taken(await written(format, 'ru', whole))
    const said = ({
      tiers,
      variants,
      leadMin,
      leadMax,
    }: Pick<StoredProduct, 'tiers' | 'variants' | 'leadMin' | 'leadMax'>) =>
      canonical([tiers, variants.map(({ id: _, ...variant }) => variant), leadMin, leadMax])
    const differing = whole.flatMap((row) => {
      const product = found.get(row.externalId ?? row.id)
      const bare = {
        ...row,
        variants: [],
        leadMin: null,
        leadMax: null,
        tiers: row.tiers.map(({ from, amount }) => ({ from, amount })),
      }
      const merged = product && mergeOwned(bare, product, { overwrite: true, unsorted: null }).columns
      return merged && said(merged) === said(row) ? [] : [`${said(row)} → ${merged && said(merged)}`]
    })
    expect(differing.slice(0, 3)).toEqual([])
    expect(whole.filter(({ variants }) => variants.length > 0).length).toBeGreaterThan(50)
  })

  test.each(CATALOGUE_FORMATS)('%s has whatever a text has', async (format) => {
    const [first] = goods
    if (!first) throw new Error('the seed has goods')
    const texts: Text[] = [
      { ru: '=СУММ(1) «кран» "50"' },
      { en: '-5 °C; a, b | c', zh: '阀门' },
      { en: 'Tab A & B' },
      { ru: 'Килимки для їхньої вітальні' },
    ]
    const rows = texts.map((names, at) => ({
      ...first,
      externalId: `x${at}`,
      names,
      description: { en: 'One.\n\nTwo, "three"; four' },
    }))
    expect(differences(rows, await taken(await written(format, 'ru', rows)))).toEqual([])
  })
})
