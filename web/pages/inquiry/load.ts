import type { Company } from '../../../domain/contract/companies.ts'
import type { Product } from '../../../domain/contract/products.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { UNNOTIFIED } from '../../../domain/inquiry-sent.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'

/** The product and the supplier of the inquiry. */
export interface Addressee {
  product: Pick<Product, 'id' | 'slug' | 'name' | 'moq' | 'unit'> | null
  supplier: Pick<Company, 'id' | 'slug' | 'kind'> & { name: Localized }
}

export interface InquiryData extends Addressee {
  /** Whether it has been sent: a confirmation is shown instead of the form. */
  sent: boolean
  /** Whether the supplier was sent a notice of it. */
  notified: boolean
  typed: FormSubmission['fields']
  errors: FormSubmission['errors']
}

/** @throws PageError 404 for an unknown product or supplier, and without either */
async function addressee(
  { api, i18n: { locale } }: PersonalContext,
  { product, supplier: to }: Record<string, string | undefined>,
) {
  const query = { locale }
  if (product) {
    const { data } = await read(api.get('/api/products/:id', { params: { id: product }, query }))
    return { product: data, supplier: { ...data.supplier, kind: 'supplier' as const } }
  }
  if (!to) throw new PageError(404, 'page.unknown')
  const request = { params: { id: to }, query }
  const supplier = api.get('/api/companies/:id', request)
  // A company that only offers services is in the other directory.
  const isOther = (await supplier).status === 404
  const { data } = await read(isOther ? api.get('/api/company-services/:id', request) : supplier)
  return { product: null, supplier: data }
}

/** Name and contacts of the signed-in visitor, to fill in the form with. */
async function visitorContact({ own, i18n: { locale } }: PersonalContext): Promise<Record<string, string>> {
  const response = await own.get('/api/profile', { query: { locale } })
  if (!response.ok) return {}
  const { data } = await response.json()
  const main = (kind: 'email' | 'phone') =>
    data.contacts.find((contact) => contact.kind === kind && contact.main && contact.verified)?.value ?? ''
  return {
    name: data.name,
    organization: data.organization?.name.text ?? '',
    email: main('email'),
    phone: main('phone'),
  }
}

/** The form of an inquiry: about a product, or to a supplier in general. */
export const load: PersonalLoad<InquiryData> = async (context) => {
  const { query, posted, i18n } = context
  const [to, contact] = await Promise.all([
    addressee(context, posted?.fields ?? query),
    posted ? {} : visitorContact(context),
  ])
  const quantity = query.quantity ?? (to.product ? String(to.product.moq) : '')
  return {
    data: {
      ...to,
      sent: query.sent !== undefined && posted === null,
      notified: query.sent !== UNNOTIFIED,
      typed: posted?.fields ?? { ...contact, quantity },
      errors: posted?.errors ?? {},
    },
    islandProps: null,
    head: {
      title: i18n.t(to.product ? 'inquiry.title' : 'inquiry.titleGeneral'),
      // Without them there is no such page.
      canonical: { [to.product ? 'product' : 'supplier']: (to.product ?? to.supplier).id },
      noindex: true,
    },
  }
}
