/**
 * Offers of CommerceML: prices and stock of a good, which is in another part of the file or in another file. They are stored as texts until
 * their good is read, since 100,000 objects would fill the memory.
 */
import { getOrCreate } from '../../domain/get-or-create.ts'
import { RefusedFile } from '../imports/refused-file.ts'
import { stockCell } from '../price-table/cell-values.ts'
import { type CmlNode, type CmlRecord, childOf, childText } from './records.ts'

/** Characters of all offers of a file. */
const MAX_CHARACTERS = 24_000_000

export interface CmlPrice {
  /** Id of its type. */
  type: string
  amount: string
  currency: string
  /** The quantity from which it holds. */
  from: string
}

export interface CmlOffer {
  id: string
  line: number
  /** The offer's name; only where neither options nor anything else distinguishes the variant. */
  name: string
  article: string
  barcode: string
  prices: CmlPrice[]
  /** null: unknown. */
  available: boolean | null
  count: string
  options: [name: string, value: string][]
}

/** @returns a number with thousands set apart by spaces and a comma or point for decimals; 0 for no text, NaN for anything else */
const plainNumber = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.'))

/** Prices are for one unit where the coefficient is 1, else for a package of several. */
function unitPrice(price: CmlNode): string {
  const amount = childText(price, 'ценазаединицу')
  const coefficient = Number(childText(price, 'коэффициент').replace(',', '.') || 1)
  const number = plainNumber(amount)
  return coefficient > 0 && coefficient !== 1 && number > 0 ? (number / coefficient).toFixed(2) : amount
}

const pricesOf = (node: CmlNode): CmlPrice[] =>
  (childOf(node, 'цены')?.children ?? []).flatMap((price) =>
    price.name === 'цена'
      ? [
          {
            type: childText(price, 'идтипацены'),
            amount: unitPrice(price),
            currency: childText(price, 'валюта'),
            from: childText(price, 'минколичество'),
          },
        ]
      : [],
  )

/** All quantities below an element, at any depth: versions of 1C nest them in three ways. */
const quantities = (node: CmlNode): string[] =>
  node.children.flatMap((child) => [
    ...(child.attributes.количествонаскладе === undefined ? [] : [child.attributes.количествонаскладе]),
    ...(child.name === 'количество' ? [child.text] : quantities(child)),
  ])

/** @returns the stated quantity, else the sum of those of the warehouses */
function countOf(node: CmlNode): string {
  const stated = childText(node, 'количество')
  if (stated !== '') return stated
  const some = [...quantities({ ...node, children: node.children.filter(({ name }) => name !== 'цены') })]
  const numbers = some.map(plainNumber)
  return numbers.length > 0 && numbers.every(Number.isFinite) ? String(numbers.reduce((sum, one) => sum + one, 0)) : ''
}

/** @returns the values of characteristics, which distinguish the variants of a good */
const characteristicsOf = (node: CmlNode): CmlOffer['options'] =>
  (childOf(node, 'характеристикитовара')?.children ?? []).flatMap((one): [string, string][] => {
    const name = childText(one, 'наименование')
    const value = childText(one, 'значение')
    return name === '' || value === '' ? [] : [[name, value]]
  })

function toOffer(node: CmlNode): CmlOffer {
  const id = childText(node, 'ид')
  const options = characteristicsOf(node)
  const { available, count } = stockCell(countOf(node))
  return {
    id,
    line: node.line,
    options,
    prices: pricesOf(node),
    available,
    count,
    name: id.includes('#') && options.length === 0 ? childText(node, 'наименование') : '',
    article: childText(node, 'артикул'),
    barcode: childText(node, 'штрихкод'),
  }
}

/** The id of an offer's good: in an offer's id it is followed by "#" and the id of the characteristic. */
const goodOf = (id: string): string => id.split('#', 1)[0] ?? id

/** Collects the offers of a file by their goods. */
export function offerStore() {
  const packed = new Map<string, string[]>()
  const perType = new Map<string, number>()
  let characters = 0
  return {
    /** @throws RefusedFile for more than fits into memory */
    add(record: CmlRecord): void {
      const offer = toOffer(record.node)
      for (const { type } of offer.prices) perType.set(type, (perType.get(type) ?? 0) + 1)
      const text = JSON.stringify(offer)
      characters += text.length
      if (characters > MAX_CHARACTERS) throw new RefusedFile('too-long', String(packed.size))
      getOrCreate(packed, goodOf(offer.id), (): string[] => []).push(text)
    },
    isEmpty: () => packed.size === 0,
    /** The types that prices have, the most frequent first. */
    types: () => [...perType].sort(([, one], [, other]) => other - one),
    /** @returns the offers of a good, and removes them from the store */
    take(id: string): CmlOffer[] {
      const key = goodOf(id)
      const all = (packed.get(key) ?? []).map((text): CmlOffer => JSON.parse(text))
      const own = id === key ? all : all.filter((offer) => offer.id === id || offer.id.startsWith(`${id}#`))
      const rest = all.filter((offer) => !own.includes(offer))
      if (rest.length > 0)
        packed.set(
          key,
          rest.map((offer) => JSON.stringify(offer)),
        )
      else packed.delete(key)
      return own
    },
    /** Ids of goods whose offers have not been taken. */
    left: () => [...packed.keys()],
  }
}
export type OfferStore = ReturnType<typeof offerStore>
