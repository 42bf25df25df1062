import type { Company } from '../../../domain/contract/companies.ts'
import type { Product } from '../../../domain/contract/products.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'

/** The product and the supplier of the inquiry. */
export interface Addressee {
  product: Pick<Product, 'id' | 'slug' | 'name' | 'moq' | 'unit'> | null
  supplier: Pick<Company, 'id' | 'slug' | 'kind'> & { name: Localized }
}

export interface InquiryData extends Addressee {
  /** Whether it has been sent: the form has done its work then. */
  sent: boolean
  typed: FormSubmission['fields']
  errors: FormSubmission['errors']
}

/** @throws PageError 404 for an unknown product or supplier, and without either */
async function addressee({ api, i18n: { locale } }: PersonalContext, { product, supplier: to }: Asked) {
  const query = { locale }
  if (product) {
    const { data } = await read(api.get('/api/products/:id', { params: { id: product }, query }))
    return { product: data, supplier: { ...data.supplier, kind: 'supplier' as const } }
  }
  if (!to) throw new PageError(404, 'page.unknown')
  const asked = { params: { id: to }, query }
  const supplier = await api.get('/api/companies/:id', asked)
  // Who only serves is in the other directory.
  const found = supplier.status === 404 ? api.get('/api/company-services/:id', asked) : supplier
  const { data } = await read(Promise.resolve(found))
  return { product: null, supplier: data }
}

type Asked = Record<string, string | undefined>

/** Name and contacts of who is signed in, filled in beforehand. */
async function ownContact({ own, i18n: { locale } }: PersonalContext): Promise<Record<string, string>> {
  const answer = await own.get('/api/profile', { query: { locale } })
  if (!answer.ok) return {}
  const { data } = await answer.json()
  const main = (kind: 'email' | 'phone') =>
    data.contacts.find((contact) => contact.kind === kind && contact.main && contact.verified)?.value ?? ''
  return {
    name: data.name,
    organization: data.organization?.name.text ?? '',
    email: main('email'),
    phone: main('phone'),
  }
}

/** Fields that the address fills in. */
const about = ({ product, supplier }: Addressee): Record<string, string> =>
  product ? { product: product.id } : { supplier: supplier.id }

/** The form of an inquiry: about a product, or to a supplier in general. */
export const load: PersonalLoad<InquiryData> = async (context) => {
  const { query, posted, i18n } = context
  const asked: Asked = posted?.fields ?? query
  const [to, contact] = await Promise.all([addressee(context, asked), posted ? {} : ownContact(context)])
  const quantity = query.quantity ?? (to.product ? String(to.product.moq) : '')
  return {
    data: {
      ...to,
      sent: query.sent !== undefined && posted === null,
      typed: posted?.fields ?? { ...contact, quantity },
      errors: posted?.errors ?? {},
    },
    islandProps: null,
    head: {
      title: i18n.t(to.product ? 'inquiry.title' : 'inquiry.titleGeneral'),
      // Without them there is no such page.
      canonical: about(to),
      noindex: true,
    },
  }
}
