/** What the lines of a request are about, and which supplier gets which of them. */
import type { NewLine } from '../../../../domain/contract/new-request.ts'
import type { Issue } from '../../../../domain/contract/problem.ts'
import { MAX_REQUEST_SUPPLIERS } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Unit } from '../../../../domain/trade-terms.ts'
import type { StoredItem } from '../../../db/schema.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { itemOf } from '../../organization/inquiries/item.ts'
import type { Requested, RequestedGoods, RequestedSupplier } from './read-requested.ts'

export interface ResolvedLine {
  position: number
  /** Number of the product. */
  product: number | null
  words: string
  quantity: number | null
  unit: Unit | null
  item: StoredItem | null
}

/** A line that a supplier gets, and whether the product is its own. */
export interface Assigned {
  position: number
  isOwn: boolean
}

export interface Resolved {
  lines: ResolvedLine[]
  /** In the order in which the lines name them. */
  suppliers: { supplier: RequestedSupplier; assigned: Assigned[] }[]
  withoutSupplier: number[]
}

const at = (position: number, field: string, code: string, message: string): Issue => ({
  path: `lines.${position}.${field}`,
  code,
  message,
})

/** The issues of a line's variant and quantity, under the line's own path. */
function itemIssues(error: unknown, position: number): Issue[] {
  if (!(error instanceof AppError) || error.code !== 'input.invalid') throw error
  return (error.extras.errors ?? []).map(({ path, code, message }) => at(position, path, code, message))
}

class Lines {
  readonly lines: ResolvedLine[] = []
  readonly issues: Issue[] = []
  readonly #requested: Requested
  readonly #locale: Locale
  readonly #assigned = new Map<string, Resolved['suppliers'][number]>()
  readonly #withoutSupplier: number[] = []

  constructor(requested: Requested, locale: Locale) {
    this.#requested = requested
    this.#locale = locale
  }

  add(line: NewLine, position: number): void {
    const goods = line.product === undefined ? null : this.#requested.goods.get(line.product)
    if (goods === undefined) {
      this.issues.push(at(position, 'product', 'not-found', 'No such product is for sale'))
      return
    }
    if (goods && line.unit !== null && line.unit !== goods.unit)
      this.issues.push(at(position, 'unit', 'choice', `The product is sold by the ${goods.unit}`))
    const { words, quantity } = line
    const unit = goods ? goods.unit : line.unit
    const product = goods?.product ?? null
    this.lines.push({ position, product, words, quantity, unit, item: goods && this.#item(goods, line, position) })
    this.#assign(line, position, goods)
  }

  #item(goods: RequestedGoods, line: NewLine, position: number): StoredItem | null {
    try {
      return itemOf(goods, line, { rates: this.#requested.rates, locale: this.#locale, belowMinimum: 'mark' })
    } catch (error) {
      this.issues.push(...itemIssues(error, position))
      return null
    }
  }

  #assign({ suppliers }: NewLine, position: number, goods: RequestedGoods | null): void {
    if (goods) this.#give(goods, { position, isOwn: true })
    const others = new Set(suppliers)
    if (goods) others.delete(goods.supplierId)
    for (const id of others) {
      const supplier = this.#requested.suppliers.get(id)
      if (supplier) this.#give(supplier, { position, isOwn: false })
      else this.issues.push(at(position, 'suppliers', 'not-found', 'No such company'))
    }
    if (!goods && others.size === 0) this.#withoutSupplier.push(position)
  }

  #give(supplier: RequestedSupplier, line: Assigned): void {
    const found = this.#assigned.get(supplier.supplierId)
    if (found) found.assigned.push(line)
    else this.#assigned.set(supplier.supplierId, { supplier, assigned: [line] })
  }

  /** @throws AppError 422 `input.invalid` that names each wrong line */
  whole(isOpen: boolean): Resolved {
    if (this.#assigned.size > MAX_REQUEST_SUPPLIERS) {
      const message = `A request has at most ${MAX_REQUEST_SUPPLIERS} suppliers`
      this.issues.push({ path: 'lines', code: 'too-many', message })
    }
    if (this.issues.length > 0) throw invalidInput(this.issues)
    const suppliers = [...this.#assigned.values()]
    if (suppliers.length === 0 && !isOpen)
      throw invalidInput([{ path: 'lines', code: 'required', message: 'No line has a supplier' }])
    return { lines: this.lines, suppliers, withoutSupplier: this.#withoutSupplier }
  }
}

interface Buyer {
  locale: Locale
  isOpen: boolean
}

/**
 * @param buyer locale: in which places of delivery terms are compared; isOpen: whether lines without a supplier are published
 * @throws AppError 422 `input.invalid`: `not-found` for a product, variant or supplier that is not public, `too-many` where there are more suppliers than a request may have, `required` where no line has any
 */
export function resolveLines(lines: NewLine[], requested: Requested, { locale, isOpen }: Buyer): Resolved {
  const resolved = new Lines(requested, locale)
  for (const [position, line] of lines.entries()) resolved.add(line, position)
  return resolved.whole(isOpen)
}
