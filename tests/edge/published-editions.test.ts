/** The published editions, the whole tariff among them: sitemaps, canonical addresses and `noindex`, and what the pages of codes weigh. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ClassifierName } from '../../domain/classifier/compact.ts'
import { type ClassifierTree, codeOf, openTree } from '../../domain/classifier/tree.ts'
import { LOCALES, type Locale } from '../../domain/locale.ts'
import { importEdition } from '../fixtures/imported-edition.ts'
import { request, startSite } from './site.ts'

const FOLDER = '../shared/data'
const filesOf = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(`${FOLDER}/${folder}`).map((name) => ({ name, bytes: readFileSync(`${FOLDER}/${folder}/${name}`) })),
  )

/** Maximum number of addresses in a sitemap, by its protocol. */
const MAX_ADDRESSES = 50_000
/** Codes whose pages are looked at: the first, the last, and some between. */
const SAMPLES = 5

/** The heaviest pages as measured: chapters with most headings or longest notes, and codes with long notes of their own or a footnote. */
const HEAVIEST = ['84', '85', '90', '82', '68', '8544', '8544429009', '8481808199']
/** Others of the kind. `npm run test:full` weighs them, too, and those with most text. */
const HEAVY = ['29', '39', '48', '73', '87', '8479']
const MAX_PAGES = 20
const MAX_BYTES = 10_000

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

const spread = <Value>(all: readonly Value[]): Value[] => {
  const step = Math.max(1, Math.floor((all.length - 1) / (SAMPLES - 1)))
  return all.filter((_, at) => at % step === 0).slice(0, SAMPLES)
}

describe.skipIf(!existsSync(FOLDER))('with the published editions', () => {
  startSite({}, async ({ DB }) => {
    await importEdition(DB, { tree: 'okved', files: filesOf('okved2'), now: 0 })
    await importEdition(DB, { tree: 'tnved', files: filesOf('tnved', 'hs'), now: 0 })
  })

  const trees = new Map<ClassifierName, ClassifierTree>()
  beforeAll(async () => {
    for (const name of ['okved', 'tnved'] as const)
      trees.set(name, openTree(JSON.parse(await (await request(`/api/${name}/tree`)).text()).data))
  })

  function treeOf(name: ClassifierName): ClassifierTree {
    const tree = trees.get(name)
    if (!tree) throw new Error(`no ${name}`)
    return tree
  }

  /** Codes that have a page, by whether they have a name in the language. */
  function codesOf(name: ClassifierName, locale: Locale) {
    const tree = treeOf(name)
    const codes = tree.ids.flatMap((_, at) => {
      const code = codeOf(tree, at)
      return code === null ? [] : [{ code, isNamed: Boolean(tree.names[locale][at]) }]
    })
    const of = (wanted: boolean) => codes.filter(({ isNamed }) => isNamed === wanted).map(({ code }) => code)
    return { named: of(true), others: of(false) }
  }

  const listed = async (name: ClassifierName, locale: Locale) => {
    const xml = await (await request(`/sitemaps/${locale}/${name}.xml`)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  }

  test.each(['okved', 'tnved'] as const)('the sitemaps of %s have every code with a wording once', async (name) => {
    for (const locale of LOCALES) {
      const { named } = codesOf(name, locale)
      const addresses = await listed(name, locale)
      expect(new Set(addresses)).toEqual(new Set(named.map((code) => `/${locale}/${name}/${code}`)))
      expect(addresses).toHaveLength(named.length)
      expect(addresses.length).toBeLessThan(MAX_ADDRESSES)
    }
    const { named, others } = codesOf(name, 'ru')
    expect([named.length, others.length]).toEqual(name === 'okved' ? [2899, 0] : [18_027, 0])
  })

  const headOf = async (path: string) => {
    const html = await (await request(path)).text()
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
    return { canonical: new URL(canonical).pathname, isHidden: /<meta name="robots" content="[^"]*noindex/.test(html) }
  }

  test.each(LOCALES.flatMap((locale) => (['okved', 'tnved'] as const).map((name) => [locale, name] as const)))(
    'in %s, pages of %s with a wording are their own canonical address, those without are not indexed',
    async (locale, name) => {
      const { named, others } = codesOf(name, locale)
      for (const code of spread(named)) {
        const path = `/${locale}/${name}/${code}`
        expect({ path, ...(await headOf(path)) }).toEqual({ path, canonical: path, isHidden: false })
      }
      for (const code of spread(others)) {
        const path = `/${locale}/${name}/${code}`
        expect({ path, ...(await headOf(path)) }).toMatchObject({ path, isHidden: true })
      }
    },
  )

  test.each(LOCALES)(
    'in %s, pages of codes are at most 10 kB compressed, the longest of the tariff too',
    async (locale) => {
      const longest = process.env.FULL ? longestOf(treeOf('tnved')) : []
      const codes = process.env.FULL ? [...HEAVIEST, ...HEAVY, ...longest] : HEAVIEST
      const tooLong: string[] = []
      for (const code of new Set(codes)) {
        const response = await request(`/${locale}/tnved/${code}`)
        expect(response.status, code).toBe(200)
        const html = Buffer.from(await response.arrayBuffer())
        const { length } = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        if (length > MAX_BYTES) tooLong.push(`${code}: ${length}`)
      }
      expect(tooLong).toEqual([])
    },
  )
})
