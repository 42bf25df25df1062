/**
 * Legal entities of companies, reviews by moderators, inquiries to suppliers, and leads of the landing pages
 * (migrations/0005_suppliers.sql).
 */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '../../../domain/locale.ts'
import type { InquiryStatus } from '../../../domain/statuses/inquiry.ts'
import type { Text } from '../../../domain/text.ts'
import type { Currency, Unit } from '../../../domain/trade-terms.ts'
import type { StoredFact } from '../schema.ts'
import { identified, json, versioned } from './columns.ts'

interface StoredBank {
  name: string
  /** Code of the bank: BIC in Russia, CNAPS or SWIFT elsewhere. */
  bic: string
  account: string
  correspondent: string
}

export const legalEntities = sqliteTable('legal_entities', {
  ...identified,
  company: integer('company').notNull(),
  fullName: text('full_name').notNull(),
  shortName: text('short_name').notNull().default(''),
  country: text('country').notNull(),
  taxNumber: text('tax_number').notNull(),
  kpp: text('kpp').notNull().default(''),
  ogrn: text('ogrn').notNull().default(''),
  address: text('address').notNull().default(''),
  bank: json<StoredBank>('bank'),
  main: integer('main', { mode: 'boolean' }).notNull().default(false),
  ...versioned,
  deletedAt: integer('deleted_at'),
})

export type ReviewKind = 'company' | 'product'
export type ReviewOutcome = 'approved' | 'refused' | 'withdrawn'

export const reviews = sqliteTable('reviews', {
  num: integer('num').primaryKey(),
  kind: text('kind').$type<ReviewKind>().notNull(),
  subject: integer('subject').notNull(),
  before: json<Record<string, unknown>>('before').notNull(),
  askedAt: integer('asked_at').notNull(),
  /** When a moderator first saw it on a page. */
  seenAt: integer('seen_at'),
  decidedAt: integer('decided_at'),
  decision: text('decision').$type<ReviewOutcome>(),
  reason: text('reason'),
  decidedBy: integer('decided_by'),
  /** Key of the company under review, or of the one whose product is. */
  company: integer('company'),
  /** The refused fields: at the next review the moderators see what has changed since. */
  refused: json<Record<string, unknown>>('refused'),
  /** 1: the e-mail about the decision has not been sent to the supplier yet. */
  untold: integer('untold', { mode: 'boolean' }).notNull().default(false),
  /** Only a change of what buyers see was refused: they see the version in `before`. */
  ofChange: integer('of_change', { mode: 'boolean' }).notNull().default(false),
  /** It was approved automatically, because its supplier was trusted. */
  passed: integer('passed', { mode: 'boolean' }).notNull().default(false),
  /** Status of a product that this decision took off the site; null: none, or it was undone. */
  takenFrom: text('taken_from').$type<'published' | 'hidden'>(),
  /** Which moderator has it on the screen, and until when (milliseconds). */
  claimedBy: integer('claimed_by'),
  claimedUntil: integer('claimed_until').notNull().default(0),
})

/** Companies that moderators took off the site, with their status before: for a week that can be undone. */
export const takedowns = sqliteTable('takedowns', {
  num: integer('num').primaryKey(),
  company: integer('company').notNull(),
  status: text('status').$type<'active' | 'hidden'>().notNull(),
  reason: text('reason').notNull(),
  /** Key of the review that was open then, which undoing opens again. */
  review: integer('review'),
  decidedBy: integer('decided_by').notNull(),
  createdAt: integer('created_at').notNull(),
  undoneAt: integer('undone_at'),
})

/** How the sender can be reached: by at least one of the two. */
export interface StoredContact {
  name: string
  organization?: string | undefined
  email?: string | undefined
  phone?: string | undefined
}

/** A product, or a variant of it, as it was offered at the time of the inquiry. */
export interface StoredItem {
  names: Text
  /** The variant's, or the product's own designation. */
  sku: string | null
  /** Options of the variant. */
  options: StoredFact[]
  unit: Unit
  /** The smallest order, where the quantity is below it. */
  minimum?: number
  /** Price of one unit at this quantity, in minor units; null when on request, or without a quantity. */
  price: {
    amount: number
    currency: Currency
    vat: { included: boolean; rate: number } | null
    incoterm?: string
    place?: Text
  } | null
}

export const inquiries = sqliteTable('inquiries', {
  ...identified,
  company: integer('company').notNull(),
  product: integer('product'),
  user: integer('user'),
  quantity: integer('quantity'),
  item: json<StoredItem>('item'),
  receipt: text('receipt'),
  notified: integer('notified', { mode: 'boolean' }).notNull().default(true),
  message: text('message').notNull(),
  contact: json<StoredContact>('contact').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  status: text('status').$type<InquiryStatus>().notNull(),
  reply: text('reply'),
  repliedBy: integer('replied_by'),
  /** Wording of the consent that the sender has given; null in rows from before it was recorded. */
  consent: text('consent'),
  /** Key of the request that it is a part of. */
  request: integer('request'),
  /** The date of the request by which the buyer needs the goods. */
  neededBy: text('needed_by'),
  /** Number of the employee who deals with it. */
  assignee: integer('assignee'),
  /** Time of the last message; null: that of the inquiry itself. */
  lastAt: integer('last_at'),
  /** Since when the buyer waits for an answer; 0: since the inquiry was sent; null: nothing waits. */
  waitingSince: integer('waiting_since').default(0),
  /** Messages that each side has not opened, and the number of the last one that it has opened. */
  supplierUnread: integer('supplier_unread').notNull().default(1),
  buyerUnread: integer('buyer_unread').notNull().default(0),
  supplierRead: integer('supplier_read').notNull().default(0),
  buyerRead: integer('buyer_read').notNull().default(0),
  /** When the supplier first answered, quoted or declined; a trigger writes it. */
  answeredAt: integer('answered_at'),
  ...versioned,
})

export const leads = sqliteTable('leads', {
  ...identified,
  page: text('page').$type<'talp' | 'liaozhong'>().notNull(),
  contact: json<StoredContact>('contact').notNull(),
  message: text('message').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  /** Wording of the consent, as in inquiries. */
  consent: text('consent'),
  createdAt: integer('created_at').notNull(),
  /** When an operator marked it as handled; null: it waits. */
  handledAt: integer('handled_at'),
  handledBy: integer('handled_by'),
})
