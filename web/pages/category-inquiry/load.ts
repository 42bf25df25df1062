import { UNNOTIFIED } from '../../../domain/category-inquiry.ts'
import type { CompanyCard } from '../../../domain/contract/companies.ts'
import type { CategoryRef } from '../../../domain/contract/values.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import { type PersonalLoad, privateScreen } from '../../app/page/personal-load.ts'
import { visitorContact } from '../inquiry/visitor-contact.ts'

/** Suppliers to choose from: enough for five, few enough to read on a phone. */
const SHOWN = '12'

export interface CategoryInquiryData {
  category: CategoryRef
  suppliers: CompanyCard[]
  /** Number of suppliers to whom it has been sent: a confirmation is shown instead of the form; 0 before. */
  sentTo: number
  /** Whether any of them was sent a notice of it. */
  notified: boolean
  typed: FormSubmission['fields']
  errors: FormSubmission['errors']
}

/** The form of an inquiry to chosen suppliers of a category. @throws PageError 404 for a category without suppliers */
export const load: PersonalLoad<CategoryInquiryData> = async (context) => {
  const { api, trees, i18n, query, posted } = context
  const id = posted?.fields.category ?? query.category ?? ''
  const [tree, { data: suppliers }, contact] = await Promise.all([
    trees.categories(),
    read(api.get('/api/companies', { query: { category: id, perPage: SHOWN, locale: i18n.locale } })),
    posted ? {} : visitorContact(context),
  ])
  const category = tree.find((one) => one.id === id)
  if (!category || suppliers.length === 0) throw new PageError(404, 'page.unknown')
  const message = query.q ? i18n.t('inquiry.lookingFor', { q: query.q }) : ''
  return privateScreen(i18n.t('inquiry.titleSuppliers'), {
    category,
    suppliers,
    sentTo: posted ? 0 : Number(/^[1-5]$/.exec(query.sent ?? '')?.[0] ?? 0),
    notified: query.notice !== UNNOTIFIED,
    typed: posted?.fields ?? { ...contact, message },
    errors: posted?.errors ?? {},
  })
}
