/** Converts the variants that were sent to stored ones (docs/behaviour.md, "Variants"). */
import type { Issue } from '../../../../domain/contract/problem.ts'
import type { VariantInput } from '../../../../domain/contract/product-variants.ts'
import { optionsKey } from '../../../../domain/variant-options.ts'
import { newId } from '../../../db/id.ts'
import { pictureKey } from '../../../db/picture-key.ts'
import type { StoredVariant } from '../../../db/schema.ts'
import { variantId } from '../../../db/variants.ts'
import { invalidInput } from '../../http/problem.ts'
import type { ProductRowChange } from './edit.ts'
import type { ProductRow } from './queries.ts'

type Before = Pick<ProductRow, 'id' | 'variants' | 'pictures'>

/** @returns the value that was sent, else the stored one; undefined for null, which means the product's value */
const chosen = <Value>(sent: Value | null | undefined, stored: Value | undefined): Value | undefined =>
  sent === undefined ? stored : (sent ?? undefined)

const isStated = (entry: [string, unknown]): boolean => entry[1] !== undefined

/** Without the fields that have the product's value, so that equal variants are equal texts. */
const stated = <Fields extends object>(fields: Fields): Partial<Fields> => {
  const some: Partial<Fields> = {}
  return Object.assign(some, Object.fromEntries(Object.entries(fields).filter(isStated)))
}

function toStored(sent: VariantInput, id: string, before: StoredVariant | undefined): StoredVariant {
  const lead =
    sent.leadDays === undefined
      ? { from: before?.leadMin, to: before?.leadMax }
      : { from: sent.leadDays?.from, to: sent.leadDays?.to }
  const facts = sent.facts ?? before?.facts ?? []
  return {
    id,
    sku: sent.sku,
    options: sent.options,
    factor: sent.factor,
    ...stated({
      tiers: chosen(sent.tiers, before?.tiers),
      stock: chosen(sent.stock, before?.stock),
      leadMin: lead.from,
      leadMax: lead.to,
      picture: chosen(sent.picture, before?.picture),
      tnved: chosen(sent.tnved, before?.tnved),
      weight: chosen(sent.weight, before?.weight),
      facts: facts.length > 0 ? facts : undefined,
    }),
  }
}

/** Faults that the schema cannot find: an id of no variant, a picture that the product does not have, options of an earlier variant. */
function faultsOf(before: Before, known: Map<string, StoredVariant>, sent: VariantInput[]): Issue[] {
  const pictures = new Set(before.pictures.filter(({ kind }) => kind !== 'document').map(pictureKey))
  const seen = new Set<string>()
  const taken = new Set<string>()
  return sent.flatMap(({ id, picture, options }, at) => {
    const key = optionsKey(options)
    const isTaken = taken.has(key)
    taken.add(key)
    const isWrongId = id !== undefined && (!known.has(id) || seen.has(id))
    if (id !== undefined) seen.add(id)
    const message = 'The product has no such variant, or it is named twice'
    return [
      ...(isWrongId ? [{ path: `variants.${at}.id`, code: 'not-found', message }] : []),
      ...(typeof picture === 'string' && !pictures.has(picture)
        ? [{ path: `variants.${at}.picture`, code: 'not-found', message: 'The product has no such picture' }]
        : []),
      ...(isTaken
        ? [{ path: `variants.${at}.options`, code: 'same-options', message: 'Another variant has the same options' }]
        : []),
    ]
  })
}

/**
 * An existing variant is identified by its id, else by its article; a removed one only by its id.
 * @param before the product before the change
 * @param removed variants that it had and that may be restored
 * @returns its variants after the change
 * @throws AppError 422 `not-found` at `id` or `picture`, `same-options` at `options`: buyers could not distinguish the
 *   variants
 */
export function toVariantChange(
  before: Before,
  { variants }: { variants: VariantInput[] },
  removed: StoredVariant[] = [],
): { variants: StoredVariant[] } {
  const present = before.variants.map((one, place) => [variantId(before.id, one, place), one] as const)
  const known = new Map([...removed.map((one) => [one.id ?? '', one] as const), ...present])
  const faults = faultsOf(before, known, variants)
  if (faults.length > 0) throw invalidInput(faults)
  const named = new Set(variants.flatMap(({ id }) => id ?? []))
  const bySku = new Map(present.filter(([id]) => !named.has(id)).map(([id, { sku }]) => [sku, id]))
  return {
    variants: variants.map((sent) => {
      const id = sent.id ?? bySku.get(sent.sku)
      return toStored(sent, id ?? newId(), id === undefined ? undefined : known.get(id))
    }),
  }
}

/** @throws AppError 422 `of-variants` at `stock` where every variant has its own stock: then the product's is their sum */
export function requireOwnStock(
  { variants, stock }: Pick<ProductRow, 'variants' | 'stock'>,
  change: ProductRowChange,
): void {
  const isTheirs = variants.length > 0 && variants.every((variant) => variant.stock !== undefined)
  if (!isTheirs || change.stock === undefined || change.stock === stock) return
  throw invalidInput([{ path: 'stock', code: 'of-variants', message: 'The stock is that of the variants' }])
}
