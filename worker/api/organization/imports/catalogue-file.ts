/** GET /api/profile/company/catalogue-file: the organization's whole catalogue, drafts included, as a file that an import can read back. */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { CatalogueFileQuery } from '../../../../domain/contract/catalogue-file.ts'
import { choiceOf } from '../../../../domain/price-list/catalogue-file.ts'
import { byteStream } from '../../../byte-stream.ts'
import { readGoods } from '../../../catalogue-file/read-goods.ts'
import { CATALOGUE_TYPES, writeCatalogue } from '../../../catalogue-file/write-catalogue.ts'
import { database } from '../../../db/connection.ts'
import { feedWords } from '../../../db/import/feed-words.ts'
import { readShopCategories } from '../../../db/import/shop-categories.ts'
import { siteOriginOf } from '../../../site-origin.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeFile } from '../../http/openapi.ts'
import { countPace, IMPORT_PACE } from '../../http/save-limits.ts'
import { query } from '../../http/validate.ts'

async function usedCategories(c: Context<ApiEnv>, company: number): Promise<number[]> {
  const rows = await database(c.env.DB).all<{ category: number }>(
    sql`SELECT DISTINCT category FROM products WHERE company = ${company} AND deleted_at IS NULL`,
  )
  return rows.map(({ category }) => category)
}

export const catalogueFile = new Hono<ApiEnv>().get(
  '/',
  describeFile('imports', 'All own goods, drafts included, as XLSX, CSV, YML or CommerceML, which an import can read'),
  requires('product.read'),
  query(CatalogueFileQuery),
  async (c) => {
    const viewer = member(c)
    await countPace(c, IMPORT_PACE, viewer)
    const { format, ...ticks } = c.req.valid('query')
    const company = viewer.organization.num
    const [categories, used] = await Promise.all([readShopCategories(c.env.DB), usedCategories(c, company)])
    const { locale } = c.var
    const catalogue = {
      goods: () => readGoods(c.env.DB, company),
      choice: choiceOf(ticks),
      context: {
        locale,
        origin: siteOriginOf(c.env, c.req.url),
        words: { yes: feedWords[locale].yes, no: feedWords[locale].no },
        categories: new Map(categories.map((category) => [category.num, category])),
      },
      used,
      name: viewer.organization.id,
    }
    return c.body(byteStream(writeCatalogue(catalogue, format)), 200, {
      'Content-Type': CATALOGUE_TYPES[format],
      'Content-Disposition': `attachment; filename="catalogue.${format === 'yml' || format === 'commerceml' ? 'xml' : format}"`,
      'Cache-Control': 'no-store',
    })
  },
)
