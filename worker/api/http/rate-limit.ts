/** Exact limits, counted in D1 (docs/behaviour.md, "Rate limits"). */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ProblemCode } from '../../../domain/contract/problem-codes.ts'
import { DAY_S, HOUR_S } from '../../../domain/durations.ts'
import { mailboxOf } from '../../../domain/login.ts'
import { type Database, database } from '../../db/connection.ts'
import { rateCounters } from '../../db/schema.ts'
import { valuesOf } from '../../db/select.ts'
import { clientNetworks, fingerprint } from '../client.ts'
import { mac } from '../secrets/hmac.ts'
import type { ApiEnv } from './api-env.ts'
import { tooMany } from './problem.ts'

export interface Limit {
  /** What is counted: 'send-code by address'. */
  name: string
  /** For whom it is counted, stored as a keyed hash; null where unknown: then nothing is counted. */
  subject: string | null
  most: number
  /** Length of the period, which begins with the first count. */
  seconds: number
  /** How much one request counts, such as its bytes; 1 by default. */
  amount?: number
  /** Code of the problem; 'rate.limited' by default. */
  code?: ProblemCode
}

const amountOf = ({ amount = 1 }: Limit): number => amount

const count = (db: Database, key: string, limit: Limit, now: number) =>
  db
    .insert(rateCounters)
    .values({ key, n: amountOf(limit), resetsAt: now + limit.seconds * 1000 })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        n: sql`iif(resets_at <= ${now}, excluded.n, n + excluded.n)`,
        resetsAt: sql`iif(resets_at <= ${now}, excluded.resets_at, resets_at)`,
      },
    })
    .returning({ n: rateCounters.n, resetsAt: rateCounters.resetsAt })

/** The part of a request that limits use; jobs have no request. */
type Counting = Pick<Context<ApiEnv>, 'env'>

const keyOf = (c: Counting, { name, subject }: Pick<Limit, 'name' | 'subject'>) =>
  mac(c.env, 'rate-counter', `${name} ${subject}`)

const isCounted = ({ subject }: Limit): boolean => subject !== null

/**
 * Adds a request's amount to the counter of each limit. A refused request counts for none of them: otherwise a stranger could lock
 * a person out, for as long as they like, with requests that do nothing.
 * @returns the counts of the limits that have a subject, in their order
 * @throws AppError 429; with several limits exceeded, Retry-After is that of the longest wait
 */
export async function countAgainst(c: Counting, limits: Limit[]): Promise<number[]> {
  const now = Date.now()
  const db = database(c.env.DB)
  const counted = limits.filter(isCounted)
  const keyed = await Promise.all(counted.map(async (limit) => ({ limit, key: await keyOf(c, limit) })))
  const [first, ...rest] = keyed.map(({ limit, key }) => count(db, key, limit, now))
  if (!first) return []
  const counters = await db.batch([first, ...rest])
  const passed = counted
    .map((limit, at) => ({ ...limit, ...counters[at]?.[0] }))
    .filter(({ n = 0, most }) => n > most)
    .sort((a, b) => (b.resetsAt ?? 0) - (a.resetsAt ?? 0))[0]
  if (!passed) return counters.map(([counter]) => counter?.n ?? 0)
  await db.run(await undoCount(c, limits))
  throw tooMany(passed.code ?? 'rate.limited', Math.max(1, Math.ceil(((passed.resetsAt ?? now) - now) / 1000)))
}

/** @returns what is counted at present for each limit, in their order; 0 where its period is over */
export async function readUsage(c: Counting, limits: Limit[], now: number): Promise<number[]> {
  const keys = await Promise.all(limits.map((limit) => keyOf(c, limit)))
  const rows = await database(c.env.DB).all<{ key: string; n: number }>(
    sql`SELECT key, n FROM rate_counters WHERE key IN ${valuesOf(keys)} AND resets_at > ${now}`,
  )
  return keys.map((key) => rows.find((row) => row.key === key)?.n ?? 0)
}

/** @returns the statement that subtracts what `countAgainst` has counted, for a request that had no effect */
export async function undoCount(c: Counting, limits: Limit[]): Promise<SQL> {
  const counted = limits.filter(isCounted)
  const amounts = await Promise.all(counted.map(async (limit) => [await keyOf(c, limit), amountOf(limit)]))
  return sql`UPDATE rate_counters SET n = max(0, n - (given.value ->> 1)) FROM json_each(${JSON.stringify(amounts)}) AS given
    WHERE rate_counters.key = given.value ->> 0`
}

/** @returns the statement that resets a counter, for a batch */
export async function forgetCount(c: Context<ApiEnv>, limit: Pick<Limit, 'name' | 'subject'>): Promise<SQL> {
  return sql`DELETE FROM rate_counters WHERE key = ${await keyOf(c, limit)}`
}

/** A customer's IPv6 network (/48) may send as much as this number of connections (/64). */
const CONNECTIONS_OF_CUSTOMER = 10

/**
 * Limits by the client's address (docs/behaviour.md, "Limits by address"). The fingerprint has no part in them: a client
 * that invents one must not be allowed more.
 * @param name of what is counted; the others as of any limit
 */
export async function addressLimits(
  c: Context<ApiEnv>,
  { name, most, ...counted }: Pick<Limit, 'name' | 'most' | 'seconds' | 'amount'>,
): Promise<Limit[]> {
  const [connection = null, customer = null] = await clientNetworks(c)
  return [
    { ...counted, name: `${name} by address`, subject: connection, most },
    { ...counted, name: `${name} by network`, subject: customer, most: most * CONNECTIONS_OF_CUSTOMER },
  ]
}

/**
 * Whether limits by address and device apply. Tests and benchmarks send the requests of many users from one machine, so
 * they can be switched off locally, and nowhere else.
 */
export const limitsDevices = ({ ENVIRONMENT, LIMITS }: ApiEnv['Bindings']): boolean =>
  !(ENVIRONMENT === 'local' && LIMITS === 'off')

interface LookUps {
  person: number
  organization: number
  address: number
}

/** Look-ups an hour: of a legal entity, of a page's title. */
const LOOK_UPS: LookUps = { person: 60, organization: 300, address: 120 }
/** Suggestions an hour: each typed letter requests some. */
export const SUGGESTIONS: LookUps = { person: 600, organization: 3_000, address: 1_200 }

/**
 * Limits of a look-up that costs the operator: a request to a paid service, or several to another site. Counted by the signed-in person, by
 * their organization, and by address.
 * @param what is looked up
 */
export async function lookUpLimits(c: Context<ApiEnv>, what: string, most = LOOK_UPS): Promise<Limit[]> {
  if (!limitsDevices(c.env)) return []
  const { viewer } = c.var
  const person = viewer && viewer.role !== 'ANONIM' ? viewer : null
  const { organization } = person ?? {}
  return [
    { name: `${what} by person`, subject: person?.id ?? null, most: most.person, seconds: HOUR_S },
    { name: `${what} by organization`, subject: organization?.id ?? null, most: most.organization, seconds: HOUR_S },
    ...(await addressLimits(c, { name: what, most: most.address, seconds: HOUR_S })),
  ]
}

/**
 * Limits of a public form, which programs fill in as well.
 * @param what the form sends: 'inquiry', 'lead'
 * @param contact typed in the form; it is limited too, because a program can change devices but rarely its contact
 */
export async function writingLimits(c: Context<ApiEnv>, what: string, contact: string): Promise<Limit[]> {
  const byContact = { name: `${what} by contact`, subject: mailboxOf(contact), most: 30, seconds: DAY_S }
  if (!limitsDevices(c.env)) return [byContact]
  const { viewer } = c.var
  const signedIn = viewer && viewer.role !== 'ANONIM' ? viewer : null
  return [
    byContact,
    { name: `${what} by person`, subject: signedIn?.id ?? null, most: 60, seconds: HOUR_S },
    { name: `${what} by organization`, subject: signedIn?.organization?.id ?? null, most: 200, seconds: HOUR_S },
    ...(await addressLimits(c, { name: what, most: 60, seconds: HOUR_S })),
    { name: `${what} by device`, subject: fingerprint(c), most: 20, seconds: HOUR_S },
  ]
}

/** Suppliers that one contact, person or address may ask by requests in a day. */
const SUPPLIERS_A_DAY = { contact: 100, person: 200, organization: 600, address: 400 }

/**
 * Limits of a request to several suppliers: those of a public form, and how many suppliers are written to.
 * @param suppliers of this request
 */
export async function requestLimits(c: Context<ApiEnv>, contact: string, suppliers: number): Promise<Limit[]> {
  const counted = { seconds: DAY_S, amount: suppliers }
  const name = 'suppliers asked'
  const byContact = {
    ...counted,
    name: `${name} by contact`,
    subject: mailboxOf(contact),
    most: SUPPLIERS_A_DAY.contact,
  }
  const limits = [...(await writingLimits(c, 'request', contact)), byContact]
  if (!limitsDevices(c.env)) return limits
  const { viewer } = c.var
  const signedIn = viewer && viewer.role !== 'ANONIM' ? viewer : null
  const organization = signedIn?.organization?.id ?? null
  return [
    ...limits,
    { ...counted, name: `${name} by person`, subject: signedIn?.id ?? null, most: SUPPLIERS_A_DAY.person },
    { ...counted, name: `${name} by organization`, subject: organization, most: SUPPLIERS_A_DAY.organization },
    ...(await addressLimits(c, { ...counted, name, most: SUPPLIERS_A_DAY.address })),
  ]
}

/** Open requests in a day: each of them may notify hundreds of suppliers. */
const OPEN_A_DAY = { contact: 5, person: 10, organization: 30, address: 20 }

/** @returns the limits of a request whose lines are published, besides those of the request */
export async function openRequestLimits(c: Context<ApiEnv>, contact: string): Promise<Limit[]> {
  const name = 'open request'
  const byContact = {
    name: `${name} by contact`,
    subject: mailboxOf(contact),
    most: OPEN_A_DAY.contact,
    seconds: DAY_S,
  }
  if (!limitsDevices(c.env)) return [byContact]
  const { viewer } = c.var
  const signedIn = viewer && viewer.role !== 'ANONIM' ? viewer : null
  const organization = signedIn?.organization?.id ?? null
  return [
    byContact,
    { name: `${name} by person`, subject: signedIn?.id ?? null, most: OPEN_A_DAY.person, seconds: DAY_S },
    { name: `${name} by organization`, subject: organization, most: OPEN_A_DAY.organization, seconds: DAY_S },
    ...(await addressLimits(c, { name, most: OPEN_A_DAY.address, seconds: DAY_S })),
  ]
}
