/** CommerceML: on any input its reader neither throws nor loses a complete good; real exports are read where they are available. */
import { createReadStream, existsSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FeedOffer } from '../db/import/feed.ts'
import type { ReadEntry } from '../db/import/reader.ts'
import { commercemlEntries } from './entries.ts'

const file = (text: string) =>
  async function* () {
    yield new TextEncoder().encode(text)
  }

async function entriesOf(...files: Parameters<typeof commercemlEntries>[0]): Promise<ReadEntry[]> {
  const entries: ReadEntry[] = []
  for await (const entry of commercemlEntries(files)) entries.push(entry)
  return entries
}

const offersOf = (entries: ReadEntry[]): FeedOffer[] =>
  entries.flatMap((entry) => (entry.kind === 'offer' ? [entry.offer] : []))

const root = (content: string): string => `<КоммерческаяИнформация>${content}</КоммерческаяИнформация>`
const goods = (content: string): string => root(`<Каталог><Товары>${content}</Товары></Каталог>`)
const good = (id: string): string => `<Товар><Ид>${id}</Ид><Наименование>Товар ${id}</Наименование></Товар>`

const PIECES = [
  '<Товар>',
  '</Товар>',
  '<Ид>1</Ид>',
  '<Предложение>',
  '</Предложение>',
  '<Группа>',
  '</Группа>',
  '<Цены>',
  '</Цены>',
  '<Справочник>',
  '</Справочник>',
  '&',
  '<',
  ']]>',
  'текст',
  '</Товары>',
]

test('any file is read without an exception, and a good before broken ones is complete', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }), async (pieces) => {
      const offers = offersOf(await entriesOf(file(goods(good('before') + pieces.join('')))))
      expect(offers[0]).toMatchObject({ id: 'before', broken: null })
    }),
    { numRuns: 200 },
  )
})

test('a good whose end is missing is broken, and the next one is not', async () => {
  const offers = offersOf(await entriesOf(file(goods(`<Товар><Ид>1</Ид>${good('2')}${good('3')}`))))
  expect(offers.map(({ id, broken }) => [id, broken !== null])).toEqual([
    ['1', true],
    ['2', false],
    ['3', false],
  ])
})

test('the type of prices that most offers have is read, and others are counted', async () => {
  const price = (type: string, amount: number) =>
    `<Цена><ИдТипаЦены>${type}</ИдТипаЦены><ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу></Цена>`
  const offer = (id: string, prices: string) => `<Предложение><Ид>${id}</Ид><Цены>${prices}</Цены></Предложение>`
  const text = root(
    `<ПакетПредложений><ТипыЦен><ТипЦены><Ид>o</Ид><Наименование>Опт</Наименование></ТипЦены></ТипыЦен><Предложения>${
      offer('1', price('o', 5) + price('r', 9)) + offer('2', price('r', 8))
    }</Предложения></ПакетПредложений>`,
  )
  const entries = await entriesOf(file(text))
  expect(offersOf(entries).map(({ fields }) => fields.get('price'))).toEqual([['9'], ['8']])
  expect(entries).toContainEqual({ kind: 'unread', name: 'Цена: Опт', count: 1 })
})

const FOLDER = '../shared/data/feeds'
const REAL = [
  {
    files: ['plumbing-cml-import-cp1251.xml', 'plumbing-cml-offers-cp1251.xml'],
    goods: 1660,
    priced: 1556,
    variants: 0,
  },
  { files: ['cscart-cml-import.xml', 'cscart-cml-offers.xml'], goods: 27, priced: 23, variants: 1455 },
  { files: ['library-cml-offers.xml', 'library-cml-import.xml'], goods: 2, priced: 2, variants: 5 },
]

describe.skipIf(!existsSync(FOLDER))('real exports', () => {
  test.each(REAL)('$files.0', async ({ files, ...expected }) => {
    const entries = await entriesOf(...files.map((name) => () => createReadStream(`${FOLDER}/${name}`)))
    const offers = offersOf(entries)
    const count = ({ fields }: FeedOffer): number => JSON.parse(fields.get('variants')?.[0] ?? '[]').length
    expect({
      goods: offers.length,
      priced: offers.filter(({ fields }) => fields.has('price')).length,
      variants: offers.reduce((sum, offer) => sum + count(offer), 0),
    }).toEqual(expected)
    expect(entries.filter(({ kind }) => kind === 'fault')).toEqual([])
  })
})
