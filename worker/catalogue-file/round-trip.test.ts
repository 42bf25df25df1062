/** A catalogue that was written as a file is imported again without a difference, field by field, in every format. */
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import { CATALOGUE_FORMATS } from '../../domain/price-list/catalogue-file.ts'
import type { Text } from '../../domain/text.ts'
import { differences, goods, readBack, written } from '../../tests/fixtures/catalogue-files.ts'
import { canonical } from '../db/import/canonical.ts'
import { mergeOwned } from '../db/import/ownership.ts'
import type { StoredProduct } from '../db/schema.ts'

/** `npm test` writes each format in one language, another one for each. */
const FILES = CATALOGUE_FORMATS.flatMap((format, at) =>
  LOCALES.filter((_, place) => process.env.FULL || place === at % LOCALES.length).map(
    (locale) => [format, locale] as const,
  ),
)

/** `npm test` writes every fourth of the seed's goods. */
const sample = goods.filter((_, at) => process.env.FULL || at % 4 === 0)

describe('a catalogue that is written and read back', () => {
  test.each(FILES)('%s in %s is the same, field by field', { timeout: 60_000 }, async (format, locale) => {
    const read = await readBack(await written(format, locale, sample))
    expect(read.found.size).toBe(sample.length)
    expect(differences(sample, read).slice(0, 20)).toEqual([])
    expect(read.faults.slice(0, 20)).toEqual([])
  })

  test.each(CATALOGUE_FORMATS)('%s brings variants, lead times and terms to goods that have none', async (format) => {
    const whole = sample.map((row, at) => ({
      ...row,
      // Terms that differ by quantity, and lead times, which only variants have in the seed.
      tiers: row.tiers.map((tier, place) => (at % 3 === 0 && place > 0 ? { ...tier, incoterm: 'EXW' } : tier)),
      leadMin: at % 2 === 0 ? at % 9 : null,
      leadMax: at % 2 === 0 ? (at % 9) + (at % 4) : null,
    }))
    const { found } = await readBack(await written(format, 'ru', whole))
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
    expect(differences(rows, await readBack(await written(format, 'ru', rows)))).toEqual([])
  })
})
