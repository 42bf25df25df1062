/** The raw entries of a YML feed, before they are interpreted. */
import type { Fault } from './faults.ts'

/** `<param name="Width" unit="mm">120</param>` */
export interface FeedParam {
  name: string
  unit: string
  value: string
  /** As the element says it; absent: the offer's. */
  lang?: string
}

/** Of a variant, by its article: what is said of it. */
export interface VariantUpdate {
  sku: string
  price?: string
  stock?: number
}

export interface FeedOffer {
  /** Line of its opening tag, from 1. */
  line: number
  id: string
  /** Type of the YML format; '' is the simple type. */
  type: string
  /** null where the feed does not say. */
  available: boolean | null
  /** Texts of the elements by name in lower case, in the order of the file; markup within them is left in. */
  fields: Map<string, string[]>
  params: FeedParam[]
  faults: Fault[]
  /** The parser's error, when the offer did not end with its own closing tag. */
  broken: string | null
  /** The offers of a group that are its variants, with the article of each. */
  members?: [offer: string, sku: string][]
  /** What a file of prices and stock says of variants of the product. */
  updates?: VariantUpdate[]
  /** What its file has of goods, where the rest is in another file; absent: all. */
  holds?: 'goods' | 'prices'
}

export interface FeedCategory {
  line: number
  id: string
  parent: string
  name: string
  /** What the marketplace calls it, in our own files; absent: the file does not say. */
  code?: string
}

/** A type of prices of which a file has several: wholesale, retail. */
export interface PriceTypeFound {
  id: string
  name: string
  /** How many prices it has. */
  count: number
}

export type FeedEntry =
  | { kind: 'root'; name: string }
  | { kind: 'shop'; field: string; value: string }
  | { kind: 'currency'; id: string; rate: string }
  | { kind: 'category'; category: FeedCategory }
  | { kind: 'offer'; offer: FeedOffer }
  | { kind: 'fault'; fault: Fault }
  /** What of the file is not read, with how often it occurs. */
  | { kind: 'unread'; name: string; count: number }
  /** The file does not have all goods, so that none is missing from it. */
  | { kind: 'part' }
  /** Its prices are of several types, of which one was read. */
  | { kind: 'priceTypes'; types: PriceTypeFound[]; read: string }

/** @returns the first text of an element, '' without one. */
export const fieldOf = (offer: FeedOffer, name: string): string => offer.fields.get(name)?.[0] ?? ''
