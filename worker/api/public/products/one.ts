/** One product with everything its page shows. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Product } from '../../../../domain/contract/products.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { PriceBasis } from '../../../../domain/price-basis.ts'
import { quantityFor } from '../../../../domain/trade-quantity.ts'
import { isCurrency } from '../../../../domain/trade-terms.ts'
import type { Database } from '../../../db/connection.ts'
import { categories, companies, files, products } from '../../../db/schema.ts'
import { named, number, translated, translatedEach } from '../../../db/select.ts'
import { cheapestVariant } from '../../../db/variants.ts'
import { localized, localizedOrNull } from '../../http/locale.ts'
import { companyProducts } from '../companies/cards.ts'
import { RESPONSE_FIGURE_COLUMNS, toResponseFigures } from '../companies/response-figures.ts'
import { FACT } from '../facts.ts'
import { leadDays } from '../lead-days.ts'
import { toLink } from '../links.ts'
import { type Rates, selectRates, toRates } from '../money.ts'
import { fileUrl, photosFirst, toPictures } from '../pictures.ts'
import { cardColumns, toCard } from './cards.ts'
import { statedDefinitions, toProductFacts } from './parameters/facts.ts'
import { toVariant } from './variant.ts'

/**
 * The condition for the published product of this id. Goods of a company that has just been hidden follow it in steps: their pages are gone
 * at once all the same.
 */
export const published = (id: string) =>
  and(
    eq(products.id, id),
    eq(products.status, 'published'),
    sql`EXISTS (SELECT 1 FROM companies AS c WHERE c.num = ${products.company} AND c.status = 'active')`,
  )

/** A column of the product as a subquery, because statements of a batch cannot use each other's results. */
const ofProduct = (column: SQL, id: string): SQL => sql`(SELECT ${column} FROM products WHERE id = ${id})`

const selectProduct = (db: Database, which: SQL | undefined, locale: Locale) =>
  db
    .select({
      ...cardColumns(locale),
      brand: products.brand,
      description: translated(products.description, locale, 'description'),
      country: products.country,
      tnved: products.tnved,
      facts: translatedEach(products.facts, locale, FACT, 'facts'),
      parameters: named(products.parameters, 'parameters'),
      definitions: statedDefinitions,
      variants: translatedEach(products.variants, locale, { options: FACT, facts: FACT }, 'variants'),
      updatedAt: products.updatedAt,
      companyFounded: named(companies.founded, 'company_founded'),
      companyStaff: named(companies.staff, 'company_staff'),
      companyProducts: number(companyProducts, 'company_products'),
      ...RESPONSE_FIGURE_COLUMNS,
    })
    .from(products)
    .innerJoin(companies, eq(companies.num, products.company))
    .where(which)

/** @param category its number, or an SQL expression for it */
const selectBreadcrumb = (db: Database, category: SQL | number, locale: Locale) =>
  db
    .select({ id: categories.id, slug: categories.slug, names: translated(categories.names, locale, 'names') })
    .from(categories)
    .innerJoin(sql`category_ancestors AS up`, sql`up.ancestor = ${categories.num} AND up.category = ${category}`)
    .orderBy(categories.level)

const selectDocuments = (db: Database, id: string) =>
  db
    .select({ id: files.id, name: files.name, type: files.type, size: files.size })
    .from(files)
    .where(
      and(
        eq(files.kind, 'document'),
        sql`${files.id} IN (SELECT value ->> 'id' FROM json_each(${ofProduct(sql`pictures`, id)}))`,
      ),
    )
    .orderBy(files.name)

type ProductRow = Awaited<ReturnType<typeof selectProduct>>[number]

/** The fields of the product that are in its own row. */
function toDetails(row: ProductRow, locale: Locale, rates: Rates, basis: PriceBasis | null) {
  const cheapest = cheapestVariant(row.tiers, row.variants, basis ? quantityFor(basis, row.unit) : undefined)
  const card = toCard({ ...row, cheapest }, locale, rates, { basis })
  const pictures = photosFirst(toPictures(row.pictures, row.categoryDrawing, '1280'))
  const context = { currency: row.currency, rates, city: row.companyCity, locale }
  return {
    ...card,
    brand: row.brand,
    description: localizedOrNull(row.description, locale),
    country: row.country,
    tnved: row.tnved,
    leadDays: leadDays(row),
    facts: toProductFacts(row, locale),
    variants: row.variants.map((variant, place) => toVariant(row, variant, place, context)),
    // The card's is smaller: the page would load both.
    picture: pictures[0] ?? null,
    pictures,
    supplier: {
      ...card.supplier,
      city: localized(row.companyCity, locale),
      founded: row.companyFounded,
      staff: row.companyStaff,
      products: row.companyProducts,
      ...toResponseFigures(row),
    },
    rateDate: (isCurrency(row.currency) && rates.get(row.currency)?.dated) || null,
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

interface Wanted {
  id: string
  which: SQL | undefined
  locale: Locale
  /** Values that replace those of its row, for a preview. */
  change?: Partial<ProductRow>
  /** Number of the category of the preview. */
  category?: number
  /** The requested quantity and basis. */
  basis?: PriceBasis | null
}

/** The product of this id under a condition. One round trip. */
async function readWhere(
  db: Database,
  { id, which, locale, change, category, basis = null }: Wanted,
): Promise<Product | null> {
  const [[row], breadcrumb, documents, rates] = await db.batch([
    selectProduct(db, which, locale),
    selectBreadcrumb(db, category ?? ofProduct(sql`category`, id), locale),
    selectDocuments(db, id),
    selectRates(db),
  ])
  if (!row) return null
  // Values are stored with the facts that they were read from: a preview has others.
  const shown = change ? { ...row, ...change, parameters: [] } : row
  return {
    ...toDetails(shown, locale, toRates(rates), basis),
    breadcrumb: breadcrumb.map((category) => toLink(category, locale)),
    files: documents.map((file) => ({ ...file, url: fileUrl(file.id) })),
  }
}

/** @returns the published product, or null when there is none of this id. */
export const readProduct = (
  db: Database,
  id: string,
  locale: Locale,
  basis: PriceBasis | null = null,
): Promise<Product | null> => readWhere(db, { id, which: published(id), locale, basis })

/**
 * @returns a preview of an organization's product in any status, with changed values; null when it has none of this id.
 */
export const readPreview = (
  db: Database,
  { company, ...seen }: Omit<Wanted, 'which'> & { company: number },
): Promise<Product | null> =>
  readWhere(db, {
    ...seen,
    which: and(eq(products.id, seen.id), eq(products.company, company), isNull(products.deletedAt)),
  })

/** @returns a product in any status as its page would show it, for moderators; null when there is none of this id. */
export const readAnyStatus = (db: Database, id: string, locale: Locale): Promise<Product | null> =>
  readWhere(db, { id, locale, which: and(eq(products.id, id), isNull(products.deletedAt)) })
