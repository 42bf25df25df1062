import {
  classedQueries,
  isForNothing,
  isRelevant,
  type RequestData,
  type SearchedProducts,
  scoreSearch,
} from '../fixtures/classed-queries.ts'
import { judge, judgedNames, meanScore, type Score, type SearchedGroups } from '../fixtures/judged-queries.ts'
import type { BenchRow } from './table.ts'

const NEWEST: Parameters<typeof classedQueries>[1] = ['newcomers', 'guests', 'callers', 'clerks', 'buyers']

/** Scores the newest queries. */
async function measureNewest(ask: RequestData<SearchedProducts>): Promise<BenchRow[]> {
  const names = judgedNames()
  const scores: Score[] = []
  const empties: Score[] = []
  for (const query of classedQueries('search', NEWEST)) {
    const score = await scoreSearch(query, names.product, ask)
    ;(isForNothing(query) ? empties : scores).push(score)
  }
  const { recall, ndcg } = meanScore(scores)
  const honest = meanScore(empties).recall
  let found = 0
  const typed = classedQueries('typeahead', NEWEST)
  for (const query of typed) {
    const { products, categories } = await ask(`/dev/search?q=${encodeURIComponent(query.q)}&locale=${query.locale}`)
    const shown = [
      ...products.items.map(({ id }) => names.product.get(id) ?? ''),
      ...categories.items.map(({ id }) => `cat:${names.category.get(id)}`),
    ]
    if (shown.some((name) => isRelevant(query, name))) found += 1
  }
  return [
    { what: 'recall@10, newest queries', figure: recall, budget: { atLeast: 0.97 } },
    { what: 'nDCG@10, newest queries', figure: ndcg, budget: { atLeast: 0.95 } },
    { what: '“nothing found” is honest, newest', figure: honest, budget: { atLeast: 0.95 } },
    { what: 'typeahead success@8, newest', figure: found / typed.length, budget: { atLeast: 0.97 } },
  ]
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
  return [...daily, ...(await measureNewest((path) => read<SearchedProducts>(path)))]
}
