/** Compares the products of a feed with the stored ones: which are new, which change, and in which way. Writes nothing. */
import { type ParameterDefinition, parametersOf } from '../../../domain/parameters/parameter.ts'
import type { FieldGroup } from '../../../domain/price-list/import-terms.ts'
import type { Text } from '../../../domain/text.ts'
import type { StoredProduct } from '../schema.ts'
import { lowestPrice, stockOfVariants } from '../variants.ts'
import { isSame } from './canonical.ts'
import { hashesAsFed } from './field-hashes.ts'
import { ownPictures } from './own-pictures.ts'
import { type MergeRules, mergeOwned } from './ownership.ts'
import { IMPORTED, type ImportedProduct } from './product.ts'
import { fileKeyOf } from './stored-goods.ts'

export interface WriteContext extends MergeRules {
  company: number
  /** Milliseconds since 1970. */
  now: number
  /** Names of a category and of all ancestors. */
  lineageOf: (category: number) => Text[]
  /** Id and status of a new product. */
  begin: (externalId: string) => Pick<StoredProduct, 'id' | 'status'>
  /** True if nothing is written: then hashes of new goods, a seventh of the work, are left out. */
  isTrial?: boolean
  /** Parameters of the products of a category. */
  parametersOf: (category: number) => ParameterDefinition[]
}

/** Offers with groups of columns that were typed by hand and differ from the feed, and so are not changed. */
type ByHand = { offer: string; groups: FieldGroup[] }[]

/** Initial values of columns that people edit on the site; later imports do not write them. */
const BEGINS_WITH = {
  leadMin: null,
  leadMax: null,
  variants: [],
  rank: 0,
  version: 1,
}

type Facts = Pick<StoredProduct, 'category' | 'facts' | 'variants'>

const statedBy = (row: Facts, context: WriteContext) => parametersOf(context.parametersOf(row.category), row)

function newRows(imported: ImportedProduct[], context: WriteContext) {
  const { company, now } = context
  return imported.map(({ unstated: _, ...product }) => ({
    ...BEGINS_WITH,
    ...ofVariants(product, product),
    pictures: ownPictures(product.pictures, []),
    parameters: statedBy({ ...BEGINS_WITH, ...product }, context),
    fed: context.isTrial
      ? null
      : { ...hashesAsFed(product), ...(context.source !== undefined && { source: context.source }) },
    ...context.begin(product.externalId),
    company,
    createdAt: now,
    updatedAt: now,
  }))
}

const isEqual = (before: StoredProduct, after: StoredProduct): boolean =>
  [...IMPORTED, 'onRequest' as const].every((column) => isSame(before[column], after[column]))

/** A stored product before and after a write. */
export interface Replaced {
  before: StoredProduct
  after: StoredProduct
}

/** The outcome of comparing an import with the stored products. */
interface Merges {
  /** Rows that change. Their version is raised: an editor that is open has the old one, so that saving shows the conflict. */
  changed: Replaced[]
  /** Rows of which only the hashes change, or the id in the supplier's files. */
  adopted: Replaced[]
  byHand: ByHand
  /** Ids of offers whose product was deleted on the site; it stays deleted. */
  deleted: string[]
}

type Priced = Pick<StoredProduct, 'priceRub' | 'tiers' | 'variants' | 'stock'>

/** @returns the row with the lowest price and the total stock of its variants, as lists show them; a row without variants unchanged */
function ofVariants<Row extends Priced>(row: Row, { priceRub, tiers }: Pick<Priced, 'priceRub' | 'tiers'>): Row {
  const amount = tiers[0]?.amount
  const lowest = lowestPrice(row.tiers, row.variants)
  if (row.variants.length === 0) return row
  const isPriced = amount !== undefined && lowest !== undefined && priceRub !== null
  const listed = isPriced ? Math.round((lowest * priceRub) / amount) : row.priceRub
  return { ...row, priceRub: listed, stock: stockOfVariants(row.variants) ?? row.stock }
}

function mergeStored(
  imported: ImportedProduct[],
  stored: ReadonlyMap<string, StoredProduct>,
  context: WriteContext,
): Merges {
  const merges: Merges = { changed: [], adopted: [], byHand: [], deleted: [] }
  for (const product of imported) {
    const before = stored.get(product.externalId)
    if (!before) continue
    if (before.deletedAt !== null) {
      merges.deleted.push(product.externalId)
      continue
    }
    const { columns, onRequest, fed, byHand } = mergeOwned(before, product, context)
    const externalId = fileKeyOf(before) === product.externalId ? before.externalId : product.externalId
    const after = ofVariants({ ...before, ...columns, externalId, onRequest, fed }, product)
    if (byHand.length > 0) merges.byHand.push({ offer: product.externalId, groups: byHand })
    const stamp = { version: before.version + 1, updatedAt: context.now }
    if (!isEqual(before, after))
      merges.changed.push({ before, after: { ...after, parameters: statedBy(after, context), ...stamp } })
    else if (!isSame(before.fed, fed)) merges.adopted.push({ before, after })
  }
  return merges
}

export interface WritePlan extends Merges {
  added: ReturnType<typeof newRows>
  unchanged: number
}

/**
 * @param imported products with distinct external ids
 * @param stored those that are there already, by these ids
 */
export function planWrites(
  imported: ImportedProduct[],
  stored: ReadonlyMap<string, StoredProduct>,
  context: WriteContext,
): WritePlan {
  const merges = mergeStored(imported, stored, context)
  const added = newRows(
    imported.filter(({ externalId }) => !stored.has(externalId)),
    context,
  )
  const unchanged = imported.length - added.length - merges.changed.length - merges.deleted.length
  return { ...merges, added, unchanged }
}
