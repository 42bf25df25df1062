/**
 * The tables of migrations/ as Drizzle knows them. Only tables that are queried through Drizzle are here: listing, company_listing, their
 * counts and the search indexes are written by triggers and loaders, and read in SQL beside the queries.
 */
import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CompanyKind } from '../../domain/company-kinds.ts'
import type { StoredParameter } from '../../domain/parameters/parameter.ts'
import type { CompanyStatus } from '../../domain/statuses/company.ts'
import type { ProductStatus } from '../../domain/statuses/product.ts'
import type { Text, TextOrString } from '../../domain/text.ts'
import type { Unit } from '../../domain/trade-terms.ts'
import { flag, identified, json, responding, serving, versioned } from './tables/columns.ts'
import type { StoredHashes } from './tables/imports.ts'
import type { StoredVerification } from './tables/verifications.ts'

export * from './tables/api-tokens.ts'
export * from './tables/banks.ts'
export * from './tables/category-choices.ts'
export * from './tables/classifier.ts'
export * from './tables/edition-imports.ts'
export * from './tables/exchanges.ts'
export * from './tables/follows.ts'
export * from './tables/goods-feeds.ts'
export * from './tables/goods-rules.ts'
export * from './tables/identity.ts'
export * from './tables/import-runs.ts'
export * from './tables/imports.ts'
export * from './tables/legal-texts.ts'
export * from './tables/lists.ts'
export * from './tables/notices.ts'
export * from './tables/parameters.ts'
export * from './tables/partner-feeds.ts'
export * from './tables/quotes.ts'
export * from './tables/rates.ts'
export * from './tables/reasons.ts'
export * from './tables/reports.ts'
export * from './tables/request-lists.ts'
export * from './tables/requests.ts'
export * from './tables/stories.ts'
export * from './tables/suppliers.ts'
export * from './tables/synonyms.ts'
export * from './tables/threads.ts'
export * from './tables/trade-terms.ts'
export * from './tables/views.ts'
export * from './tables/webhooks.ts'

/** A fact of a product, as its supplier writes it. */
export interface StoredFact {
  name: Text
  value: TextOrString
}

/** `amount` in minor units of the product's currency, for one unit of an order from `from` units. */
export interface StoredTier {
  from: number
  amount: number
  incoterm?: string
  /** The place or port that the term names; absent in prices from before it could be stated. */
  place?: Text
}

/** Own prices of a variant; currency and delivery terms are those of the product. */
type StoredVariantTier = Pick<StoredTier, 'from' | 'amount'>

/** A field that is absent has the product's value (docs/behaviour.md, "Variants"). */
export interface StoredVariant {
  /** Absent in variants from before they had ids (db/variants.ts). */
  id?: string
  sku: string
  options: StoredFact[]
  /** Multiplies the product's prices, where the variant has none of its own. */
  factor: number
  tiers?: StoredVariantTier[]
  stock?: number
  leadMin?: number
  leadMax?: number
  /** Id or address of one of the product's pictures. */
  picture?: string
  tnved?: string
  /** Grams of one unit. */
  weight?: number
  facts?: StoredFact[]
}

export type FileKind = 'drawing' | 'photo' | 'logo' | 'document'

/** An uploaded file. */
export interface FilePicture {
  id: string
  kind: FileKind
  width: number
  height: number
}

/** A picture on the supplier's own site, by https; its size is not known. */
export interface LinkedPicture {
  url: string
  kind: 'photo'
}

export type StoredPicture = (FilePicture | LinkedPicture) & { shows?: 'photo' | 'drawing' }

/** A company's own picture, with a text about what it shows. */
export interface StoredPhoto extends FilePicture {
  caption?: Text
}

export interface StoredCertificate {
  name: Text
  number: string
  /** ISO date. */
  validUntil: string
  /** Id of the scanned or drawn sheet. */
  file?: string
}

export const files = sqliteTable('files', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<FileKind>().notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  width: integer('width'),
  height: integer('height'),
  createdAt: integer('created_at').notNull(),
  /** Who uploaded it; both absent: it came with the seed. */
  company: integer('company'),
  uploadedBy: integer('uploaded_by'),
})

/** Kinds of owners in file_uses, the table of what uses a file, which is read and written in SQL. */
export type FileUser = 'company' | 'product'

export const categories = sqliteTable('categories', {
  ...identified,
  slug: text('slug').notNull().unique(),
  parent: integer('parent'),
  level: integer('level').notNull(),
  position: integer('position').notNull(),
  names: json<Text>('names').notNull(),
  about: json<Text>('about').notNull(),
  tnved: text('tnved'),
  picture: text('picture'),
  /** What the picture shows. */
  pictureAlts: json<Text>('picture_alts').notNull().default({}),
  version: integer('version').notNull().default(1),
  /** The category that its goods are being moved to; it is then no longer in the tree. */
  merging: integer('merging'),
})

export const services = sqliteTable('services', {
  ...identified,
  slug: text('slug').notNull().unique(),
  parent: integer('parent'),
  position: integer('position').notNull(),
  names: json<Text>('names').notNull(),
  about: json<Text>('about').notNull(),
  version: integer('version').notNull().default(1),
})

/** Changed values of fields that the verification of a company proves (docs/behaviour.md, "Verified identity"). */
export interface WaitingIdentity {
  names?: Text
  country?: string
  taxNumber?: string | null
}

export const companies = sqliteTable('companies', {
  ...identified,
  slug: text('slug').notNull(),
  kind: text('kind').$type<CompanyKind>().notNull(),
  names: json<Text>('names').notNull(),
  description: json<Text>('description').notNull(),
  country: text('country').notNull(),
  city: json<Text>('city').notNull(),
  address: json<Text>('address').notNull(),
  latitude: real('latitude'),
  longitude: real('longitude'),
  taxNumber: text('tax_number'),
  founded: integer('founded'),
  staff: integer('staff'),
  website: text('website'),
  phone: text('phone'),
  email: text('email'),
  logo: text('logo'),
  currency: text('currency').notNull(),
  incoterm: text('incoterm'),
  incotermPlace: json<Text>('incoterm_place'),
  facts: json<StoredFact[]>('facts').notNull(),
  certificates: json<StoredCertificate[]>('certificates').notNull(),
  photos: json<StoredPhoto[]>('photos').notNull(),
  verifications: json<StoredVerification[]>('verifications').notNull(),
  activities: json<string[]>('activities').notNull(),
  ...serving,
  verified: flag('verified').notNull(),
  /** Changes of verified fields that a member has made and moderators have not seen yet. */
  waiting: json<WaitingIdentity>('waiting'),
  status: text('status').$type<CompanyStatus>().notNull(),
  statusReason: text('status_reason'),
  ...versioned,
  ...responding,
})

export const products = sqliteTable('products', {
  ...identified,
  slug: text('slug').notNull(),
  company: integer('company').notNull(),
  category: integer('category').notNull(),
  externalId: text('external_id'),
  fed: json<StoredHashes>('fed'),
  model: text('model'),
  brand: text('brand'),
  names: json<Text>('names').notNull(),
  description: json<Text>('description').notNull(),
  tnved: text('tnved'),
  country: text('country'),
  unit: text('unit').$type<Unit>().notNull(),
  moq: integer('moq').notNull(),
  stock: integer('stock'),
  leadMin: integer('lead_min'),
  leadMax: integer('lead_max'),
  facts: json<StoredFact[]>('facts').notNull(),
  variants: json<StoredVariant[]>('variants').notNull(),
  /** The values of the category's parameters, in their units, that the facts and variants state. */
  parameters: json<StoredParameter[]>('parameters').notNull().default([]),
  tiers: json<StoredTier[]>('tiers').notNull(),
  currency: text('currency').notNull(),
  vatIncluded: flag('vat_included').notNull(),
  vatRate: integer('vat_rate'),
  priceRub: integer('price_rub'),
  /** When the seller gave the price last; triggers write it (migrations/0035_price_dates.sql). */
  pricedAt: integer('priced_at'),
  pictures: json<StoredPicture[]>('pictures').notNull(),
  status: text('status').$type<ProductStatus>().notNull(),
  rank: integer('rank').notNull(),
  statusReason: text('status_reason'),
  onRequest: flag('on_request').notNull().default(false),
  suspended: flag('suspended').notNull().default(false),
  deletedAt: integer('deleted_at'),
  deletedStatus: text('deleted_status').$type<ProductStatus>(),
  ...versioned,
})
export type StoredProduct = typeof products.$inferSelect
