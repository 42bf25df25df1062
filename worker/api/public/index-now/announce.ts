/** Tells search engines at once which addresses have come or gone (the protocol IndexNow, indexnow.org/documentation). */
import type { Context } from 'hono'
import { LOCALES } from '../../../../domain/locale.ts'
import type { CompanyStatus } from '../../../../domain/statuses/company.ts'
import type { ProductStatus } from '../../../../domain/statuses/product.ts'
import type { companies } from '../../../db/schema.ts'
import { log } from '../../../observe/log.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { inBackground } from '../../http/background.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { indexNowKey } from './key.ts'

/** One of the engines that share what they are told: Bing, Yandex, Seznam and others. */
const SERVICE = 'https://api.indexnow.org/indexnow'

/** Milliseconds that the service has to take a message. */
const PATIENCE = 5000

/** @throws Error where the message was not taken */
async function send(c: Context<ApiEnv>, key: string, paths: string[]): Promise<void> {
  const origin = siteOrigin(c)
  const urlList = LOCALES.flatMap((locale) => paths.map((path) => `${origin}/${locale}${path}`))
  const answer = await fetch(c.env.INDEXNOW_URL ?? SERVICE, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}`)
}

/**
 * Behind the answer: who publishes does not wait for it, and a failure is logged alone, since crawlers find the sitemap anyway.
 * @param paths without language
 */
async function announce(c: Context<ApiEnv>, paths: string[]): Promise<void> {
  const key = indexNowKey(c.env)
  if (key === null) return
  const { requestId } = c.var
  await inBackground(
    c,
    send(c, key, paths).catch((error: unknown) => log('warn', 'indexnow', { requestId }, error)),
  )
}

/** What stands for a thing in its address; one without a name that can be spelt has an id alone. */
const named = ({ id, slug }: { id: string; slug: string }): string => (slug === '' ? id : `${id}-${slug}`)

interface Change<Status> {
  from: Status
  to: Status
}

/** Announces a product that buyers can see since, or cannot any more; any other change of its state is nobody's business. */
export async function announceProduct(
  c: Context<ApiEnv>,
  product: { id: string; slug: string },
  { from, to }: Change<ProductStatus>,
): Promise<void> {
  if (from !== to && (from === 'published' || to === 'published')) await announce(c, [`/product/${named(product)}`])
}

/** The directories that a company of a kind has a page in. */
const DIRECTORIES: Record<(typeof companies.$inferSelect)['kind'], string[]> = {
  supplier: ['/suppliers'],
  service: ['/services/company'],
  both: ['/suppliers', '/services/company'],
}

/** The same for a company. Its products, thousands perhaps, are left to the sitemap. */
export async function announceCompany(
  c: Context<ApiEnv>,
  company: Pick<typeof companies.$inferSelect, 'id' | 'slug' | 'kind'>,
  { from, to }: Change<CompanyStatus>,
): Promise<void> {
  if (from === to || (from !== 'active' && to !== 'active')) return
  await announce(
    c,
    DIRECTORIES[company.kind].map((directory) => `${directory}/${named(company)}`),
  )
}
