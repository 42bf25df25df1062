/** Queries as traders type them find their codes in the built-in editions, by everyday names and in spite of slips. */
import { describe, expect, test } from 'vitest'
import { answeredShare, isAnswered, judgedCodeQueries } from '../../tests/fixtures/judged-codes.ts'
import { builtinEdition } from '../../worker/db/import/classifier/builtin/edition.ts'
import { CLASSIFIERS, compactTree } from './compact.ts'
import { indexTree } from './search.ts'
import { openTree } from './tree.ts'

const MIN_SHARE = { tnved: 0.97, okved: 0.97 }

describe.each(CLASSIFIERS)('judged queries of %s', (tree) => {
  const { head, rows } = builtinEdition(tree)
  const index = indexTree(openTree(compactTree({ ...head, texts: '' }, rows)))
  const queries = judgedCodeQueries(tree)

  test('are judged by codes that exist', () => {
    const unknown = queries.flatMap(({ relevant }) => relevant).filter((code) => !index.tree.positions.has(code))
    expect(unknown).toEqual([])
  })

  test.each(['regression', 'seen', 'unseen'] as const)('find one of their codes among the first five: %s', (half) => {
    const some = queries.filter((query) => query.half === half)
    const share = answeredShare(index, some)
    const missed = share < MIN_SHARE[tree] ? some.filter((query) => !isAnswered(index, query)).map(({ q }) => q) : []
    expect(share, `missed: ${missed.join(' | ')}`).toBeGreaterThanOrEqual(MIN_SHARE[tree])
  })
})
