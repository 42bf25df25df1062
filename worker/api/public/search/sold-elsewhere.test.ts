/** What is not sold here shows no goods that only have some of its words (docs/behaviour.md, "Not sold here"). */
import { expect, test } from 'vitest'
import type { Understood } from '../../../../domain/contract/understood-query.ts'
import { serveCatalogue } from '../../../../tests/fixtures/api.ts'
import { isSoldElsewhere } from './sold-elsewhere.ts'

const { json } = serveCatalogue()

const understood = (part: Partial<Understood>): Understood => ({
  q: '',
  changes: [],
  leftOut: [],
  unknown: [],
  others: [],
  ...part,
})
const DISCS = ['Cutting disc 125×1 mm', 'Cutting discs']
const LOST = understood({ leftOut: ['angle'] })
const surely = { category: { slug: 'cutting-discs', isSure: true }, elsewhere: 0.9 }
const likely = { category: null, elsewhere: 0.5 }

test('odds decide, and need to be higher where no word is lost or a category is sure', () => {
  const of = (meaning: typeof surely | typeof likely, read: Understood | null) =>
    isSoldElsewhere('angle grinder', DISCS, { meaning, understood: read })
  expect([of(likely, LOST), of(likely, null), of(surely, LOST)]).toEqual([true, false, false])
  expect(of({ ...surely, elsewhere: 2.5 }, LOST)).toBe(true)
  expect(of({ ...likely, elsewhere: 1.5 }, null)).toBe(true)
  expect(isSoldElsewhere('qwerty', DISCS, { meaning: { category: null, elsewhere: null }, understood: LOST })).toBe(
    false,
  )
})

test('less certainty is needed where the thing itself is lost than where what is said of it is', () => {
  const meaning = { category: null, elsewhere: -0.8 }
  const of = (q: string, read: Partial<Understood>) =>
    isSoldElsewhere(q, DISCS, { meaning, understood: understood(read) })
  expect(of('disc jack', { leftOut: ['jack'] })).toBe(true)
  expect(of('disc jack', { leftOut: ['disc'] })).toBe(false)
  expect(of('disc drift', { leftOut: ['draft'], changes: [{ from: 'drift', to: 'draft', how: 'spelling' }] })).toBe(
    true,
  )
})

test('what a thing has may be lost, and it is still that thing', () => {
  const meaning = { category: null, elsewhere: 0 }
  const of = (q: string, leftOut: string[]) =>
    isSoldElsewhere(q, DISCS, { meaning, understood: understood({ leftOut }) })
  expect(of('cutting disc with flange', ['flange'])).toBe(false)
  expect(of('диск с фланцем', ['фланцем'])).toBe(false)
  expect(of('带法兰切割片', ['法兰'])).toBe(false)
  expect(of('cutting disc for cars', ['cars'])).toBe(true)
})

test('goods or a category that are called so are what is wanted, whatever the words usually mean', () => {
  const meaning = { category: null, elsewhere: 4 }
  const of = (q: string, names: string[]) => isSoldElsewhere(q, names, { meaning, understood: null })
  expect(of('angle grinder', DISCS)).toBe(true)
  expect(of('angle grinder', [...DISCS, 'Cordless angle grinder 125 mm'])).toBe(false)
  expect(of('гипсокартон', ['Саморез по гипсокартону 3,5×25 мм'])).toBe(true)
  expect(of('домкрат 10 т', ['Домкрат гидравлический 10 т'])).toBe(false)
  expect(of('千斤顶', ['液压千斤顶'])).toBe(false)
})

test('while somebody types, only a whole name of several words is known to be sold elsewhere, and for sure', () => {
  const of = (q: string, elsewhere: number) =>
    isSoldElsewhere(q, DISCS, { meaning: { category: null, elsewhere }, understood: null, isTyped: true })
  expect(['angle grinder', 'angle gri', 'grinder', 'lock nu', '钢筋弯曲机', '球阀'].map((q) => of(q, 4))).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
  ])
  expect(of('angle grinder', 2)).toBe(false)
  expect(of('cutting disc', 4)).toBe(false)
})

test('what was typed in other letters is no other thing', () => {
  const meaning = { category: null, elsewhere: 4 }
  const of = (how: 'layout' | 'spelling', from = 'ghinder') =>
    isSoldElsewhere('t2 ghinder', DISCS, {
      meaning,
      understood: understood({ leftOut: ['x'], changes: [{ from, to: 'b', how }] }),
    })
  expect([of('layout'), of('spelling')]).toEqual([false, true])
  // Another word beside the thing says nothing of it in whichever letters.
  expect(of('layout', 't2')).toBe(true)
})

test('shows nothing of what has some words of a machine, but the categories of these words', async () => {
  const search = async (q: string) => (await json(`/dev/search?q=${encodeURIComponent(q)}&locale=en&size=page`)).data
  const found = await search('ball valve making machine')
  expect(found.products).toEqual({ items: [], total: 0 })
  expect(found.meant).toBeNull()
  expect(found.categories.items.map(({ slug }: { slug: string }) => slug)).toContain('ball-valves')
  expect((await search('ball valve unobtainium')).products.items).not.toEqual([])
})

test.each([
  ['en', 'ball valve making machine', 'ball valve unobtainium'],
  ['ru', 'станок для шаровых кранов', 'шаровой кран титановый'],
])('%s: the list of goods shows nothing of %s, and its filters count nothing', async (locale, q, sold) => {
  const list = async (text: string, path = '') =>
    json(`/api/products${path}?q=${encodeURIComponent(text)}&locale=${locale}`)
  expect((await list(q)).data).toEqual([])
  expect((await list(sold)).data).not.toEqual([])
  const [found, none] = await Promise.all([list(sold, '/filter'), list(q, '/filter')])
  expect(JSON.stringify(found.data)).not.toBe(JSON.stringify(none.data))
})

test('goods that have all words, and are of the category that these mean, are what is wanted', () => {
  const meaning = { category: { slug: 'pressure-gauges', isSure: false }, elsewhere: 1.4 }
  const of = (isOfMeant: boolean, elsewhere = 1.4) =>
    isSoldElsewhere('ГОСТ 2405-88 манометры латунь', ['Манометр 40 мм'], {
      meaning: { ...meaning, elsewhere },
      understood: null,
      isOfMeant,
    })
  expect([of(false), of(true), of(true, 3)]).toEqual([true, false, true])
  const sure = { category: { slug: 'power-cables', isSure: true }, elsewhere: 5 }
  const lacking = (...leftOut: string[]) =>
    isSoldElsewhere('电力电缆 聚氯乙烯 5000 m', ['电力电缆 VVG 3×1.5'], {
      meaning: sure,
      understood: understood({ leftOut }),
      isOfMeant: true,
    })
  expect([lacking(), lacking('5000 m'), lacking('聚氯乙烯')]).toEqual([false, false, true])
})

test('a box is one whatever it is for', () => {
  const meaning = { category: { slug: 'corrugated-boxes', isSure: true }, elsewhere: 2.2 }
  const of = (q: string, leftOut: string[]) =>
    isSoldElsewhere(q, ['Короб картонный'], { meaning, understood: understood({ leftOut }) })
  expect(of('гофрокороба под печенье', ['печенье'])).toBe(false)
  expect(of('фильтр под печенье', ['печенье'])).toBe(true)
})
