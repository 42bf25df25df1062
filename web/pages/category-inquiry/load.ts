import { MAX_SUPPLIERS, RECEIPT_SEPARATOR } from '../../../domain/category-inquiry.ts'
import type { CompanyCard } from '../../../domain/contract/companies.ts'
import type { NamedText } from '../../../domain/contract/named-texts.ts'
import type { InquiryCopy } from '../../../domain/contract/new-inquiry.ts'
import type { CategoryRef } from '../../../domain/contract/values.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import { type PersonalContext, type PersonalLoad, privateScreen } from '../../app/page/personal-load.ts'
import { placeFields, savedPlaces } from '../inquiry/saved-places.ts'
import { visitorContact } from '../inquiry/visitor-contact.ts'

/** Suppliers offered: an inquiry goes to at most five, and the list must be readable on a phone. */
const SHOWN = '12'

export interface CategoryInquiryData {
  category: CategoryRef
  suppliers: CompanyCard[]
  /** Copies of the inquiries that were sent: a confirmation is shown instead of the form; [] before. */
  copies: InquiryCopy[]
  /** The buyer's addresses; null for a buyer without an account. */
  places: NamedText[] | null
  isSignedIn: boolean
  typed: FormSubmission['fields']
  errors: FormSubmission['errors']
}

/** The buyer's copies of the inquiries that were sent together. @throws PageError 404 for an unknown receipt, and for too many */
async function sentCopies({ api, query, i18n: { locale } }: PersonalContext): Promise<InquiryCopy[]> {
  const receipts = query.sent?.split(RECEIPT_SEPARATOR) ?? []
  if (receipts.length > MAX_SUPPLIERS) throw new PageError(404, 'page.unknown')
  const copyOf = (receipt: string) =>
    read(api.get('/api/inquiries/:receipt', { params: { receipt }, query: { locale } }))
  const responses = await Promise.all(receipts.map(copyOf))
  return responses.map(({ data }) => data)
}

/** The form of an inquiry to chosen suppliers of a category. @throws PageError 404 for a category without suppliers */
export const load: PersonalLoad<CategoryInquiryData> = async (context) => {
  const { api, trees, i18n, query, posted } = context
  const id = posted?.fields.category ?? query.category ?? ''
  const [tree, { data: suppliers }, contact, copies, places] = await Promise.all([
    trees.categories(),
    read(api.get('/api/companies', { query: { category: id, perPage: SHOWN, locale: i18n.locale } })),
    posted ? {} : visitorContact(context),
    posted ? [] : sentCopies(context),
    savedPlaces(context),
  ])
  const category = tree.find((one) => one.id === id)
  if (!category || suppliers.length === 0) throw new PageError(404, 'page.unknown')
  const message = query.q ? i18n.t('inquiry.lookingFor', { q: query.q }) : ''
  return privateScreen(i18n.t('inquiry.titleSuppliers'), {
    category,
    suppliers,
    copies,
    places,
    isSignedIn: places !== null,
    typed: posted?.fields ?? { ...contact, ...placeFields(places), message },
    errors: posted?.errors ?? {},
  })
}
