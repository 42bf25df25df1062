import { expect, test } from 'vitest'
import type { Text } from '../../../domain/text.ts'
import { readCategoryMap } from './category-map.ts'
import { categoryMatcher } from './category-match.ts'
import type { ShopCategory } from './shop-categories.ts'
import { UnusableInput } from './unusable-input.ts'

const category = (num: number, root: number, level: number, slug: string, names: Text): ShopCategory => ({
  num,
  id: String(num),
  root,
  level,
  parent: null,
  slug,
  names,
  lineage: [names],
  picture: null,
})

const SHOP = [
  category(1, 1, 1, 'pipeline', { ru: 'Трубопроводы и арматура', en: 'Pipes and valves' }),
  category(2, 1, 2, 'pipes', { ru: 'Трубы', en: 'Pipes', zh: '管材' }),
  category(3, 1, 3, 'ball-valves', { ru: 'Краны шаровые', en: 'Ball valves', zh: '球阀' }),
  category(4, 4, 1, 'metals', { ru: 'Металлопрокат' }),
  category(5, 4, 3, 'rebar', { ru: 'Арматура', en: 'Reinforcing bar' }),
  category(6, 4, 3, 'nuts', { ru: 'Гайки' }),
]

function matched(names: string[], overrides = new Map<string, ShopCategory>()) {
  const matcher = categoryMatcher(SHOP, overrides)
  names.forEach((name, at) => {
    matcher.add({ line: at + 1, id: String(at), parent: at === 0 ? '' : String(at - 1), name })
  })
  return matcher.match(String(names.length - 1))?.slug ?? null
}

test.each([
  ['Шаровый кран', 'ball-valves'],
  ['КРАНЫ ШАРОВЫЕ', 'ball-valves'],
  ['Краны шаровые латунные Bugatti', 'ball-valves'],
  ['Ball valve', 'ball-valves'],
  ['球阀', 'ball-valves'],
  ['Труба', 'pipes'],
  ['Гаек', 'nuts'],
  ['Букеты', null],
  ['', null],
])('the feed category "%s" is matched to %s', (name, slug) => {
  expect(matched([name])).toBe(slug)
})

test('a single word within a longer name does not match a category', () => {
  expect(matched(['Трубы для вейпов'])).toBeNull()
})

test('a word that two branches of the tree use does not match by itself', () => {
  expect(matched(['Арматура'])).toBeNull()
  expect(matched(['Reinforcing bars'])).toBe('rebar')
})

test('a category without a match gets that of its parent, and circular parents end the search', () => {
  expect(matched(['Шаровые краны', 'Bugatti', 'DN 15'])).toBe('ball-valves')
  const matcher = categoryMatcher(SHOP, new Map())
  matcher.add({ line: 1, id: '1', parent: '2', name: 'a' })
  matcher.add({ line: 2, id: '2', parent: '1', name: 'b' })
  expect(matcher.match('1')).toBeNull()
})

test('repeated ids, missing ids and missing parents are reported', () => {
  const matcher = categoryMatcher(SHOP, new Map())
  expect(matcher.add({ line: 3, id: '0', parent: '99', name: 'a' })).toBeNull()
  expect(matcher.add({ line: 4, id: '0', parent: '', name: 'b' })).toMatchObject({ code: 'category.repeated', line: 4 })
  expect(matcher.add({ line: 5, id: '', parent: '', name: 'c' })).toMatchObject({ code: 'category.no-id' })
  expect(matcher.orphans()).toEqual([{ line: 3, code: 'category.no-parent', detail: '99' }])
})

test('the operator’s map, by id or name, wins over matching by names, for subcategories too', () => {
  const json = readCategoryMap('{"0": "nuts", "Краны шаровые": "pipes"}', SHOP)
  expect(matched(['Шаровый кран'], json)).toBe('nuts')
  expect(matched(['x', 'Букеты'], json)).toBe('nuts')
  const csv = readCategoryMap('\ufefffeed;slug\r\n"Краны; ""шаровые"""; pipes\r\n\r\nбукеты;nuts', SHOP)
  expect(matched(['Краны; "шаровые"'], csv)).toBe('pipes')
  expect(matched(['Букеты'], csv)).toBe('nuts')
})

test.each(['{"1": "nothing"}', '{"1": 2}', '{oops', '1;nothing', 'a;nuts\n"b;nuts', 'a;nuts\nb'])(
  'an unusable map is refused: %s',
  (text) => {
    expect(() => readCategoryMap(text, SHOP)).toThrow(UnusableInput)
  },
)
