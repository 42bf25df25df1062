import type { Context } from 'hono'
import { CLASSIFIERS, type ClassifierName } from '../../domain/classifier/compact.ts'
import { codeOf, openTree } from '../../domain/classifier/tree.ts'
import { isWhole } from '../../domain/classifier/tree-response.ts'
import type { SitemapKind, SitemapRows } from '../../domain/contract/sitemap.ts'
import { isLocale, LOCALES, type Locale } from '../../domain/locale.ts'
import { read } from '../../domain/page-error.ts'
import { href, isPrivateRoute, publicRouteNames, routes } from '../../domain/routes.ts'
import { readClassifier } from '../../web/pages/classifier/read-codes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createClient } from '../gateway/client.ts'
import { type EntryHref, exportedLists } from './lists.ts'
import { origin } from './render-page.ts'

/** The address of an entry by kind: from its list, or for categories, which are in no list, from here. */
const ENTRIES = new Map<string, EntryHref>([
  ['categories', (locale, entry) => href('category', locale, entry)],
  ...Object.values(exportedLists).flatMap(({ sitemap, entryHref }): [string, EntryHref][] =>
    sitemap ? [[sitemap, entryHref]] : [],
  ),
])

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const HEADERS = { 'Content-Type': 'application/xml; charset=UTF-8', 'Cache-Control': 'public, max-age=3600' }

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const isKind = (word: string): word is SitemapKind => ENTRIES.has(word)

/** Public screens without an id, each of which is one page. */
const onePageScreens = publicRouteNames.filter((name) => !isPrivateRoute(name) && !routes[name].includes(':'))

/** GET /sitemap.xml: the sitemaps of every language and kind. */
export async function sitemapIndex(c: Context<EdgeEnv>): Promise<Response> {
  const { data } = await read(createClient(c).get('/app/sitemap'))
  const names = [
    'pages',
    ...CLASSIFIERS,
    ...data.flatMap(({ kind, parts }) => Array.from({ length: parts }, (_, n) => `${kind}-${n}`)),
  ]
  const entries = LOCALES.flatMap((locale) =>
    names.map((name) => `<sitemap><loc>${origin(c)}/sitemaps/${locale}/${name}.xml</loc></sitemap>\n`),
  )
  return c.body(`${XML}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`, 200, HEADERS)
}

const urlEntry = (address: string, updatedAt: string | null) =>
  `<url><loc>${escapeXml(address)}</loc>${updatedAt ? `<lastmod>${updatedAt.slice(0, 10)}</lastmod>` : ''}</url>\n`

async function* entriesOf(
  c: Context<EdgeEnv>,
  locale: Locale,
  kind: SitemapKind,
  part: string,
): AsyncGenerator<string> {
  const api = createClient(c)
  const addressOf = ENTRIES.get(kind)
  if (!addressOf) return
  let next: number | null = 0
  while (next !== null) {
    const query: Record<string, string> = next === 0 ? { part } : { part, after: String(next) }
    const rows: SitemapRows = await read(api.get('/app/sitemap/:kind', { params: { kind }, query }))
    yield rows.data
      .map(({ id, slug, updatedAt }) => urlEntry(origin(c) + addressOf(locale, { id, slug }), updatedAt))
      .join('')
    next = rows.meta.next
  }
}

async function* pageEntries(c: Context<EdgeEnv>, locale: Locale): AsyncGenerator<string> {
  for (const name of onePageScreens) {
    const path = routes[name]
    yield urlEntry(`${origin(c)}/${locale}${path === '/' ? '' : path}`, null)
  }
}

/**
 * Every code of a classifier's current edition that has a page, and a name in the language; lines of the tariff without a code
 * have no page. Some ten thousand addresses in one piece: the classifier is in memory.
 * @throws PageError where the classifier cannot be read
 */
async function* codeEntries(c: Context<EdgeEnv>, locale: Locale, name: ClassifierName): AsyncGenerator<string> {
  const response = await readClassifier(createClient(c).get(`/api/${name}/tree`))
  if (!isWhole(response)) throw new Error('the API returned no tree')
  const tree = openTree(response.data)
  const codes = tree.names[locale].map((name, at) => (name ? codeOf(tree, at) : null)).filter((code) => code !== null)
  yield codes.map((id) => urlEntry(origin(c) + href(`${name}Code`, locale, { id }), null)).join('')
}

/** @returns the entries of a sitemap by its name; null for an unknown name. */
function entriesNamed(c: Context<EdgeEnv>, locale: Locale, name: string, part: string | undefined) {
  const tree = CLASSIFIERS.find((one) => one === name)
  if (tree && part === undefined) return codeEntries(c, locale, tree)
  return isKind(name) && part !== undefined ? entriesOf(c, locale, name, part) : null
}

/** Streams while the rows are read, so that memory does not grow with the catalogue. */
function streamOf(first: string, entries: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`${XML}<urlset ${NAMESPACE}>\n${first}`)),
    async pull(controller) {
      const { done, value } = await entries.next()
      controller.enqueue(encoder.encode(done ? '</urlset>\n' : value))
      if (done) controller.close()
    },
  })
}

/** GET /sitemaps/{language}/pages.xml, …/{okved,tnved}.xml, …/{kind}-{part}.xml: at most 50,000 addresses each. */
export async function sitemapPart(c: Context<EdgeEnv>): Promise<Response> {
  const match = /^\/sitemaps\/(\w+)\/(\w+)(?:-(\d{1,6}))?\.xml$/.exec(c.req.path)
  const [, locale, name = '', part] = match ?? []
  if (!isLocale(locale)) return c.body(null, 404)
  if (name === 'pages' && part === undefined) return c.body(streamOf('', pageEntries(c, locale)), 200, HEADERS)
  const entries = entriesNamed(c, locale, name, part)
  if (!entries) return c.body(null, 404)
  // The first entry is awaited before the response begins, so that a failure of the API is a status and not half a file.
  const { value } = await entries.next()
  if (!value) return c.body(null, 404)
  return c.body(streamOf(value, entries), 200, HEADERS)
}
