import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import { isOne } from '../../../domain/classifier/tree-response.ts'
import type { CodeResponse, Edition } from '../../../domain/contract/classifier.ts'
import type { CompanyCard } from '../../../domain/contract/companies.ts'
import type { ImportTaxes } from '../../../domain/contract/import-taxes.ts'
import type { ProductFacets } from '../../../domain/contract/products.ts'
import type { RegulationOfCode } from '../../../domain/contract/regulations.ts'
import { read } from '../../../domain/page-error.ts'
import { basisToQuery, type PriceBasis } from '../../../domain/price-basis.ts'
import type { Unit } from '../../../domain/trade-terms.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import type { NamedImportService } from '../../components/import-services.tsx'
import { forCard, type ShownProduct } from '../../components/shown-product.ts'
import { readClassifier } from '../classifier/read-codes.ts'
import { loadImportServices, loadRegulations } from '../services/import-services.ts'
import { type BorderForm, hasDuty, loadEstimate } from './estimate.ts'
import { codeHead } from './head.ts'
import { type GoodsOfActivity, loadActivityGoods, loadMakers, type MakersOfCode } from './linked-codes.ts'

export interface CodeData extends CodeResponse {
  tree: ClassifierName
  edition: Edition
  stale: boolean
  /** Null where the code has no duty. */
  border: BorderForm | null
  /** Null where the code has no duty, or they cannot be read. */
  taxes: ImportTaxes | null
  /** Of the tariff's codes: who brings such goods, clears and certifies them. */
  services: NamedImportService[]
  /** Of the tariff's codes: technical regulations that such goods may be subject to. */
  regulations: RegulationOfCode[]
}

/** What goods of a code cost, all at one quantity and without VAT or with it, and who sells them. */
export interface Market {
  basis: PriceBasis
  /** Whole roubles; null where none has a price at this quantity. */
  price: { min: number; max: number } | null
  suppliers: ProductFacets['data']['supplier']
}

/** Products with a TN VED code, or companies with an OKVED code. `under`: the code itself, or the nearest above it that has some. */
export type CodeListing =
  | { kind: 'products'; under: string; rows: ShownProduct[]; market: Market | null; makers: MakersOfCode | null }
  | { kind: 'companies'; under: string; rows: CompanyCard[]; goods: GoodsOfActivity | null }
/** Null for a section: nothing is listed under it. */
export type CodeDeferred = { listing: CodeListing | null }

/** Rows shown before the link to all of them. */
const FEW = '8'
/** Rows of a code above, where nothing has the code itself. */
const FEW_NEAR = '6'
/** The page of a chapter has up to 87 headings besides. */
const FEW_OF_CHAPTER = '4'
const CHAPTER_DIGITS = 2
/** Codes that goods and companies usually have: 8481 80, 8481; 28.14, 28.1. */
const COMMON = /^(?:\d{4}|\d{6}|\d\d\.\d{1,2})$/
/** Number of ancestor codes that are tried where nothing has the code itself. */
const STEPS_UP = 2
/** Suppliers that are named; the list of all goods has the others among its filters. */
const MAX_SUPPLIERS = 6

/** Codes to try, the code itself first. Sections and chapters are left out: they are too general for the list to be useful. */
function codesToList({ retired, finer, node, path }: CodeResponse): string[] {
  const code = retired?.code ?? finer ?? node.code
  if (code === null || !/^\d[\d.]+$/.test(code)) return []
  const above = [node, ...path.toReversed()].flatMap(({ code }) => (code !== null && COMMON.test(code) ? [code] : []))
  return [...new Set([code, ...above.slice(0, STEPS_UP)])]
}

/** Units of the tariff that goods are sold by, too; all others are sold by the piece more often than not. */
const SOLD_BY: Record<string, Unit> = { пар: 'pair', 'м²': 'square-metre', л: 'litre' }

const soldBy = ({ node }: CodeResponse): Unit => SOLD_BY[node.unit ?? ''] ?? 'piece'

/** Quantity, in the goods' unit, where the reader has chosen none: prices can be compared at one quantity only. */
const COMPARED_AT = 100

/** @returns null where it cannot be read: the list is shown without it */
async function readMarket({ api, i18n }: LoadContext, under: string, unit: Unit): Promise<Market | null> {
  const basis = i18n.basis ?? { quantity: COMPARED_AT, unit, vat: 'without' }
  const query = { tnved: under, locale: i18n.locale, ...basisToQuery(basis) }
  const response = await api.get('/api/products/filter', { query })
  if (!response.ok) return null
  const { price, supplier } = (await response.json()).data
  return { basis, price, suppliers: supplier.slice(0, MAX_SUPPLIERS) }
}

async function listUnder(
  context: LoadContext,
  { tree, under, unit, isOwn }: { tree: ClassifierName; under: string; unit: Unit; isOwn: boolean },
): Promise<CodeListing> {
  const { api, i18n } = context
  const perPage = isOwn ? FEW : FEW_NEAR
  const few = { perPage: under.length === CHAPTER_DIGITS ? FEW_OF_CHAPTER : perPage, locale: i18n.locale }
  if (tree === 'tnved') {
    // At the same time, so that both are one round trip to the database.
    const [{ data }, market, makers] = await Promise.all([
      read(api.get('/api/products', { query: { ...few, ...basisToQuery(i18n.basis), tnved: under } })),
      readMarket(context, under, unit),
      loadMakers(context, under),
    ])
    return { kind: 'products', under, rows: data.map((product) => forCard(product, i18n)), market, makers }
  }
  const [{ data }, goods] = await Promise.all([
    read(api.get('/api/companies', { query: { ...few, activity: under } })),
    loadActivityGoods(context, under),
  ])
  return { kind: 'companies', under, rows: data, goods }
}

/** @returns the list of the first code that has any rows; the last one's empty list where none has */
async function firstListing(
  context: LoadContext,
  tree: ClassifierName,
  { codes, unit }: { codes: readonly string[]; unit: Unit },
): Promise<CodeListing | null> {
  let nearest: CodeListing | null = null
  for (const code of codes) {
    nearest = await listUnder(context, { tree, under: code, unit, isOwn: code === codes[0] })
    if (nearest.rows.length > 0) return nearest
  }
  return nearest
}

async function loadTaxes({ api, i18n }: LoadContext, of: CodeResponse): Promise<ImportTaxes | null> {
  if (!hasDuty(of)) return null
  const query = { code: of.node.code ?? '', locale: i18n.locale }
  const response = await api.get('/api/tnved/taxes', { query }).catch(() => null)
  return response?.ok ? (await response.json()).data : null
}

/** A code with all about it, and what is listed under it. */
const loadCode =
  (tree: ClassifierName): Load<CodeData, null, CodeDeferred> =>
  async (context) => {
    const { api, i18n, id, origin } = context
    const response = await readClassifier(api.get(`/api/${tree}/tree`, { query: { code: id, locale: i18n.locale } }))
    if (!isOne(response)) throw new Error('the API returned another response')
    const { edition, stale } = response.meta
    const listing = firstListing(context, tree, {
      codes: codesToList(response.data),
      unit: soldBy(response.data),
    })
    // Handled where it is awaited: without this handler a failure before that would be an unhandled rejection.
    listing.catch(() => {})
    const [border, taxes, services, regulations] = await Promise.all([
      loadEstimate(context, response.data),
      loadTaxes(context, response.data),
      tree === 'tnved' ? loadImportServices(context, undefined) : [],
      loadRegulations(context, tree === 'tnved' ? response.data.node.code : null),
    ])
    const data: CodeData = { ...response.data, tree, edition, stale, border, taxes, services, regulations }
    return { data, islandProps: null, head: codeHead(data, i18n, origin), deferred: { listing } }
  }

export const loadOkvedCode = loadCode('okved')
export const loadTnvedCode = loadCode('tnved')
