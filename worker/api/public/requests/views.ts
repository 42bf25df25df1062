/** Rows of requests → responses. */
import type { RequestCopy, RequestLine, Wishes } from '../../../../domain/contract/new-request.ts'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { StoredItem } from '../../../db/schema.ts'
import { localized } from '../../http/locale.ts'
import { toItem } from '../../organization/inquiries/item.ts'
import { answerBy } from '../../organization/inquiries/queries.ts'
import type { StoredRequest } from './queries.ts'
import type { ResolvedLine } from './resolve.ts'

/** @returns the item without what another supplier asks for it, and under which part number */
const ofAnother = (item: StoredItem): StoredItem => ({ ...item, sku: null, price: null })

/** @returns a line in one language, for the buyer or for the supplier whose product it is, or is not */
export function toLine(
  { position, item, words, quantity, unit, isOwn }: Omit<ResolvedLine, 'product'> & { isOwn: boolean },
  locale: Locale,
): Omit<RequestLine, 'product'> {
  const shown = item && (isOwn ? item : ofAnother(item))
  return { position, item: shown && toItem(shown, quantity, locale), words, quantity, unit }
}

/** @returns the wishes alone, of a row that has other columns too */
export const toWishes = ({ neededBy, deliveredTo, incoterm, currency, vat }: Wishes): Wishes => ({
  neededBy,
  deliveredTo,
  incoterm,
  currency,
  vat,
})

/** @returns the buyer's copy in one language */
export function toCopy({ row, lines, recipients }: StoredRequest, locale: Locale): RequestCopy {
  return {
    number: inquiryNumber(row.id),
    createdAt: new Date(row.createdAt).toISOString(),
    answerBy: answerBy(row.createdAt),
    lines: lines.map(({ row: line, product }) => ({ ...toLine({ ...line, isOwn: true }, locale), product })),
    recipients: recipients.map(({ id, notified, supplier, lines: positions }) => ({
      number: inquiryNumber(id),
      supplier: {
        id: supplier.id,
        slug: supplier.slug,
        kind: supplier.kind,
        name: localized(supplier.names, locale),
      },
      lines: positions,
      notified,
    })),
    wishes: toWishes(row),
    message: row.message,
    contact: { name: '', ...row.contact },
    locale: row.locale,
  }
}
