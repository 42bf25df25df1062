/** The shape of the seed's suppliers and service companies. Every one of them is invented. */
import type { CompanyKind } from '../../domain/company-kinds.ts'
import type { FullText, Text } from '../text.ts'

export type CountryCode = 'RU' | 'CN' | 'BY' | 'KZ' | 'UZ' | 'TR' | 'DE' | 'IT' | 'IN' | 'KR' | 'RS'

export interface VerificationSpec {
  fact: 'registration' | 'production-site' | 'certificate' | 'export-licence' | 'bank-account'
  /** Who or what confirmed it, as shown beside the fact. */
  source: FullText
  /** ISO date. */
  checkedAt: string
}

export interface CompanySpec {
  /** Stable key and English slug: "uralarmatura". */
  key: string
  kind: CompanyKind
  name: FullText
  /** Three to five sentences: what they make or do, for whom, with which capacity. Those of seed/text.ts are in one language on purpose. */
  description: Text
  /** Its brand, where the word of the name that its key begins with is not enough: 'Upper Volga'. */
  mark?: string
  country: CountryCode
  city: FullText
  address: FullText
  /** WGS 84 degrees. */
  latitude: number
  longitude: number
  founded: number
  /** Number of employees. */
  staff: number
  /** INN for RU, USCC for CN (both with a right checksum), the national number elsewhere. */
  taxNumber: string
  website: string
  /** E.164, from a range that is not in use where the country has one. */
  phone: string
  /** At a domain under .example. */
  email: string
  /** Keys of catalogue groups the company supplies; empty for pure service companies. */
  groups: string[]
  /** Keys of services offered; empty for pure suppliers. */
  services: string[]
  /** OKVED-2 codes, main one first: ["28.14", "46.69"]. */
  activities: string[]
  facts: { name: FullText; value: FullText | string }[]
  certificates: { name: FullText; number: string; validUntil: string }[]
  /** Verified facts; if empty, the company has no verified mark. */
  verifications: VerificationSpec[]
  /** The currency the company quotes in, and its usual delivery term. */
  currency: 'RUB' | 'CNY' | 'USD' | 'EUR' | 'KZT' | 'BYN'
  incoterm: 'EXW' | 'FCA' | 'FOB' | 'CIF' | 'DAP' | 'CPT'
  /** The place that the term names; absent: its city. */
  incotermPlace?: FullText
}

/** The place that a company's delivery term names. */
export const incotermPlace = ({ incotermPlace: place, city }: CompanySpec): FullText => place ?? city

export interface ServiceSpec {
  key: string
  /** Key of the parent service; absent for the top level. */
  parent?: string
  name: FullText
  about: FullText
}
