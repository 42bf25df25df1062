import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSeed } from '../../../../seed/load.ts'
import { startBindings, type TestBindings } from '../../../../tests/fixtures/bindings.ts'
import { classedQueries, isForNothing, isRelevant, scoreSearch } from '../../../../tests/fixtures/classed-queries.ts'
import {
  type JudgedResult,
  judge,
  judgedNames,
  judgedQueries,
  meanScore,
  scoreOf,
} from '../../../../tests/fixtures/judged-queries.ts'
import { nowhere } from '../../../../tests/fixtures/nowhere.ts'
import { api } from '../../app.ts'

describe('the judged queries', () => {
  const queries = judgedQueries()
  const names = judgedNames()

  test.each(['en', 'ru', 'zh'] as const)('%s has thirty queries and more, a third of them held out', (locale) => {
    const own = queries.filter((query) => query.locale === locale)
    expect(own.length).toBeGreaterThanOrEqual(30)
    expect(own.filter(({ heldOut }) => heldOut)).toHaveLength(Math.floor(own.length / 3))
  })

  test('name rows of the seed, at most ten each', () => {
    for (const { q, kind, relevant } of queries) {
      const known = [...names[kind].values()]
      expect(relevant.filter((name) => !known.includes(name))).toEqual([])
      const rows = known.filter((name) => relevant.includes(name)).length
      expect(rows, q).toBeGreaterThan(0)
      expect(rows, q).toBeLessThanOrEqual(10)
    }
  })

  test('are scored by recall and nDCG as defined in the literature', () => {
    expect(scoreOf(['a', 'x', 'b'], new Set(['a', 'b', 'c', 'd']))).toEqual({
      recall: 0.5,
      ndcg: (1 + 1 / 2) / (1 + 1 / Math.log2(3) + 1 / 2 + 1 / Math.log2(5)),
    })
    expect(scoreOf([], new Set(['a']))).toEqual({ recall: 0, ndcg: 0 })
  })
})

describe('the search over the seed', () => {
  let answers: JudgedResult[]
  let env: TestBindings
  let stop: () => Promise<void>

  beforeAll(async () => {
    const started = await startBindings()
    stop = started.stop
    await loadSeed({ DB: started.unwatched.DB, FILES: nowhere() })
    env = started.env
    answers = await judge(async (path) => (await askJson(path)).data)
  })
  afterAll(() => stop())

  async function askJson(path: string) {
    const response = await api.request(path, {}, env)
    expect(response.status, path).toBe(200)
    return response.json()
  }

  /** The queries with missing results, for the message of a failing test. */
  const missed = (chosen: JudgedResult[]) =>
    chosen
      .filter(({ score }) => score.recall < 1)
      .map(({ query, score, found }) => `${query.q} (${query.why}): ${score.recall.toFixed(2)}, ${found.join(' ')}`)

  test.each([
    ['tuned', false, { recall: 0.98, ndcg: 0.98 }],
    ['held out', true, { recall: 0.95, ndcg: 0.9 }],
  ])('finds the relevant rows of the %s queries', (_, heldOut, floor) => {
    const chosen = answers.filter(({ query }) => query.heldOut === heldOut)
    const score = meanScore(chosen.map((answer) => answer.score))
    expect(score.recall, missed(chosen).join('\n')).toBeGreaterThanOrEqual(floor.recall)
    expect(score.ndcg).toBeGreaterThanOrEqual(floor.ndcg)
  })

  test.each([
    ['regression', { recall: 0.98, ndcg: 0.97 }],
    ['seen', { recall: 0.97, ndcg: 0.97 }],
    ['unseen', { recall: 0.95, ndcg: 0.92 }],
  ] as const)('finds what is searched with each kind of difficulty: the %s queries', async (half, floor) => {
    const queries = classedQueries('search').filter((query) => query.half === half && !isForNothing(query))
    const names = judgedNames().product
    const ask = async (path: string) => (await askJson(path)).data
    const scores = []
    for (const query of queries) scores.push(await scoreSearch(query, names, ask))
    const score = meanScore(scores)
    expect(score.recall).toBeGreaterThanOrEqual(floor.recall)
    expect(score.ndcg).toBeGreaterThanOrEqual(floor.ndcg)
  })

  test.each([
    ['regression', 0.96],
    ['seen', 0.97],
    ['unseen', 0.9],
  ] as const)('finds while typing what the %s queries begin', async (half, floor) => {
    const queries = classedQueries('typeahead').filter((query) => query.half === half)
    const names = judgedNames()
    const missed: string[] = []
    for (const query of queries) {
      const path = `/dev/search?q=${encodeURIComponent(query.q)}&locale=${query.locale}`
      const { products, categories } = (await askJson(path)).data
      const shown = [
        ...products.items.map(({ id }: { id: string }) => names.product.get(id) ?? ''),
        ...categories.items.map(({ id }: { id: string }) => `cat:${names.category.get(id)}`),
      ]
      if (!shown.some((name) => isRelevant(query, name))) missed.push(query.q)
    }
    expect(1 - missed.length / queries.length, missed.join('\n')).toBeGreaterThanOrEqual(floor)
  })

  test('services have their parent and the number of companies that offer them', async () => {
    const { services } = (await askJson('/dev/search?q=sea%20freight&size=page&locale=en')).data
    const [first] = services.items
    expect([first.slug, first.path, first.count]).toEqual(['sea-freight', ['Logistics and freight'], 3])
  })

  test.each([
    ['клапаны', 'tnved', '8481'],
    ['valves', 'tnved', '8481'],
    ['阀门', 'tnved', '8481'],
    ['8481', 'tnved', '8481'],
    ['28.1', 'okved', '28.1'],
  ])('%s is also searched among the codes of the classifiers', async (q, tree, code) => {
    const { codes, understood } = (await askJson(`/dev/search?q=${encodeURIComponent(q)}&size=page`)).data
    expect(codes.items).toContainEqual(expect.objectContaining({ tree, code }))
    expect(codes.total).toBeGreaterThanOrEqual(codes.items.length)
    expect(understood).toBeNull()
  })

  test('an unknown code gives its nearest ancestor, from one classifier', async () => {
    const { codes, understood } = (await askJson('/dev/search?size=page&q=8481.80')).data
    expect(codes).toMatchObject({ asked: 'nearest', total: 1, items: [{ tree: 'tnved', code: '8481' }] })
    expect(understood).toBeNull()
  })

  test.each([
    ['реакторы ядерные', null],
    ['турбореактивные двигатели', { leftOut: ['турбореактивные'], unknown: [] }],
  ])('the words of %s are not reported as unknown, because a code has them', async (q, interpretation) => {
    const { codes, understood } = (await askJson(`/dev/search?size=page&locale=ru&q=${encodeURIComponent(q)}`)).data
    expect(codes.total).toBeGreaterThan(0)
    expect(understood).toEqual(interpretation && expect.objectContaining(interpretation))
  })

  test('while typing at most three codes are shown, those of TN VED with the number of their goods', async () => {
    const { items } = (await askJson('/dev/search?q=насос')).data.codes
    expect(items).toHaveLength(3)
    for (const { tree, code, products } of items) {
      const list = tree === 'tnved' ? await askJson(`/api/products?tnved=${code}&perPage=1`) : null
      expect(products, code).toBe(list?.meta.total)
    }
    expect(items.some(({ products }: { products?: number }) => products)).toBe(true)
  })
})
