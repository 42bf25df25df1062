import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { atomFeed } from '../../../domain/atom.ts'
import { jsonFeed } from '../../../domain/json-feed.ts'
import { machineStatus, PageError } from '../../../domain/page-error.ts'
import { matchPersonal, type PersonalName, personalRoutes } from '../../../domain/personal-routes.ts'
import { basisFromQuery } from '../../../domain/price-basis.ts'
import { isReaderCurrency, ROUBLES } from '../../../domain/reader-currency.ts'
import { addressOf, type MatchedRoute, matchRoute, type PublicRouteName } from '../../../domain/routes.ts'
import { sha256, toHex } from '../../../domain/sha256.ts'
import type { LoadContext } from '../../../web/app/page/load.ts'
import { problem } from '../../api/http/problem.ts'
import { namesETag } from '../../cache/names-etag.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { createClient, createOwnClient } from '../../gateway/client.ts'
import { loadAppData } from '../app-data.ts'
import { checkQuery } from '../guards.ts'
import { exportedLists, type ListPage } from '../lists.ts'
import { showPriceBasis, showReaderCurrency } from '../reader-rate.ts'
import { contextOf, origin } from '../render-page.ts'
import { hasCurrency, publicRules } from '../screens/public-rules.ts'
import { readCodeChangesTable } from './code-changes.ts'
import { readComparisonTable } from './comparison.ts'
import { SUFFIX } from './format.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { isTableFormat, TABLE_TYPES, type TableFormat, tableBody, tableHeaders } from './spreadsheet.ts'

const TYPES = {
  json: 'application/json',
  ...TABLE_TYPES,
  atom: 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json',
} as const
type Format = keyof typeof TYPES

const FEEDS = { atom: atomFeed, 'feed.json': jsonFeed }
const isFeed = (format: Format): format is keyof typeof FEEDS => Object.hasOwn(FEEDS, format)

const isFormat = (word: string | undefined): word is Format => word !== undefined && Object.hasOwn(TYPES, word)

/** A response may be a minute old. With a language prefix, and prices in roubles, it is the same for everyone. */
const cacheControl = (c: Context<EdgeEnv>): string =>
  c.var.resolved.prefix && c.var.i18n.reader === ROUBLES && c.var.i18n.basis === null
    ? 'public, max-age=60, stale-while-revalidate=600'
    : 'private, no-cache'

/** @returns null where the list does not have that format */
async function bodyOf(
  c: Context<EdgeEnv>,
  format: Format,
  { name, page }: { name: PublicRouteName; page: ListPage },
): Promise<string | ReadableStream<Uint8Array> | null> {
  const { locale } = c.var
  const { body, cells, feed } = page
  if (format === 'json') return JSON.stringify(body)
  if (isTableFormat(format)) return tableBody(cells(), format, name, locale)
  if (!isFeed(format) || !feed) return null
  const { title, query, entries } = await feed()
  const address = (path: string) => origin(c) + addressOf(path, locale, query)
  return FEEDS[format]({
    self: address(c.var.resolved.path),
    screen: address(c.var.resolved.path.replace(SUFFIX, '')),
    title,
    locale,
    entries,
  })
}

function headersOf(c: Context<EdgeEnv>, format: Format, name: PublicRouteName): Record<string, string> {
  const headers: Record<string, string> = { 'Content-Type': TYPES[format], 'Cache-Control': cacheControl(c) }
  // Search engines may index feeds; tables only repeat what the pages have.
  if (!isFeed(format)) headers['X-Robots-Tag'] = 'noindex'
  return isTableFormat(format) ? { ...headers, ...tableHeaders(format, name) } : headers
}

/** A body that is complete gets an ETag: feed readers often ask for a feed that has not changed. */
async function responseOf(
  c: Context<EdgeEnv>,
  body: string | ReadableStream<Uint8Array>,
  headers: Record<string, string>,
): Promise<Response> {
  if (typeof body !== 'string') return new Response(body, { headers })
  const tag = `"${toHex(await sha256(body)).slice(0, 22)}"`
  const tagged = { ...headers, ETag: tag }
  if (namesETag(c.req.header('If-None-Match'), tag)) return new Response(null, { status: 304, headers: tagged })
  return new Response(body, { headers: tagged })
}

/** Screens with an export that are not lists of things with their own pages. */
const OTHERS: Partial<Record<PublicRouteName, (context: LoadContext) => Promise<ListPage>>> = {
  compare: readComparisonTable,
  codeChanges: readCodeChangesTable,
}

/** @returns null where the screen has no such export */
async function exportOf(
  c: Context<EdgeEnv>,
  format: Format,
  { name, id }: MatchedRoute<PublicRouteName>,
): Promise<Response | null> {
  const list = exportedLists[name]
  const readPage = OTHERS[name] ?? list?.readPage
  if (!readPage) return null
  const filters = checkQuery(publicRules[name], c.var.resolved.search)
  const query = isFeed(format) ? { ...filters, ...list?.feedQuery } : filters
  // The address of an export matches no screen, so that currency and basis of its prices have not been resolved from the query yet.
  const shown = hasCurrency(name) && isReaderCurrency(query.currency) ? query.currency : c.var.resolved.currency
  if (isTableFormat(format))
    await showReaderCurrency(c, loadAppData(createClient(c), c.var.locale, c.var.requestId), shown)
  showPriceBasis(c, basisFromQuery(query) ?? c.var.resolved.basis)
  const page = await readPage(contextOf(c, id, query))
  const { page: number, pages } = page.body.meta ?? { page: 1, pages: 1 }
  // As on the screen: a page beyond the last does not exist.
  if (number > Math.max(1, pages)) throw new PageError(404, 'query.page')
  const body = await bodyOf(c, format, { name, page })
  return body === null ? null : responseOf(c, body, headersOf(c, format, name))
}

/**
 * A screen of a person as a spreadsheet, for those who may read it; without a session the screen, which redirects to signing in.
 * @throws PageError 404 for what the visitor may not read
 */
async function personalExportOf(c: Context<EdgeEnv>, format: TableFormat, { name, id }: MatchedRoute<PersonalName>) {
  const table = PERSONAL_TABLES[name]
  if (!table) return null
  const { locale, i18n } = c.var
  await showReaderCurrency(c, loadAppData(createClient(c), locale, c.var.requestId))
  const context = { own: createOwnClient(c), id, i18n, query: c.req.query(), origin: origin(c) }
  const cells = await table(context).catch((error) => {
    if (error instanceof PageError && error.status === 401) return null
    throw error
  })
  if (cells === null) return c.redirect(addressOf(personalRoutes[name].replace(':id', id), locale), 303)
  return new Response(tableBody(cells, format, name, locale), {
    headers: {
      ...tableHeaders(format, name),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** Serves '/ru/catalog.csv?country=CN' and the like; anything else is a page. */
export const respondWithExport = createMiddleware<EdgeEnv>(async function respondWithExport(c, next) {
  const { path, wantsPayload } = c.var.resolved
  const format = SUFFIX.exec(path)?.[1]
  if (!isFormat(format) || wantsPayload) return next()
  const screen = path.replace(SUFFIX, '')
  const match = matchRoute(screen)
  const personal = match ? null : matchPersonal(screen)
  try {
    if (match) return (await exportOf(c, format, match)) ?? next()
    return (personal && isTableFormat(format) && (await personalExportOf(c, format, personal))) || next()
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    return problem(c, { code: error.code, status: machineStatus(error.status) })
  }
})
