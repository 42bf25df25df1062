import type { Company, CompanyCard } from '../../../domain/contract/companies.ts'
import type { NamedText } from '../../../domain/contract/named-texts.ts'
import type { InquiryCopy } from '../../../domain/contract/new-inquiry.ts'
import type { RequestCopy } from '../../../domain/contract/new-request.ts'
import type { Product } from '../../../domain/contract/products.ts'
import type { Localized, ResponseFigures } from '../../../domain/contract/values.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { MAX_SUPPLIERS_OF_LINE } from '../../../domain/limits.ts'
import type { Locale } from '../../../domain/locale.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import { smallestOrder } from '../../../domain/tier-price.ts'
import { quantityIn } from '../../../domain/trade-quantity.ts'
import type { Unit } from '../../../domain/trade-terms.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { typedQuantity } from '../../../domain/typed-quantity.ts'
import { writtenUnits } from '../../../domain/written-units.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { readAnyCompany } from './any-company.ts'
import { placeFields, savedPlaces } from './saved-places.ts'
import { visitorContact } from './visitor-contact.ts'

/** The product and the supplier of the inquiry. */
export interface Recipient {
  product: Pick<Product, 'id' | 'slug' | 'name' | 'picture' | 'moq' | 'unit' | 'tiers' | 'vat' | 'variants'> | null
  supplier: Pick<Company, 'id' | 'slug' | 'kind' | keyof ResponseFigures> & { name: Localized }
  /** Other suppliers of the product's category, whom the buyer may ask as well. */
  others: CompanyCard[]
}

export interface InquiryFormData extends Recipient {
  /** The buyer's addresses; null for a buyer without an account. */
  places: NamedText[] | null
  typed: FormSubmission['fields']
  errors: FormSubmission['errors']
}

interface Sent {
  form: null
  isSignedIn: boolean
  errors: FormSubmission['errors']
}

/** The copy of a request to several suppliers. */
export type RequestedData = Sent & { copy: null; request: RequestCopy }

/** The form, or the copy of what was sent. */
export type InquiryData =
  | { form: InquiryFormData; copy: null; request: null }
  | (Sent & { copy: InquiryCopy; request: null })
  | RequestedData
  /** The sender has withdrawn the consent. */
  | { form: null; copy: null; request: null }

/** Suppliers of the category of a product, without its own. */
async function othersOf(api: PersonalContext['api'], { breadcrumb, supplier }: Product, locale: Locale) {
  const category = breadcrumb.at(-1)?.id
  if (!category) return []
  const query = { category, perPage: String(MAX_SUPPLIERS_OF_LINE + 1), locale }
  const response = await api.get('/api/companies', { query })
  if (!response.ok) return []
  const { data } = await response.json()
  return data.filter(({ id }) => id !== supplier.id).slice(0, MAX_SUPPLIERS_OF_LINE)
}

/** @throws PageError 404 for an unknown product or supplier, and without either */
async function loadRecipient(
  context: PersonalContext,
  { product, supplier: to }: Record<string, string | undefined>,
): Promise<Recipient> {
  const {
    api,
    i18n: { locale },
  } = context
  if (product) {
    const { data } = await read(api.get('/api/products/:id', { params: { id: product }, query: { locale } }))
    const others = await othersOf(api, data, locale)
    return { product: data, supplier: { ...data.supplier, kind: 'supplier' as const }, others }
  }
  if (!to) throw new PageError(404, 'page.unknown')
  return { product: null, supplier: await readAnyCompany(context, to), others: [] }
}

/** The error code of a quantity; of an ambiguous one ("1.500"), the question which reading is meant. */
function faultOf(quantity: string, unit: Unit, least: number, locale: Locale): string | undefined {
  const number = typedQuantity(quantity, locale, unit, writtenUnits(unit))
  if (typeof number === 'string') return number === 'ambiguous' ? number : 'format'
  return number < least ? 'below-minimum' : undefined
}

/** The variant and quantity chosen on the product's page. A wrong quantity is reported when the form opens, not only when it is sent. */
function chosen(
  { product }: Recipient,
  { quantity: sent, variant = '' }: Record<string, string | undefined>,
  { locale, basis }: I18n,
): Pick<FormSubmission, 'fields' | 'errors'> {
  if (!product) return { fields: {}, errors: {} }
  const least = smallestOrder(product.tiers, product.moq)
  // Without a quantity in the address, that of the lists is filled in, if it measures the same and may be ordered.
  const wanted = basis && quantityIn(basis.quantity, basis.unit, product.unit)
  const ofLists = wanted !== null && wanted >= least ? fieldNumber(wanted, locale) : ''
  const quantity = sent || ofLists
  const fault = quantity ? faultOf(quantity, product.unit, least, locale) : undefined
  return {
    fields: { quantity: quantity || fieldNumber(least, locale), variant },
    errors: fault ? { quantity: fault } : {},
  }
}

/**
 * The text of the visitor's own earlier inquiry, to send again. Its id is part of the form: without it the same text
 * would count as a repetition of the earlier sending (docs/behaviour.md, "Idempotency").
 */
async function writtenBefore({ own, query, i18n: { locale } }: PersonalContext) {
  const { again } = query
  if (!again) return null
  const response = await own.get('/api/profile/requests/:id', { params: { id: again }, query: { locale } })
  if (!response.ok) return null
  const { data } = await response.json()
  const { name, organization = '', email = '', phone = '' } = data.contact
  const { neededBy, deliveredTo, incoterm, currency, vat } = data.wishes
  const wishes = {
    deliveredTo,
    neededBy: neededBy ?? '',
    incoterm: incoterm ?? '',
    currency: currency ?? '',
    vat: vat ?? '',
  }
  const showContact = data.contactShown === 'hidden' ? '' : 'on'
  return { again, message: data.message, ...wishes, name, organization, email, phone, showContact }
}

async function loadForm(context: PersonalContext): Promise<InquiryFormData> {
  const { query, posted, i18n } = context
  const [to, places, contact, before] = await Promise.all([
    loadRecipient(context, posted?.fields ?? query),
    savedPlaces(context),
    posted ? {} : visitorContact(context),
    posted ? null : writtenBefore(context),
  ])
  const { fields, errors } = chosen(to, posted?.fields ?? query, i18n)
  // What is wrong with the quantity depends on the product, and is known only here while the form is not sent.
  if (posted) return { ...to, places, typed: posted.fields, errors: { ...errors, ...posted.errors } }
  const place = placeFields(places, before?.deliveredTo)
  return { ...to, places, typed: { ...contact, ...before, ...place, ...fields }, errors }
}

/** The buyer's copy of an inquiry, or of a request to several suppliers. @throws PageError 404 for an unknown receipt */
async function loadCopy({ api, own, posted, i18n: { locale } }: PersonalContext, receipt: string) {
  const call = { params: { receipt }, query: { locale } }
  const [response, profile] = await Promise.all([
    api.get('/api/inquiries/:receipt', call),
    own.get('/api/profile', { query: { locale } }),
  ])
  const sent = { form: null, isSignedIn: profile.ok, errors: posted?.errors ?? {} }
  if (response.status === 404) {
    const { data: request } = await read(api.get('/api/requests/:receipt', call))
    return { ...sent, copy: null, request }
  }
  const { data: copy } = await read(Promise.resolve(response))
  return { ...sent, copy, request: null }
}

/** The form of an inquiry, about a product, or to a supplier in general; or the confirmation with a copy. */
export const load: PersonalLoad<InquiryData> = async (context) => {
  const { query, i18n } = context
  if (query.withdrawn) {
    const head = { title: i18n.t('inquiry.withdrawn'), noindex: true }
    return { data: { form: null, copy: null, request: null }, islandProps: null, head }
  }
  if (query.sent) {
    const data = await loadCopy(context, query.sent)
    return { data, islandProps: null, head: { title: i18n.t('inquiry.sent'), noindex: true } }
  }
  const form = await loadForm(context)
  const { product, supplier } = form
  return {
    data: { form, copy: null, request: null },
    islandProps: null,
    head: {
      title: i18n.t(product ? 'inquiry.title' : 'inquiry.titleGeneral'),
      // The address needs one of these keys: without them there is no such page.
      canonical: { [product ? 'product' : 'supplier']: (product ?? supplier).id },
      noindex: true,
    },
  }
}
