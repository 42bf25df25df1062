/** The subjects of decisions, for the e-mail to the supplier. */
import { sql } from 'drizzle-orm'
import { companyRoute } from '../../../../domain/company-kinds.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { href } from '../../../../domain/routes.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, products, type ReviewKind } from '../../../db/schema.ts'
import { valuesOf } from '../../../db/select.ts'

export interface UnannouncedDecision {
  /** Key of the review. */
  num: number
  kind: ReviewKind
  subject: number
  decision: 'approved' | 'refused'
  reason: string | null
  /** 1: only a change was refused, and the version approved before is restored. */
  ofChange: number
}

export interface DecidedSubject extends Pick<UnannouncedDecision, 'decision' | 'reason' | 'ofChange'> {
  names: Text
  /** @returns the path of the page that the e-mail leads to: the public one, or the one to correct it on */
  pathIn: (locale: Locale) => string
}

/** Most lines of one e-mail: reasons are read, a list of a thousand approved products is not. */
const SHOWN = { approved: 20, refused: 50 }

const among = (decisions: UnannouncedDecision[], kind: ReviewKind) =>
  sql`num IN ${valuesOf(decisions.filter((one) => one.kind === kind).map(({ subject }) => subject))}`

/** @returns as many of them as an e-mail shows, in the order in which they were decided */
export async function readDecided(db: Database, decisions: UnannouncedDecision[]): Promise<DecidedSubject[]> {
  const listed = (decision: 'approved' | 'refused') =>
    decisions.filter((one) => one.decision === decision).slice(0, SHOWN[decision])
  const shown = [...listed('approved'), ...listed('refused')]
  const [companyRows, productRows] = await db.batch([
    db
      .select({
        num: companies.num,
        id: companies.id,
        slug: companies.slug,
        names: companies.names,
        kind: companies.kind,
      })
      .from(companies)
      .where(among(shown, 'company')),
    db
      .select({ num: products.num, id: products.id, slug: products.slug, names: products.names })
      .from(products)
      .where(among(shown, 'product')),
  ])
  const companyOf = new Map(companyRows.map((row) => [row.num, row]))
  const productOf = new Map(productRows.map((row) => [row.num, row]))
  return shown.flatMap(({ kind, subject, decision, reason, ofChange }): DecidedSubject[] => {
    const isPublic = decision === 'approved'
    const company = kind === 'company' ? companyOf.get(subject) : undefined
    if (company) {
      const pathIn = (locale: Locale) =>
        isPublic ? href(companyRoute(company.kind), locale, company) : personalHref('company', locale)
      return [{ names: company.names, decision, reason, ofChange, pathIn }]
    }
    const product = kind === 'product' ? productOf.get(subject) : undefined
    if (!product) return []
    const pathIn = (locale: Locale) =>
      isPublic ? href('product', locale, product) : personalHref('product', locale, product.id)
    return [{ names: product.names, decision, reason, ofChange, pathIn }]
  })
}
