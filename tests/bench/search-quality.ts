import { judge, meanScore, type SearchedGroups } from '../fixtures/judged-queries.ts'
import type { BenchRow } from './table.ts'

/** Scores the judged queries. @param site with nothing but the seed, whose rows were judged. */
export async function measureSearchQuality(site: URL): Promise<BenchRow[]> {
  const answers = await judge(async (path): Promise<SearchedGroups> => {
    const { data } = await (await fetch(new URL(path, site))).json()
    return data
  })
  return [false, true].flatMap((heldOut) => {
    const chosen = answers.filter(({ query }) => query.heldOut === heldOut)
    const { recall, ndcg } = meanScore(chosen.map(({ score }) => score))
    const which = `${chosen.length} judged queries, ${heldOut ? 'held out' : 'tuned'}`
    return [
      { what: `recall@10, ${which}`, figure: recall, budget: { atLeast: 0.95 } },
      { what: `nDCG@10, ${which}`, figure: ndcg, budget: { atLeast: heldOut ? 0.9 : 0.95 } },
    ]
  })
}
