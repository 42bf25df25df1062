import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { toCsv } from '../../../domain/csv.ts'
import { machineStatus, PageError } from '../../../domain/page-error.ts'
import { ROUBLES } from '../../../domain/reader-currency.ts'
import { type MatchedRoute, matchRoute, type PublicRouteName } from '../../../domain/routes.ts'
import { problem } from '../../api/http/problem.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { createClient } from '../../gateway/client.ts'
import { appData } from '../app-data.ts'
import { checkQuery } from '../guards.ts'
import { type ListPage, lists } from '../lists.ts'
import { showReaderCurrency } from '../reader-rate.ts'
import { contextOf, origin } from '../render-page.ts'
import { publicRules } from '../screens/public-rules.ts'
import { atomFeed } from './atom.ts'
import { SUFFIX } from './format.ts'

const TYPES = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
} as const
type Format = keyof typeof TYPES

const isFormat = (word: string | undefined): word is Format => word !== undefined && Object.hasOwn(TYPES, word)

/** A response that is a minute old will do; under a prefix and in roubles it is the same for everyone. */
const cacheControl = (c: Context<EdgeEnv>): string =>
  c.var.resolved.prefix && c.var.i18n.reader === ROUBLES
    ? 'public, max-age=60, stale-while-revalidate=600'
    : 'private, no-cache'

/** Text of an export; null where the list does not have that format. */
function textOf(c: Context<EdgeEnv>, format: Format, page: ListPage, query: Record<string, string>): string | null {
  const { locale, i18n } = c.var
  const { body, cells, stories } = page
  if (format === 'json') return JSON.stringify(body)
  if (format === 'csv') return toCsv(cells(), locale)
  if (!stories) return null
  const tag = query.tag && stories[0]?.tags.find(({ id }) => id === query.tag)
  const address = (path: string) => `${origin(c)}/${locale}${path}${query.tag ? `?tag=${query.tag}` : ''}`
  return atomFeed({
    self: address(c.var.resolved.path),
    screen: address(c.var.resolved.path.replace(SUFFIX, '')),
    title: tag ? i18n.t('press.titleOf', { tag: tag.name.text }) : i18n.t('press.title'),
    locale,
    stories,
    origin: origin(c),
  })
}

function headersOf(c: Context<EdgeEnv>, format: Format, name: PublicRouteName): Record<string, string> {
  const headers: Record<string, string> = { 'Content-Type': TYPES[format], 'Cache-Control': cacheControl(c) }
  // Feed readers must find feeds; tables repeat what the pages have.
  if (format !== 'atom') headers['X-Robots-Tag'] = 'noindex'
  if (format === 'csv') headers['Content-Disposition'] = `attachment; filename="${name}.csv"`
  return headers
}

/** @returns null where the screen has no such export */
async function exportOf(
  c: Context<EdgeEnv>,
  format: Format,
  { name, id }: MatchedRoute<PublicRouteName>,
): Promise<Response | null> {
  const list = lists[name]
  if (!list) return null
  const query = checkQuery(publicRules[name], c.var.resolved.search)
  if (format === 'csv') await showReaderCurrency(c, appData(createClient(c), c.var.locale, c.var.requestId))
  const page = await list.readPage(contextOf(c, id, query))
  const { page: number, pages } = page.body.meta ?? { page: 1, pages: 1 }
  // As on the screen: a page beyond the last does not exist.
  if (number > Math.max(1, pages)) throw new PageError(404, 'query.page')
  const text = textOf(c, format, page, query)
  return text === null ? null : new Response(text, { headers: headersOf(c, format, name) })
}

/** Serves '/ru/catalog.csv?country=CN' and the like; anything else is a page. */
export const respondWithExport = createMiddleware<EdgeEnv>(async function respondWithExport(c, next) {
  const { path, wantsPayload } = c.var.resolved
  const format = SUFFIX.exec(path)?.[1]
  const match = isFormat(format) ? matchRoute(path.replace(SUFFIX, '')) : null
  if (!isFormat(format) || !match || wantsPayload) return next()
  try {
    return (await exportOf(c, format, match)) ?? next()
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    return problem(c, { code: error.code, status: machineStatus(error.status) })
  }
})
