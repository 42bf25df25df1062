import type { RequestAnswers, SupplierAnswer } from '../../../domain/contract/answers.ts'
import type { QuoteVersion } from '../../../domain/contract/quotes.ts'
import { inquiryNumber } from '../../../domain/inquiry-number.ts'
import { read } from '../../../domain/page-error.ts'
import { isVatBasis, type VatBasis } from '../../../domain/price-basis.ts'
import { compareQuotes, type QuoteComparison } from '../../../domain/quote-comparison.ts'
import { type Currency, isCurrency } from '../../../domain/trade-terms.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { csvAddress } from '../account/csv-address.ts'
import { readProfile } from '../account/membership.ts'

/** A supplier that has sent a quote. */
export type Offer = SupplierAnswer & { shown: QuoteVersion }

/** The quotes on a request, on one basis. */
export interface ComparedAnswers {
  lines: RequestAnswers['lines']
  offers: Offer[]
  /** Suppliers without a quote. */
  silent: SupplierAnswer[]
  rates: RequestAnswers['rates']
  currency: Currency
  vat: VatBasis
  comparison: QuoteComparison
}

export interface AnswersData extends AccountData, ComparedAnswers {
  /** Id and number of the inquiry from which the reader came. */
  inquiry: string
  reference: string
  /** Address of the comparison as a spreadsheet. */
  csv: string
}

const hasQuote = (answer: SupplierAnswer): answer is Offer => answer.shown !== null

/** The currency and VAT basis of the comparison: from the address, else those in which the reader sees all prices. */
function basisOf({ query: { currency = '', vat }, i18n: { reader, basis } }: Pick<PersonalContext, 'query' | 'i18n'>) {
  return {
    currency: isCurrency(currency) ? currency : reader.code,
    vat: isVatBasis(vat) ? vat : (basis?.vat ?? 'with'),
  }
}

/** @throws PageError 404 for another person's request */
export async function readAnswers(
  context: Pick<PersonalContext, 'own' | 'id' | 'i18n' | 'query'>,
): Promise<ComparedAnswers> {
  const { own, id, i18n } = context
  const { data } = await read(
    own.get('/api/profile/requests/:id/quotes', { params: { id }, query: { locale: i18n.locale } }),
  )
  const { lines, answers, rates } = data
  const offers = answers.filter(hasQuote)
  const basis = basisOf(context)
  const quotes = offers.map(({ status, shown }) => ({
    isOpen: status === 'sent' || status === 'accepted',
    content: shown.content,
  }))
  const rub = Object.fromEntries(rates.map((rate) => [rate.currency, rate.rub]))
  const comparison = compareQuotes(lines, quotes, { ...basis, rub })
  return { lines, offers, silent: answers.filter(({ shown }) => shown === null), rates, ...basis, comparison }
}

/** The quotes on a request side by side. @throws PageError 404 for another person's request */
export const load: PersonalLoad<AnswersData> = async (context) => {
  const { id, i18n } = context
  const [profile, answers] = await Promise.all([readProfile(context), readAnswers(context)])
  const reference = inquiryNumber(id)
  const title = i18n.t('answers.title', { number: reference })
  const csv = csvAddress('answers', context, { currency: answers.currency, vat: answers.vat })
  return accountScreen(context, profile, title, { ...answers, inquiry: id, reference, csv })
}
