/** Announces new and removed URLs to search engines (the protocol IndexNow, indexnow.org/documentation). */
import type { Context } from 'hono'
import { companyRoutes } from '../../../../domain/company-kinds.ts'
import { LOCALES, type Locale } from '../../../../domain/locale.ts'
import { href } from '../../../../domain/routes.ts'
import type { CompanyStatus } from '../../../../domain/statuses/company.ts'
import type { ProductStatus } from '../../../../domain/statuses/product.ts'
import type { companies } from '../../../db/schema.ts'
import { log } from '../../../observe/log.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { inBackground } from '../../http/background.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { indexNowKey } from './key.ts'

/** One service is enough: Bing, Yandex, Seznam and others share the URLs that they receive. */
const SERVICE = 'https://api.indexnow.org/indexnow'

/** Milliseconds until the service has to respond. */
const PATIENCE = 5000

/** Paths of the pages in one language. */
type PathsIn = (locale: Locale) => string[]

/** @throws Error where the service did not accept the URLs. */
async function send(c: Context<ApiEnv>, key: string, pathsIn: PathsIn): Promise<void> {
  const origin = await siteOrigin(c)
  const urlList = LOCALES.flatMap((locale) => pathsIn(locale).map((path) => origin + path))
  const response = await fetch(c.env.INDEXNOW_URL ?? SERVICE, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`IndexNow responded with ${response.status}`)
}

/** Runs after the response. A failure is only logged, since crawlers find the same URLs in the sitemap. */
async function announce(c: Context<ApiEnv>, pathsIn: PathsIn): Promise<void> {
  const key = indexNowKey(c.env)
  if (key === null) return
  const { requestId } = c.var
  await inBackground(
    c,
    send(c, key, pathsIn).catch((error: unknown) => log('warn', 'indexnow', { requestId }, error)),
  )
}

interface Change<Status> {
  from: Status
  to: Status
}

/** Announces a product that has become public or is no longer public; other changes of its status are internal. */
export async function announceProduct(
  c: Context<ApiEnv>,
  { id, slug }: { id: string; slug: string },
  { from, to }: Change<ProductStatus>,
): Promise<void> {
  if (from === to || (from !== 'published' && to !== 'published')) return
  await announce(c, (locale) => [href('product', locale, { id, slug })])
}

/** The same for a company. Its products, perhaps thousands, are not announced: crawlers find them in the sitemap. */
export async function announceCompany(
  c: Context<ApiEnv>,
  { id, slug, kind }: Pick<typeof companies.$inferSelect, 'id' | 'slug' | 'kind'>,
  { from, to }: Change<CompanyStatus>,
): Promise<void> {
  if (from === to || (from !== 'active' && to !== 'active')) return
  await announce(c, (locale) => companyRoutes(kind).map((route) => href(route, locale, { id, slug })))
}
