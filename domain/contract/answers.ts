/** GET …/{id}/quotes: what all suppliers of a request have offered, to be compared. */
import * as v from 'valibot'
import { QUOTE_STATUSES } from '../statuses/quote.ts'
import { LINE, TERMS } from './quote-input.ts'
import { QuoteVersion, SELLER, TOTALS } from './quotes.ts'
import { Currency, Localized, STORED } from './values.ts'
import { RequestLine } from './wishes.ts'

/** What one supplier of the request has offered. */
export const SupplierAnswer = v.object({
  inquiry: v.pipe(v.string(), v.description('The part of the request that went to this supplier')),
  supplier: Localized,
  status: v.pipe(v.nullable(v.picklist(QUOTE_STATUSES)), v.description('Status of the quote; null: none was sent')),
  number: v.nullable(v.string()),
  shown: v.pipe(v.nullable(QuoteVersion), v.description('The latest version')),
  order: v.pipe(v.nullable(v.string()), v.description('Id of the order that it has become')),
})
export type SupplierAnswer = v.InferOutput<typeof SupplierAnswer>

export const RequestAnswers = v.object({
  lines: v.pipe(v.array(RequestLine), v.description('Everything that the request asks for')),
  answers: v.array(SupplierAnswer),
  rates: v.pipe(
    v.array(v.object({ currency: Currency, rub: v.number(), dated: v.nullable(v.string()) })),
    v.description('Roubles for one unit of each currency, with the day of the rate'),
  ),
})
export type RequestAnswers = v.InferOutput<typeof RequestAnswers>

export const RequestAnswersResponse = v.pipe(
  v.object({ data: RequestAnswers }),
  v.examples([
    {
      data: {
        lines: [
          { position: 0, item: null, product: null, words: 'Ball valve DN 50', quantity: 100, unit: 'piece' as const },
        ],
        answers: [
          {
            inquiry: STORED.id,
            supplier: { text: 'Uralarmatura', lang: 'en' as const },
            status: 'sent' as const,
            number: '2026-0012',
            shown: {
              version: 1,
              hash: 'a'.repeat(64),
              sentAt: STORED.createdAt,
              content: { ...TERMS, seller: SELLER, lines: [LINE] },
              totals: TOTALS,
            },
            order: null,
          },
        ],
        rates: [{ currency: 'RUB' as const, rub: 1, dated: null }],
      },
    },
  ]),
)
