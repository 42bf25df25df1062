/** Pages of codes are at most 10 kB of HTML compressed, the longest of the published tariff too (docs/behaviour.md, "Weight of a code's page"). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ClassifierTree, codeOf, openTree } from '../../domain/classifier/tree.ts'
import { LOCALES } from '../../domain/locale.ts'
import { importEdition } from '../fixtures/imported-edition.ts'
import { request, startSite } from './site.ts'

const FOLDER = '../shared/data'
/** Chapters with most headings, longest names and longest notes, and codes with long notes of their own or a footnote. */
const KNOWN = ['29', '39', '48', '68', '73', '82', '84', '85', '87', '90', '8479', '8544', '8544429009', '8481808199']
const MAX_PAGES = 20
const MAX_BYTES = 10_000

const filesOf = (folder: string) =>
  readdirSync(`${FOLDER}/${folder}`).map((name) => ({
    name,
    bytes: new Uint8Array(readFileSync(`${FOLDER}/${folder}/${name}`)),
  }))

/** @returns codes whose pages have most text: their own name, the names above, and those right below */
function longestOf(tree: ClassifierTree): string[] {
  const { ids, parents, names } = tree
  const lengths = ids.map((_, at) => (names.ru[at] ?? '').length + (names.en[at] ?? '').length)
  const below = ids.map(() => 0)
  for (const [at, parent] of parents.entries())
    if (parent >= 0) below[parent] = (below[parent] ?? 0) + (lengths[at] ?? 0)
  const above = (at: number): number => (at < 0 ? 0 : (lengths[at] ?? 0) + above(parents[at] ?? -1))
  return ids
    .flatMap((_, at) => {
      const code = codeOf(tree, at)
      return code === null ? [] : [{ code, letters: above(at) + (below[at] ?? 0) }]
    })
    .toSorted((one, other) => other.letters - one.letters)
    .slice(0, MAX_PAGES)
    .map(({ code }) => code)
}

describe.skipIf(!existsSync(FOLDER))('of the published tariff', () => {
  startSite({}, async ({ DB }) => {
    await importEdition(DB, { tree: 'tnved', files: ['tnved', 'hs'].flatMap(filesOf), now: 0 })
  })

  let longest: string[] = []
  beforeAll(async () => {
    longest = longestOf(openTree(JSON.parse(await (await request('/api/tnved/tree')).text()).data))
  })

  test.each(LOCALES)('in %s', async (locale) => {
    expect(longest).toHaveLength(MAX_PAGES)
    const tooLong: string[] = []
    for (const code of new Set([...KNOWN, ...longest])) {
      const response = await request(`/${locale}/tnved/${code}`)
      expect(response.status, code).toBe(200)
      const html = Buffer.from(await response.arrayBuffer())
      const { length } = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      if (length > MAX_BYTES) tooLong.push(`${code}: ${length}`)
    }
    expect(tooLong).toEqual([])
  })
})
