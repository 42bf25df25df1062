/** POST …/{id}/contact: the buyer shows a supplier the e-mail address and phone number that were hidden so far. */
import { type SQL, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { RequestResponse } from '../../../../domain/contract/requests.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import type { Action } from '../../../../domain/rights.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeWrite } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult } from '../../http/writes/version.ts'
import { eventLine, insertLine, type ThreadEvent } from '../../organization/inquiries/thread/write.ts'
import { IS_HIDDEN, isHiddenIn } from '../../public/requests/buyer-contact.ts'
import { type RequestRow, toRequest } from './queries.ts'

interface BuyerSide {
  write: Action
  /** @throws AppError 404 `inquiry.unknown` where the path names none of the caller's */
  find: (c: Context<ApiEnv>) => Promise<RequestRow>
  /** Key of the user; null for a guest. */
  author: (c: Context<ApiEnv>) => number | null
}

/** Of two that show it at once, the second changes nothing. */
function showWrites({ num }: RequestRow['row'], happened: ThreadEvent): SQL[] {
  const isHidden = sql`(SELECT ${IS_HIDDEN} FROM inquiries WHERE num = ${num})`
  return [
    insertLine({ num }, 'contact', eventLine(happened, ''), isHidden),
    sql`UPDATE inquiries SET contact = (SELECT r.contact FROM requests AS r WHERE r.num = inquiries.request), version = version + 1,
      supplier_unread = supplier_unread + 1, last_at = ${happened.now}, updated_at = ${happened.now} WHERE num = ${num} AND ${IS_HIDDEN}`,
  ]
}

/** @returns the call of a buyer, with an account or as a guest */
export const contactRoutes = ({ write, find, author }: BuyerSide) =>
  new Hono<ApiEnv>().post(
    '/:id/contact',
    describeWrite(
      'inquiries',
      'Shows the supplier the buyer’s e-mail address and phone number, with a line in the thread; shown already, it changes nothing',
      { 200: RequestResponse },
      { 404: 'No such id' },
    ),
    requires(write),
    query(LocaleQuery),
    async (c) => {
      const found = await find(c)
      const { row, contact } = found
      const now = Date.now()
      const isChange = isHiddenIn(row)
      const version = isChange ? row.version + 1 : row.version
      const after = { ...row, contact, version, updatedAt: isChange ? now : row.updatedAt }
      const happened = { side: 'buyer' as const, author: author(c), locale: c.var.locale, now }
      const data = toRequest({ ...found, row: after }, c.var.locale, c.env)
      return commit(c, isChange ? showWrites(row, happened) : [], editResult(200, data, version))
    },
  )
