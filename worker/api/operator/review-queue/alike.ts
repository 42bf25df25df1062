/** Products that may be the same as one under review. */
import { sql } from 'drizzle-orm'
import type { Alike } from '../../../../domain/contract/reviews.ts'
import { LOCALES, type Locale } from '../../../../domain/locale.ts'
import type { ProductStatus } from '../../../../domain/statuses/product.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { directoryNum } from '../../../db/directory-num.ts'
import { matchQuery } from '../../../db/search-text/match-query.ts'
import { queryTerms } from '../../../db/search-text/tokens.ts'
import { decoded, number } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'

/** Products that are compared, and that are shown. */
const COMPARED = 50
const SHOWN = 5

const FIRST_COMPANY = directoryNum('company', 0)

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()

/** Whether two names are the same in a language that both have. */
export const sameName = (one: Text, other: Text): boolean =>
  LOCALES.some((locale) => Boolean(one[locale]) && plain(one[locale] ?? '') === plain(other[locale] ?? ''))

interface Subject {
  num: number
  company: number
  names: Text
  model: string | null
}

/** @returns products of anybody with the same name, and of the same supplier with the same model, public or waiting */
export async function readAlike(db: Database, subject: Subject, locale: Locale): Promise<Alike[]> {
  const name = subject.names.en ?? subject.names.ru ?? subject.names.zh ?? ''
  const match = matchQuery(queryTerms(name))
  if (!match) return []
  const rows = await db
    .select({
      id: sql<string>`products.id`.as('product_id'),
      slug: sql<string>`products.slug`.as('product_slug'),
      names: decoded<Text>(sql`products.names`, 'product_names'),
      model: sql<string | null>`products.model`.as('model'),
      status: sql<ProductStatus>`products.status`.as('product_status'),
      company: number(sql`products.company`, 'company_num'),
      companyId: sql<string>`companies.id`.as('company_id'),
      companyNames: decoded<Text>(sql`companies.names`, 'company_names'),
    })
    .from(
      sql`(SELECT rowid FROM (SELECT rowid FROM product_fts WHERE product_fts MATCH ${match} LIMIT ${COMPARED})
        UNION ALL SELECT rowid FROM (SELECT rowid FROM unpublished_fts
          WHERE unpublished_fts MATCH ${match} AND rowid < ${FIRST_COMPANY} LIMIT ${COMPARED})) AS found
      CROSS JOIN products ON products.num = found.rowid AND products.deleted_at IS NULL AND products.num <> ${subject.num}
      CROSS JOIN companies ON companies.num = products.company`,
    )
  return rows
    .flatMap(({ names, model, company, companyId, companyNames, ...row }): Alike[] => {
      const isModel = company === subject.company && Boolean(model) && model === subject.model
      if (!isModel && !sameName(names, subject.names)) return []
      return [
        {
          ...row,
          name: localized(names, locale),
          company: { id: companyId, name: localized(companyNames, locale) },
          why: isModel ? 'model' : 'name',
        },
      ]
    })
    .slice(0, SHOWN)
}
