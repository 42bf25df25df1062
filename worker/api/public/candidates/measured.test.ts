/** How often the right heading and the right six digits are among three candidates (docs/decisions/0050), in the published edition. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digitsOf, findCandidates } from '../../../../domain/classifier/candidates/candidates.ts'
import { type ClassifierIndex, indexTree } from '../../../../domain/classifier/search.ts'
import { openTree } from '../../../../domain/classifier/tree.ts'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { allCodedGoods, type CodedGoods, codedWordings } from '../../../../tests/fixtures/goods-with-codes.ts'
import { importEdition } from '../../../../tests/fixtures/imported-edition.ts'
import { alsoCalled } from '../../../db/search-text/also-called.ts'

const FOLDER = '../shared/data'
/** Of the thousands of wordings, so that the test stays short. */
const EACH = process.env.FULL ? 8 : 24

interface Shares {
  heading: number
  subheading: number
}

function shares(index: ClassifierIndex, goods: CodedGoods[]): Shares {
  const found = goods.map((one) => {
    const others = alsoCalled(`${one.name}\n${one.category ?? ''}`)
    const { chosen } = findCandidates(index, { ...one, alsoCalled: others })
    const digits = chosen.map(({ at, general }) => digitsOf(index.tree, general ?? at))
    const has = (length: number) => digits.some((code) => code.slice(0, length) === one.code.slice(0, length))
    return { heading: has(4), subheading: one.code.length < 6 ? null : has(6) }
  })
  const share = (all: (boolean | null)[]) => {
    const known = all.filter((one) => one !== null)
    return known.filter(Boolean).length / known.length
  }
  return {
    heading: share(found.map(({ heading }) => heading)),
    subheading: share(found.map(({ subheading }) => subheading)),
  }
}

describe.skipIf(!existsSync(FOLDER))('three candidates in the published edition', () => {
  let started: StartedBindings
  let index: ClassifierIndex
  beforeAll(async () => {
    started = await startBindings()
    const files = ['tnved', 'hs'].flatMap((folder) =>
      readdirSync(`${FOLDER}/${folder}`).map((name) => ({ name, bytes: readFileSync(`${FOLDER}/${folder}/${name}`) })),
    )
    const { written } = await importEdition(started.unwatched.DB, { tree: 'tnved', files, now: 0 })
    index = indexTree(openTree(JSON.parse(written.text)))
  })
  afterAll(() => started.stop())

  const wordings = () => codedWordings(`${FOLDER}/tnved/fns_codes_2022.csv`).filter((_, at) => at % EACH === 0)

  // The aims of decision 50: 0.9 and 0.75.
  test.each([
    ['goods', 'seen', { heading: 0.9, subheading: 0.85 }, allCodedGoods],
    ['goods', 'unseen', { heading: 0.9, subheading: 0.75 }, allCodedGoods],
    ['wordings', 'seen', { heading: 0.9, subheading: 0.85 }, wordings],
    ['wordings', 'unseen', { heading: 0.9, subheading: 0.85 }, wordings],
  ] as const)('%s, %s', (_, half, least, read) => {
    const found = shares(
      index,
      read().filter((one) => one.half === half),
    )
    expect(found.heading).toBeGreaterThanOrEqual(least.heading)
    expect(found.subheading).toBeGreaterThanOrEqual(least.subheading)
  })
})
