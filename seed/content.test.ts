/** Numbers and wording of the seed's content files, checked without a database. */
import { describe, expect, test } from 'vitest'
import { seedPlan } from '../tests/fixtures/seed-plan.ts'
import { roots } from './catalogue/index.ts'
import { companies, services } from './companies/index.ts'
import { stories, tags } from './stories/index.ts'
import { IN_ONE_LANGUAGE, type Text } from './text.ts'

const groups = roots.flatMap((root) => root.groups)
const leaves = groups.flatMap((group) => group.leaves)
const plan = seedPlan()

const repeated = (keys: string[]): string[] => keys.filter((key, at) => keys.indexOf(key) !== at)
const complete = (text: Text): boolean => Boolean(text.en && text.ru && text.zh)

describe('the size of the seed', () => {
  test('has enough suppliers and service providers', () => {
    expect(companies.filter(({ kind }) => kind !== 'service').length).toBeGreaterThanOrEqual(40)
    expect(companies.filter(({ kind }) => kind !== 'supplier').length).toBeGreaterThanOrEqual(20)
  })

  test('has categories on three levels', () => {
    const levels = plan.categories.rows.map(({ level }) => level)
    expect(levels.length).toBeGreaterThanOrEqual(60)
    expect(new Set(levels)).toEqual(new Set([1, 2, 3]))
  })

  test('has enough products, stories and tags', () => {
    expect(new Set(plan.products.map(({ externalId }) => externalId)).size).toBeGreaterThanOrEqual(600)
    expect(plan.products).toHaveLength(800)
    expect(stories.length).toBeGreaterThanOrEqual(60)
    expect(tags.length).toBeGreaterThanOrEqual(20)
  })
})

describe('keys', () => {
  test('of categories are unique, because URLs contain them', () => {
    expect(repeated([...roots, ...groups, ...leaves].map(({ key }) => key))).toEqual([])
  })

  test('of companies, services, stories and tags are unique', () => {
    for (const list of [companies, services, stories, tags]) expect(repeated(list.map(({ key }) => key))).toEqual([])
  })

  test.each(leaves.map((leaf) => [leaf.key, leaf] as const))('models of %s are unique, and so are skus', (_, leaf) => {
    expect(repeated(leaf.products.map(({ model }) => model))).toEqual([])
    for (const { variants = [] } of leaf.products) expect(repeated(variants.map(({ suffix }) => suffix))).toEqual([])
  })

  test('in references belong to existing rows', () => {
    const known = new Set([...groups, ...services, ...tags, ...leaves].map(({ key }) => key))
    const named = [
      ...companies.flatMap((company) => [...company.groups, ...company.services]),
      ...stories.flatMap((story) => [...story.tags, story.cover]),
      ...services.flatMap(({ parent }) => parent ?? []),
    ]
    expect(named.filter((key) => !known.has(key))).toEqual([])
  })

  test('ids of rows are unique', () => {
    const { categories, companies, products, stories } = plan
    for (const { rows } of [categories, companies, { rows: products }, stories]) {
      expect(repeated(rows.map(({ id }) => id))).toEqual([])
    }
  })

  test('every group of products has a supplier, so that no product is left out', () => {
    expect(groups.filter(({ key }) => plan.companies.suppliersOf(key).length === 0).map(({ key }) => key)).toEqual([])
  })
})

describe('languages', () => {
  test.each(leaves.map((leaf) => [leaf.key, leaf] as const))('%s is named in all three', (_, leaf) => {
    const texts = leaf.products.flatMap(({ name, facts, variants = [] }) => [
      name,
      ...[...facts, ...variants.flatMap(({ options }) => options)].flatMap((fact) => [fact.name, fact.value]),
    ])
    const wanting = [leaf.name, leaf.about, ...texts].filter((text) => typeof text !== 'string' && !complete(text))
    expect(wanting).toEqual([])
  })

  test('roots, groups, companies, services and tags are named in all three', () => {
    const named = [...roots, ...groups, ...companies, ...services, ...tags]
    expect(named.filter(({ name }) => !complete(name)).map(({ key }) => key)).toEqual([])
  })

  test('stories and descriptions of companies are in all three, but for a few in one', () => {
    const incomplete = <One extends { key: string }>(list: One[], texts: (one: One) => Text[]) =>
      list.filter((one) => !texts(one).every(complete))
    const translated = incomplete(stories, ({ title, lead, body }) => [title, lead, body])
    const described = incomplete(companies, ({ description }) => [description])
    expect(new Set(translated.map(({ key }) => key))).toEqual(new Set(IN_ONE_LANGUAGE.stories))
    expect(new Set(described.map(({ key }) => key))).toEqual(new Set(IN_ONE_LANGUAGE.companies))
    for (const texts of [...translated.map(({ body }) => body), ...described.map(({ description }) => description)])
      expect(Object.keys(texts)).toHaveLength(1)
  })

  test('a handful of products has texts in one language only', () => {
    const inOne = plan.products.filter(({ names }) => Object.keys(names).length === 1)
    expect(inOne.map(({ num }) => num)).toEqual(inOne.map((_, at) => (at + 1) * 131))
    expect(new Set(inOne.flatMap(({ names }) => Object.keys(names)))).toEqual(new Set(['en', 'ru', 'zh']))
  })
})

describe('wording', () => {
  const products = leaves.flatMap((leaf) => leaf.products)

  test('all variants of a product differ in the same options, or the page offers a choice that it does not name', () => {
    const unequal = products.filter(({ variants = [] }) => {
      const names = variants.map(({ options }) => options.map(({ name }) => name.en).join())
      return new Set(names).size > 1
    })
    expect(unequal.map(({ model }) => model)).toEqual([])
  })

  test('bold text of Chinese stories does not end with a full stop, behind which asterisks do not close it', () => {
    const broken = stories.filter(({ body }) =>
      (body.zh ?? '').split('\n').some((line) => {
        const parts = line.split('**')
        return parts.some((part, at) => at % 2 === 1 && /[。，；]$/.test(part) && /^\S/.test(parts[at + 1] ?? ''))
      }),
    )
    expect(broken.map(({ key }) => key)).toEqual([])
  })

  test('Chinese has no half-width parentheses behind a word, but for links and formulas', () => {
    const names = products.map(({ name }) => name.zh)
    expect(names.filter((name) => name.includes(' (') || name.includes('） '))).toEqual([])
  })

  test('an offer is not older than its price', () => {
    expect(plan.products.filter(({ pricedAt, updatedAt }) => updatedAt < pricedAt)).toEqual([])
  })
})

test.each(leaves.map((leaf) => [leaf.key, leaf] as const))('the drawing of %s varies with the product', (_, leaf) => {
  const last = leaf.products.length - 1
  expect(leaf.draw(0).toSvg()).toMatch(/^<svg .*<\/svg>$/)
  expect(leaf.draw(0).toSvg()).not.toBe(leaf.draw(last).toSvg())
})

describe('pictures and files', () => {
  /** Of the product itself: drawings of variants come behind its own pictures. */
  const kinds = plan.products.map(({ pictures, variants }) =>
    pictures
      .filter(({ id }, at) => at === 0 || !variants.some(({ picture }) => picture === id))
      .map(({ kind }) => kind)
      .join(),
  )

  test('every product has its drawing as the first picture', () => {
    expect(kinds.filter((list) => !list.startsWith('drawing'))).toEqual([])
  })

  test('some have a name plate, none of them has variants', () => {
    const plated = plan.products.filter((_, at) => kinds[at]?.startsWith('drawing,drawing'))
    expect(plated.length).toBeGreaterThan(80)
    expect(plated.filter(({ variants }) => variants.length > 0)).toEqual([])
  })

  test('every ninth product has a data sheet', () => {
    const documented = plan.products.filter((_, at) => kinds[at]?.endsWith('document'))
    expect(documented.map(({ num }) => num)).toEqual(documented.map((_, at) => (at + 1) * 9))
  })

  test('a variant of another size has a drawing with that size', () => {
    const belt = leaves.find(({ key }) => key === 'v-belts')
    const [shortest] = belt?.products[0]?.variants ?? []
    expect(belt?.draw(0).toSvg()).toContain('>Ld 800<')
    expect([shortest?.suffix, belt?.draw(0, 0).toSvg()]).toEqual(['-L650', expect.stringContaining('>Ld 650<')])
    const valve = leaves.find(({ key }) => key === 'ball-valves')
    expect(new Set([0, 1, 2].map((variant) => valve?.draw(4, variant).toSvg())).size).toBe(3)
    expect(valve?.draw(4, 0).toSvg()).toBe(valve?.draw(4).toSvg())
    const drawn = plan.products.filter(({ variants }) => variants.some(({ picture }) => picture !== undefined))
    expect(new Set(drawn.map(({ category }) => category)).size).toBe(leaves.filter(({ isSized }) => isSized).length)
  })
})

test('in several categories some suppliers have priced and stocked each variant', () => {
  const priced = plan.products.filter(({ variants }) => variants.some(({ stock }) => stock !== undefined))
  expect(new Set(priced.map(({ category }) => category)).size).toBeGreaterThan(5)
  for (const { variants, stock } of priced)
    expect(variants.reduce((sum, variant) => sum + (variant.stock ?? Number.NaN), 0)).toBe(stock)
  expect(priced.some(({ variants }) => variants.some(({ tiers }) => tiers))).toBe(true)
  expect(priced.some(({ variants }) => variants.some(({ leadMin }) => leadMin !== undefined))).toBe(true)
})

describe('prices', () => {
  test('fall as the quantity rises', () => {
    for (const { tiers } of plan.products) {
      for (const [at, { from, amount }] of tiers.slice(1).entries()) {
        expect(from).toBeGreaterThan(tiers[at]?.from ?? 0)
        expect(amount).toBeLessThan(tiers[at]?.amount ?? 0)
      }
    }
  })

  test('of domestic companies include the tax, those of foreign companies do not', () => {
    const taxes = (home: boolean) =>
      plan.products
        .filter(({ country }) => (country === 'RU') === home)
        .map(({ vatIncluded, vatRate }) => [vatIncluded, vatRate].join(' '))
    expect(new Set(taxes(true))).toEqual(new Set(['true 22']))
    expect(new Set(taxes(false))).toEqual(new Set(['false 0']))
  })

  test('begin at the minimum order, and a few are on request', () => {
    const priced = plan.products.filter(({ tiers }) => tiers.length > 0)
    expect(priced.filter(({ tiers, moq }) => tiers[0]?.from !== moq)).toEqual([])
    const share = 1 - priced.length / plan.products.length
    expect(share).toBeGreaterThan(0.03)
    expect(share).toBeLessThan(0.1)
  })
})

/** The last digit of a legal entity's INN (Federal Tax Service, order MMV-7-6/435). */
const innHolds = (inn: string): boolean => {
  const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8]
  const sum = weights.reduce((sum, weight, at) => sum + weight * Number(inn[at]), 0)
  return /^\d{10}$/.test(inn) && (sum % 11) % 10 === Number(inn[9])
}

/** The last character of a unified social credit code (GB 32100-2015). */
const usccHolds = (code: string): boolean => {
  const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  const values = Array.from(code, (sign) => signs.indexOf(sign))
  const sum = values.slice(0, 17).reduce((sum, value, at) => sum + value * (3 ** at % 31), 0)
  return values.length === 18 && !values.includes(-1) && (31 - (sum % 31)) % 31 === values[17]
}

test('tax numbers of Russian and Chinese companies have valid check digits', () => {
  const wrong = companies.filter(({ country, taxNumber }) => {
    if (country === 'RU') return !innHolds(taxNumber)
    return country === 'CN' && !usccHolds(taxNumber)
  })
  expect(wrong.map(({ key, taxNumber }) => `${key} ${taxNumber}`)).toEqual([])
})
