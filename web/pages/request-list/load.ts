import type { Category } from '../../../domain/contract/categories.ts'
import type { NamedText } from '../../../domain/contract/named-texts.ts'
import type { RequestCopy } from '../../../domain/contract/new-request.ts'
import { LINES_PER_PAGE, type RequestList } from '../../../domain/contract/request-lists.ts'
import type { PageMeta } from '../../../domain/contract/values.ts'
import type { VAT_WISHES } from '../../../domain/contract/wishes.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { read } from '../../../domain/page-error.ts'
import { isVatBasis, type VatBasis } from '../../../domain/price-basis.ts'
import { guessCategory } from '../../../domain/request-list/guess-category.ts'
import { type LetterTerms, termsOfLetter } from '../../../domain/request-list/letter-terms.ts'
import { type PersonalContext, type PersonalLoad, privateScreen } from '../../app/page/personal-load.ts'
import { placeFields, savedPlaces } from '../inquiry/saved-places.ts'
import { visitorContact } from '../inquiry/visitor-contact.ts'

/** What was submitted and refused. */
interface Typed {
  typed: FormSubmission['fields']
  errors: FormSubmission['errors']
}

/** A page of a list, to be edited and sent. */
export interface OpenedRequestList extends Typed {
  list: RequestList
  meta: PageMeta
  /** Version that the form is filled in from. */
  version: string
  wasSaved: boolean
  /** Chosen products that are not in the list because they are no longer sold. */
  gone: number
  /** The basis of its prices: that of the address, else that of this device. */
  vat: VatBasis
  /** The terms of the wanted offer that the letter around the list states; they fill in the fields. */
  terms: LetterTerms
  /** Categories to publish lines in, parents before children. */
  categories: readonly Category[]
  /** The buyer's addresses; null for a buyer without an account. */
  places: NamedText[] | null
  /** Id of the one that the lines without a product seem to belong to; '' for none. */
  guessed: string
}

/** The way back to the list that a request was sent from. */
interface BackToList {
  list: string
  /** Suppliers of its products that have not been sent any. */
  left: number
}

/** The form in which a list is pasted, a list, or what was sent. */
export type RequestListData =
  | ({ kind: 'start' } & Typed)
  | { kind: 'list'; opened: OpenedRequestList }
  | { kind: 'sent'; copy: RequestCopy; isSignedIn: boolean; back: BackToList | null }

/** @returns null where the list is gone */
async function wayBack({ own, i18n }: PersonalContext, token: string): Promise<BackToList | null> {
  const page = { page: '1', perPage: '1', locale: i18n.locale }
  const response = await own.get('/api/request-lists/:token', { params: { token }, query: page })
  if (!response.ok) return null
  const { data } = await response.json()
  return {
    list: token,
    left: data.suppliers.filter(({ id }) => !data.asked.includes(id)).length,
  }
}

/** A buyer who chose goods by prices with VAT is offered the same for the quote; prices without VAT are the default. */
const vatWish = (vat: string | undefined): { vat?: (typeof VAT_WISHES)[number] } =>
  vat === 'with' ? { vat: 'included' } : {}

/** @throws PageError 404 for an unknown list, and for one that has expired */
async function loadList(context: PersonalContext, token: string): Promise<OpenedRequestList> {
  const { own, query, posted, i18n, trees } = context
  const page = { page: query.page ?? '1', perPage: String(LINES_PER_PAGE), locale: i18n.locale }
  const [response, contact, places, categories] = await Promise.all([
    own.get('/api/request-lists/:token', { params: { token }, query: page }),
    posted ? {} : visitorContact(context),
    savedPlaces(context),
    trees.categories(),
  ])
  const version = response.headers.get('ETag')?.replace(/\D/g, '') ?? ''
  const { data: list, meta } = await read(Promise.resolve(response))
  const wasSaved = query.saved !== undefined && !posted
  const gone = /^\d{1,4}$/.test(query.gone ?? '') ? Number(query.gone) : 0
  const inWords = list.lines.filter(({ product }) => product === null).map(({ words }) => words)
  const guessed = guessCategory(categories, inWords)
  const terms = termsOfLetter(list.aside, new Date().toISOString().slice(0, 10))
  const { deliveredTo, incoterm, vat, neededBy } = terms
  const begun = {
    ...contact,
    ...placeFields(places, deliveredTo),
    ...(query.hide && { showContact: '' }),
    ...vatWish(query.vat),
    ...(vat && { vat }),
    ...(neededBy && { neededBy }),
    ...(incoterm && { incoterm }),
  }
  const typed = posted?.fields ?? begun
  const basis = isVatBasis(query.vat) ? query.vat : (i18n.basis?.vat ?? 'without')
  const shown = { list, meta, version, vat: basis, wasSaved, gone, terms, categories, guessed }
  return { ...shown, places, typed, errors: posted?.errors ?? {} }
}

/** A request for many lines at once: from a pasted or uploaded list to the suppliers of its products. */
export const load: PersonalLoad<RequestListData> = async (context) => {
  const { api, own, query, posted, i18n } = context
  const { t, locale } = i18n
  const { sent, list } = query
  if (sent) {
    const [{ data: copy }, profile, back] = await Promise.all([
      read(api.get('/api/requests/:receipt', { params: { receipt: sent }, query: { locale } })),
      own.get('/api/profile', { query: { locale } }),
      list ? wayBack(context, list) : null,
    ])
    return privateScreen<RequestListData>(t('inquiry.sent'), { kind: 'sent', copy, isSignedIn: profile.ok, back })
  }
  const title = t('requestList.title')
  if (list) return privateScreen<RequestListData>(title, { kind: 'list', opened: await loadList(context, list) })
  return privateScreen<RequestListData>(title, {
    kind: 'start',
    // A search without results links here: its words are the first line.
    typed: posted?.fields ?? { text: query.text ?? '' },
    errors: posted?.errors ?? {},
  })
}
