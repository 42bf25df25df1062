/** Sitemaps, canonical addresses and `noindex` with both published editions, the whole tariff among them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

  /** Codes that have a page, by whether they have a name in the language. */
  function codesOf(name: ClassifierName, locale: Locale) {
    const tree = trees.get(name)
    if (!tree) throw new Error(`no ${name}`)
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
})
