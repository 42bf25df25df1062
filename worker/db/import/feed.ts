/** The raw entries of a YML feed, before they are interpreted. */

import { getOrCreate } from '../../../domain/get-or-create.ts'
import type { Fault } from './faults.ts'

/** `<param name="Width" unit="mm">120</param>` */
export interface FeedParam {
  name: string
  unit: string
  value: string
  /** The language in the element's attribute; absent: the offer's. */
  lang?: string
}

/** Price and stock that a file gives for a variant, which its article identifies. */
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
  /** Prices and stock that a file gives for variants of the product. */
  updates?: VariantUpdate[]
  /** Which part of the product the file has, where the rest is in another file; absent: all of it. */
  contains?: 'goods' | 'prices'
}

export interface FeedCategory {
  line: number
  id: string
  parent: string
  name: string
  /** The marketplace's own code of the category, in files that we have written; absent: the file does not have it. */
  code?: string
}

/** One of several types of prices in a file, such as wholesale and retail. */
export interface PriceTypeFound {
  id: string
  name: string
  /** How many prices are of this type. */
  count: number
}

export type FeedEntry =
  | { kind: 'root'; name: string }
  | { kind: 'shop'; field: string; value: string }
  | { kind: 'currency'; id: string; rate: string }
  | { kind: 'category'; category: FeedCategory }
  | { kind: 'offer'; offer: FeedOffer }
  | { kind: 'fault'; fault: Fault }
  /** Elements of the file that are not read, with the number of their occurrences. */
  | { kind: 'unread'; name: string; count: number }
  /** The file does not contain all goods, so that goods it lacks are not missing. */
  | { kind: 'part' }
  /** The file's prices are of several types, of which one was read. */
  | { kind: 'priceTypes'; types: PriceTypeFound[]; read: string }

/** @returns the first text of an element, '' without one. */
export const fieldOf = (offer: FeedOffer, name: string): string => offer.fields.get(name)?.[0] ?? ''

/** Adds the text of an element to an offer; an empty one is left out. */
export function putField(offer: FeedOffer, element: string, text: string): void {
  if (text.trim() !== '') getOrCreate(offer.fields, element, (): string[] => []).push(text)
}
