/** A YML feed as it is read: what the file says, before anything is made of it. */
import type { Fault } from './faults.ts'

/** `<param name="Width" unit="mm">120</param>` */
export interface FeedParam {
  name: string
  unit: string
  value: string
}

export interface FeedOffer {
  /** Line of its opening tag, from 1. */
  line: number
  id: string
  /** '' is the simple type. */
  type: string
  /** null: not told. */
  available: boolean | null
  /** Texts of the elements by name in lower case, in the order of the file; markup inside of them is kept as markup. */
  fields: Map<string, string[]>
  params: FeedParam[]
  faults: Fault[]
  /** What broke it off, when it did not end with its own closing tag. */
  broken: string | null
}

export interface FeedCategory {
  line: number
  id: string
  parent: string
  name: string
}

export type FeedEntry =
  | { kind: 'root'; name: string }
  | { kind: 'shop'; field: string; value: string }
  | { kind: 'currency'; id: string; rate: string }
  | { kind: 'category'; category: FeedCategory }
  | { kind: 'offer'; offer: FeedOffer }
  | { kind: 'fault'; fault: Fault }

/** @returns the first text of an element, '' without one. */
export const fieldOf = (offer: FeedOffer, name: string): string => offer.fields.get(name)?.[0] ?? ''
