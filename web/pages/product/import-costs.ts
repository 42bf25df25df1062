/** The import services, regulations and landed cost of a product for a buyer in Russia (docs/behaviour.md, "Import of goods"). */
import { borderQuery } from '../../../domain/border/query-of-product.ts'
import type { Estimate } from '../../../domain/contract/estimate.ts'
import type { Product } from '../../../domain/contract/products.ts'
import type { RegulationOfCode } from '../../../domain/contract/regulations.ts'
import { isImported } from '../../../domain/trade-services.ts'
import type { LoadContext } from '../../app/page/load.ts'
import type { NamedImportService } from '../../components/import-services.tsx'
import { loadImportServices, loadRegulations, placeOfSupplier } from '../services/import-services.ts'
import type { SoldProduct } from './variant.ts'

export interface LandedCost {
  amount: NonNullable<Estimate['total']>
  /** Whether the amount is for one piece or pair. */
  isEach: boolean
  hasFreight: boolean
}

export interface ImportCosts {
  sold: SoldProduct
  services: NamedImportService[]
  /** Technical regulations that the product may be subject to, by its code. */
  regulations: RegulationOfCode[]
  landed: LandedCost | null
}

/** @returns null where a term but the freight is not known, or has no upper bound: half of a price would look like one */
function toLandedCost({ edition, total, perUnit, without }: Estimate): LandedCost | null {
  const amount = perUnit ?? total
  if (edition.builtin || !amount || amount.to === null || without.some((term) => term !== 'freight')) return null
  return { amount, isEach: perUnit !== null, hasFreight: without.length === 0 }
}

/** The smallest order at its price; null where code, price, delivery term or edition allow no total, and where it cannot be read. */
async function readLandedCost({ api }: LoadContext, sold: SoldProduct): Promise<LandedCost | null> {
  const { value, currency, incoterm, count } = borderQuery(sold) ?? {}
  if (!sold.tnved || !value || !currency || !incoterm) return null
  const query = { code: sold.tnved, value, currency, incoterm, count }
  const response = await api.get('/api/tnved/estimate', { query }).catch(() => null)
  return response?.ok ? toLandedCost((await response.json()).data) : null
}

/** @returns null for what is in the customs union already */
export async function loadImportCosts(
  context: LoadContext,
  product: Product,
  sold: SoldProduct,
): Promise<ImportCosts | null> {
  if (!isImported(product)) return null
  const { city, country } = product.supplier
  const [services, regulations, landed] = await Promise.all([
    loadImportServices(context, placeOfSupplier({ city: city.text, country })),
    loadRegulations(context, sold.tnved),
    readLandedCost(context, sold),
  ])
  return { sold, services, regulations, landed }
}
