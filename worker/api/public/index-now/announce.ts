/** Announces new and removed URLs to search engines (the protocol IndexNow, indexnow.org/documentation). */
import type { Context } from 'hono'
import { companyRoutes } from '../../../../domain/company-kinds.ts'
import { LOCALES, type Locale } from '../../../../domain/locale.ts'
import { href } from '../../../../domain/routes.ts'
import type { CompanyStatus } from '../../../../domain/statuses/company.ts'
import type { ProductStatus } from '../../../../domain/statuses/product.ts'
import { newId } from '../../../db/id.ts'
import type { companies } from '../../../db/schema.ts'
import { startJob } from '../../../jobs/queue-job.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { indexNowKey } from './key.ts'

/** Paths of the pages in one language. */
type PathsIn = (locale: Locale) => string[]

/** Runs after the response (worker/jobs/announced-pages.ts). */
async function announce(c: Context<ApiEnv>, pathsIn: PathsIn): Promise<void> {
  if (indexNowKey(c.env) === null) return
  const origin = await siteOrigin(c)
  const urls = LOCALES.flatMap((locale) => pathsIn(locale).map((path) => origin + path))
  await startJob(c, { name: `announced-pages:${newId()}`, kind: 'announced-pages', argument: { origin, urls } })
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
