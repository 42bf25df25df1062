/** People, their logins, sessions and codes, and who works for which organization (migrations/0002_identity.sql, 0003_idempotency.sql). */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '../../../domain/locale.ts'
import type { NoticeTimes } from '../../../domain/notice-times.ts'
import type { OrganizationRole } from '../../../domain/roles.ts'
import type { EmployeeStatus } from '../../../domain/statuses/employee.ts'
import { identified, json, versioned } from './columns.ts'

export const users = sqliteTable('users', {
  ...identified,
  name: text('name').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  notifications: json<Record<string, boolean>>('notifications').notNull().default({}),
  ...versioned,
  deletedAt: integer('deleted_at'),
  /** '{}': the defaults. 0064_notice_times.sql */
  noticeTimes: json<Partial<NoticeTimes>>('notice_times').notNull().default({}),
  /** When the owner of an account without a consent was asked for one. 0046_consent_asked.sql */
  consentAskedAt: integer('consent_asked_at'),
  /** Number of the organization chosen last. 0075_memberships.sql */
  company: integer('company'),
  /** When operators have blocked the person, and what they have written. 0120_blocked_people.sql */
  blockedAt: integer('blocked_at'),
  blockedReason: text('blocked_reason'),
})

export const contacts = sqliteTable('contacts', {
  ...identified,
  user: integer('user').notNull(),
  kind: text('kind').$type<'email' | 'phone'>().notNull(),
  value: text('value').notNull(),
  pending: text('pending'),
  verifiedAt: integer('verified_at'),
  main: integer('main', { mode: 'boolean' }).notNull().default(false),
  createdAt: integer('created_at').notNull(),
  /** Number of notices that a phone has missed by SMS since `unsentSince`. */
  unsent: integer('unsent').notNull().default(0),
  unsentSince: integer('unsent_since'),
  unsentReason: text('unsent_reason').$type<'limit' | 'failed'>(),
})

/** 0025_login_changes.sql */
export const loginChanges = sqliteTable('login_changes', {
  num: integer('num').primaryKey(),
  user: integer('user').notNull(),
  digest: text('digest').notNull(),
  contact: text('contact').notNull(),
  kind: text('kind').$type<'email' | 'phone'>().notNull(),
  before: text('before'),
  verifiedAt: integer('verified_at'),
  main: integer('main', { mode: 'boolean' }).notNull(),
  after: text('after'),
  session: integer('session').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

/** 0036_consents.sql */
export const consents = sqliteTable('consents', {
  num: integer('num').primaryKey(),
  user: integer('user').notNull(),
  version: text('version').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  givenAt: integer('given_at').notNull(),
  withdrawnAt: integer('withdrawn_at'),
})

export const sessions = sqliteTable('sessions', {
  ...identified,
  user: integer('user').notNull(),
  nonce: text('nonce').notNull(),
  generation: integer('generation').notNull().default(0),
  rotatedAt: integer('rotated_at').notNull(),
  fingerprint: text('fingerprint'),
  agent: text('agent').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  endedAt: integer('ended_at'),
  /** Number of the organization that the session acts for. 0075_memberships.sql */
  company: integer('company'),
  /** Id of the login that it was signed in with; null for sessions from before 0139_second_factor.sql. */
  signedWith: text('signed_with'),
  /** Until when an operator's sensitive actions need no further code. */
  confirmedUntil: integer('confirmed_until'),
  /** Whom an operator sees the site as, in which organization, and until when (0146_viewing.sql). */
  viewingUser: integer('viewing_user'),
  viewingCompany: integer('viewing_company'),
  viewingUntil: integer('viewing_until'),
})

export const oneTimeCodes = sqliteTable('codes', {
  subject: text('subject').primaryKey(),
  digest: text('digest').notNull(),
  attempts: integer('attempts').notNull().default(0),
  fingerprint: text('fingerprint'),
  sentAt: integer('sent_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

export const rateCounters = sqliteTable('rate_counters', {
  key: text('key').primaryKey(),
  n: integer('n').notNull(),
  resetsAt: integer('resets_at').notNull(),
})

export const employees = sqliteTable('employees', {
  ...identified,
  company: integer('company').notNull(),
  user: integer('user'),
  contact: text('contact'),
  name: text('name').notNull().default(''),
  position: text('position').notNull().default(''),
  role: text('role').$type<OrganizationRole>().notNull(),
  status: text('status').$type<EmployeeStatus>().notNull(),
  ...versioned,
  deletedAt: integer('deleted_at'),
})

export const favourites = sqliteTable(
  'favourites',
  {
    user: integer('user').notNull(),
    product: integer('product').notNull(),
    addedAt: integer('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.product] })],
)

export const outbox = sqliteTable('outbox', {
  num: integer('num').primaryKey(),
  channel: text('channel').$type<'email' | 'sms'>().notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  replyTo: text('reply_to'),
  createdAt: integer('created_at').notNull(),
})

/** The headers of a stored response. */
export type StoredHeaders = Record<string, string>

export const idempotency = sqliteTable(
  'idempotency',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    request: text('request').notNull(),
    status: integer('status').notNull(),
    headers: json<StoredHeaders>('headers').notNull(),
    body: text('body').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
)
