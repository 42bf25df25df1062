/** Quotes that expired before the browser tests began, since these cannot let days pass. */
import type { D1Database } from '@cloudflare/workers-types'
import { insertRows } from '../../worker/db/insert.ts'
import { contacts, inquiries, quotes, quoteVersions, users } from '../../worker/db/schema.ts'
import { id } from '../fixtures/catalogue/row.ts'
import { HASH, QUOTED } from '../fixtures/quotes.ts'

/** A buyer for every repetition of a test: a login gets one code a minute only. */
export const lateBuyerOf = (repetition: number) => `late-${repetition}@buyers.example`
const BUYERS = 12

/** Beyond the numbers of the seed. */
const numberOf = (repetition: number) => 9_000 + repetition

/** The inquiry of a late buyer. */
export const lateInquiryOf = (repetition: number) => id(32, numberOf(repetition))

const VALID_UNTIL = '2026-01-15'
const SENT = Date.parse('2026-01-05')
const AT = { createdAt: SENT, updatedAt: SENT }

/** Adds buyers with a quote each that nobody has accepted in time. */
export async function addExpiredQuotes(db: D1Database): Promise<void> {
  const all = Array.from({ length: BUYERS }, (_, repetition) => ({
    num: numberOf(repetition),
    login: lateBuyerOf(repetition),
    inquiry: lateInquiryOf(repetition),
  }))
  await db.batch([
    ...insertRows(
      db,
      users,
      all.map(({ num }) => ({
        num,
        id: id(20, num),
        name: 'Li Wei',
        locale: 'en',
        notifications: {},
        version: 1,
        ...AT,
      })),
    ),
    ...insertRows(
      db,
      contacts,
      all.map(({ num, login }) => ({
        num,
        id: id(22, num),
        user: num,
        kind: 'email',
        value: login,
        verifiedAt: SENT,
        main: true,
        createdAt: SENT,
      })),
    ),
    ...insertRows(
      db,
      inquiries,
      all.map(({ num, login, inquiry }) => ({
        num,
        id: inquiry,
        company: 1,
        product: null,
        user: num,
        quantity: 10,
        message: 'Ball valves, please',
        contact: { name: 'Li Wei', email: login },
        locale: 'en',
        status: 'quoted',
        version: 1,
        reply: null,
        repliedBy: null,
        ...AT,
      })),
    ),
    ...insertRows(
      db,
      quotes,
      all.map(({ num }) => ({
        num,
        id: id(41, num),
        inquiry: num,
        company: 1,
        year: 2026,
        serial: num,
        status: 'sent',
        draft: null,
        sent: 1,
        validUntil: VALID_UNTIL,
        reason: '',
        version: 1,
        ...AT,
      })),
    ),
    ...insertRows(
      db,
      quoteVersions,
      all.map(({ num }) => ({
        quote: num,
        version: 1,
        content: { ...QUOTED, validUntil: VALID_UNTIL },
        hash: HASH,
        sentBy: null,
        sentAt: SENT,
      })),
    ),
  ])
}
