import {
  type Ask,
  classedQueries,
  isForNothing,
  isRelevant,
  type SearchedProducts,
  scoreSearch,
} from '../fixtures/classed-queries.ts'
import { judge, judgedNames, meanScore, type SearchedGroups } from '../fixtures/judged-queries.ts'
import type { BenchRow } from './table.ts'

const HALVES = ['seen', 'unseen'] as const

/** Scores the queries of outsiders, which `npm test` does not ask. */
async function measureOutsiders(ask: Ask<SearchedProducts>): Promise<BenchRow[]> {
  const names = judgedNames()
  const rows: BenchRow[] = []
  for (const half of HALVES) {
    const scores = []
    for (const query of classedQueries('search', ['outsiders'])) {
      if (query.half === half && !isForNothing(query)) scores.push(await scoreSearch(query, names.product, ask))
    }
    const { recall, ndcg } = meanScore(scores)
    let found = 0
    const typed = classedQueries('typeahead', ['outsiders']).filter((query) => query.half === half)
    for (const query of typed) {
      const { products, categories } = await ask(`/dev/search?q=${encodeURIComponent(query.q)}&locale=${query.locale}`)
      const shown = [
        ...products.items.map(({ id }) => names.product.get(id) ?? ''),
        ...categories.items.map(({ id }) => `cat:${names.category.get(id)}`),
      ]
      if (shown.some((name) => isRelevant(query, name))) found += 1
    }
    rows.push(
      { what: `recall@10, outsiders’ queries, ${half}`, figure: recall, budget: { atLeast: 0.97 } },
      { what: `nDCG@10, outsiders’ queries, ${half}`, figure: ndcg, budget: { atLeast: 0.93 } },
      { what: `typeahead success@8, outsiders’, ${half}`, figure: found / typed.length, budget: { atLeast: 0.95 } },
    )
  }
  return rows
}

/** Scores the judged queries. @param site with nothing but the seed, whose rows were judged. */
export async function measureSearchQuality(site: URL): Promise<BenchRow[]> {
  const read = async <Data>(path: string): Promise<Data> => (await (await fetch(new URL(path, site))).json()).data
  const answers = await judge((path) => read<SearchedGroups>(path))
  const daily = [false, true].flatMap((heldOut) => {
    const chosen = answers.filter(({ query }) => query.heldOut === heldOut)
    const { recall, ndcg } = meanScore(chosen.map(({ score }) => score))
    const which = `${chosen.length} judged queries, ${heldOut ? 'held out' : 'tuned'}`
    return [
      { what: `recall@10, ${which}`, figure: recall, budget: { atLeast: 0.95 } },
      { what: `nDCG@10, ${which}`, figure: ndcg, budget: { atLeast: heldOut ? 0.9 : 0.95 } },
    ]
  })
  return [...daily, ...(await measureOutsiders((path) => read<SearchedProducts>(path)))]
}
