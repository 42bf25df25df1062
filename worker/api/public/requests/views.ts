/** Rows of requests → responses. */

import type { RequestCopy } from '../../../../domain/contract/new-request.ts'
import type { OpenedRequest } from '../../../../domain/contract/open-requests.ts'
import type { Wishes } from '../../../../domain/contract/wishes.ts'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { localized } from '../../http/locale.ts'
import { answerBy } from '../../organization/inquiries/queries.ts'
import { toFiles } from './files-view.ts'
import { toLine } from './line-view.ts'
import { isInWords } from './open/lines.ts'
import type { StoredRequest } from './queries.ts'

/** @returns the wishes alone, of a row that has other columns too */
export const toWishes = ({ neededBy, deliveredTo, incoterm, currency, vat }: Wishes): Wishes => ({
  neededBy,
  deliveredTo,
  incoterm,
  currency,
  vat,
})

const toOpenedCopy = (
  { row, category }: NonNullable<StoredRequest['open']>,
  lines: StoredRequest['lines'],
  locale: Locale,
): OpenedRequest => ({
  status: row.status,
  category: { id: category.id, slug: category.slug, name: localized(category.names, locale) },
  lines: lines.filter((line) => isInWords(line.row)).map((line) => line.row.position),
  expiresAt: new Date(row.expiresAt).toISOString(),
  answers: row.answers,
})

/** @returns the buyer's copy in one language */
export function toRequestCopy({ row, lines, recipients, open }: StoredRequest, locale: Locale): RequestCopy {
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
    open: open ? toOpenedCopy(open, lines, locale) : null,
    wishes: toWishes(row),
    message: row.message,
    files: toFiles(row.files),
    contact: { name: '', ...row.contact },
    showContact: row.showsContact,
    locale: row.locale,
  }
}
