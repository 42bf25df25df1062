import type { LegalEntity } from '../../../domain/contract/legal-entities.ts'
import type { Profile } from '../../../domain/contract/profile.ts'
import type { OwnQuote, Quote } from '../../../domain/contract/quotes.ts'
import type { QuoteHead } from '../../../domain/deal-documents.ts'
import { inquiryNumber } from '../../../domain/inquiry-number.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { csvAddress } from '../account/csv-address.ts'
import { may, readProfile, requireOrganization } from '../account/membership.ts'

interface Shared extends AccountData {
  /** Id and number of the inquiry. */
  inquiry: string
  reference: string
  buyer: QuoteHead['buyer']
  /** Address of the document as PDF, in the reader's language. */
  pdf: string
  /** Address of the document as a spreadsheet. */
  csv: string
}

export interface OwnQuoteData extends Shared {
  quote: OwnQuote
  entities: LegalEntity[]
  /** Whether this person may send it: employees only read. */
  mayEdit: boolean
}

export interface QuoteData extends Shared {
  quote: Quote
  /** Indexes of the lines that a link to the form names; null: all of them. */
  chosen: number[] | null
  /** Initial fields of the buyer's legal entity: the main one of the organization that the visitor works for. */
  entity: Record<'name' | 'country' | 'taxNumber' | 'kpp' | 'address', string>
}

const OWN = '/api/profile/company/inquiries/:id'
const RECEIVED = '/api/profile/requests/:id'

/** The buyer as a printed quote names them. */
export const buyerOf = ({ name, organization = '' }: { name: string; organization?: string | undefined }) => ({
  name,
  company: organization,
})

const pdfOf = (call: string, { id, i18n }: PersonalContext): string =>
  `${call.replace(':id', id)}/quote/document.pdf?locale=${i18n.locale}`

const queryOf = ({ query, i18n }: PersonalContext) => ({
  locale: i18n.locale,
  ...(query.version && { version: query.version }),
})

/** The supplier's quote on an inquiry, with its form. @throws RedirectError without an organization; PageError 404 for another's inquiry */
export const loadOwnQuote: PersonalLoad<OwnQuoteData> = async (context) => {
  const profile = await requireOrganization(context, 'requests')
  const { own, id, i18n } = context
  const [{ data: quote }, { data: entities }, { data: inquiry }] = await Promise.all([
    read(own.get(`${OWN}/quote`, { params: { id }, query: queryOf(context) })),
    read(own.get('/api/profile/company/legal-entities')),
    read(own.get(OWN, { params: { id }, query: { locale: i18n.locale } })),
  ])
  const reference = inquiryNumber(id)
  return accountScreen(context, profile, i18n.t('quote.title', { number: reference }), {
    quote,
    entities,
    reference,
    inquiry: id,
    buyer: buyerOf(inquiry.contact),
    pdf: pdfOf(OWN, context),
    csv: csvAddress('ownQuote', context, { version: context.query.version }),
    mayEdit: may(profile, 'inquiry.answer'),
  })
}

const NO_ENTITY = { name: '', country: '', taxNumber: '', kpp: '', address: '' }

/** @param lines '0,2' in the address; anything else is ignored, as unknown keys are */
const chosenLines = (lines = ''): number[] | null =>
  /^\d{1,3}(?:,\d{1,3})*$/.test(lines) ? lines.split(',').map(Number) : null

async function buyersEntity({ own }: PersonalContext, { organization }: Profile): Promise<QuoteData['entity']> {
  if (!organization) return NO_ENTITY
  const { data } = await read(own.get('/api/profile/company/legal-entities'))
  const main = data.find((entity) => entity.main)
  if (!main) return NO_ENTITY
  const { fullName: name, country, taxNumber, kpp, address } = main
  return { name, country, taxNumber, kpp, address }
}

/** What a supplier has offered the visitor. @throws PageError 404 where nothing was sent */
export const loadQuote: PersonalLoad<QuoteData> = async (context) => {
  const { own, id, i18n, query } = context
  const [profile, { data: quote }, { data: request }] = await Promise.all([
    readProfile(context),
    read(own.get(`${RECEIVED}/quote`, { params: { id }, query: queryOf(context) })),
    read(own.get(RECEIVED, { params: { id }, query: { locale: i18n.locale } })),
  ])
  const reference = inquiryNumber(id)
  return accountScreen(context, profile, i18n.t('quote.title', { number: reference }), {
    quote,
    reference,
    inquiry: id,
    buyer: buyerOf(request.contact),
    pdf: pdfOf(RECEIVED, context),
    csv: csvAddress('quote', context, { version: query.version }),
    chosen: chosenLines(query.lines),
    entity: quote.moves.includes('accepted') ? await buyersEntity(context, profile) : NO_ENTITY,
  })
}
