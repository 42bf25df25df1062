import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { toCsv } from '../../../domain/csv.ts'
import { machineStatus, PageError } from '../../../domain/page-error.ts'
import { matchRoute, type PublicRouteName } from '../../../domain/routes.ts'
import { problem } from '../../api/http/problem.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { createClient } from '../../gateway/client.ts'
import { publicScreens } from '../../screens.ts'
import { treesOf } from '../category-trees.ts'
import { checkQuery } from '../guards.ts'
import { origin } from '../render-page.ts'
import { atomFeed } from './atom.ts'
import { type ExportableList, exportFormats } from './formats.ts'

const FORM = /\.(json|csv|atom)$/

const TYPES = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
} as const
type Kind = keyof typeof TYPES

const isKind = (word: string | undefined): word is Kind => word !== undefined && Object.hasOwn(TYPES, word)

/** What a minute old is is as good; under a prefix the answer is the same for everybody. */
const cacheControl = (c: Context<EdgeEnv>): string =>
  c.var.resolved.prefix ? 'public, max-age=60, stale-while-revalidate=600' : 'private, no-cache'

/** The list's rows in a form; null where it has none of that kind. */
function bodyOf(
  c: Context<EdgeEnv>,
  kind: Kind,
  { body, cells, stories }: ExportableList,
  query: Record<string, string>,
) {
  const { locale } = c.var
  const { path } = c.var.resolved
  if (kind === 'json') return JSON.stringify(body)
  if (kind === 'csv') return toCsv(cells(), locale)
  if (!stories) return null
  const tag = query.tag && stories[0]?.tags.find(({ id }) => id === query.tag)
  const search = query.tag ? `?tag=${query.tag}` : ''
  const { t } = c.var.i18n
  return atomFeed({
    self: `${origin(c)}/${locale}${path}${search}`,
    screen: `${origin(c)}/${locale}${path.replace(FORM, '')}${search}`,
    title: tag ? t('press.titleOf', { tag: tag.name.text }) : t('press.title'),
    ...{ locale, stories, origin: origin(c) },
  })
}

async function answer(c: Context<EdgeEnv>, kind: Kind, name: PublicRouteName, id: string): Promise<Response | null> {
  const form = exportFormats[name]
  if (!form) return null
  const query = checkQuery(publicScreens[name], c.var.resolved.search)
  const { i18n } = c.var
  const own = { id, query, origin: origin(c), posted: null, maps: null }
  const context = { api: createClient(c), trees: treesOf(c), i18n, ...own }
  const list = await form(context)
  const { page, pages } = list.body.meta ?? { page: 1, pages: 1 }
  // As on the screen: a page beyond the last does not exist.
  if (page > Math.max(1, pages)) throw new PageError(404, 'query.page')
  const body = bodyOf(c, kind, list, query)
  if (body === null) return null
  return new Response(body, {
    headers: {
      'Content-Type': TYPES[kind],
      'Cache-Control': cacheControl(c),
      // A feed is for readers of feeds; tables repeat what the pages say.
      ...(kind !== 'atom' && { 'X-Robots-Tag': 'noindex' }),
      ...(kind === 'csv' && { 'Content-Disposition': `attachment; filename="${name}.csv"` }),
    },
  })
}

/** Answers '/ru/catalog.csv?country=CN' and its like; anything else is a page. */
export const respondWithExport = createMiddleware<EdgeEnv>(async function answerMachineForms(c, next) {
  const kind = FORM.exec(c.var.resolved.path)?.[1]
  const match = isKind(kind) ? matchRoute(c.var.resolved.path.replace(FORM, '')) : null
  if (!isKind(kind) || !match || c.var.resolved.wantsPayload) return next()
  try {
    const found = await answer(c, kind, match.name, match.id)
    return found ?? next()
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    return problem(c, { code: error.code, status: machineStatus(error.status) })
  }
})
