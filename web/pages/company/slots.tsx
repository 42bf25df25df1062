import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { DeferredSlots, Slots } from '../../app/page/page.ts'
import { Trail as Breadcrumb } from '../../components/breadcrumb.tsx'
import { AboutCompany } from './about.tsx'
import { CompanyContacts } from './contacts.tsx'
import { companyTrail } from './head.ts'
import { CompanyHead } from './head-slot.tsx'
import type { CompanyData, CompanyDeferred } from './load.ts'
import { Products, ProductsFallback } from './products.tsx'

export const slots = {
  trail: Trail,
  head: CompanyHead,
  contacts: CompanyContacts,
  about: AboutCompany,
} satisfies Slots<CompanyData>

export const deferredSlots = {
  products: { resolved: Products, fallback: ProductsFallback },
} satisfies DeferredSlots<CompanyDeferred>

function Trail({ data }: { data: CompanyData }) {
  const i18n = useI18n()
  const to = useHref()
  const services = data.role === 'service' ? [{ name: i18n.t('services.title'), path: to('services') }] : []
  return <Breadcrumb crumbs={[...services, ...companyTrail(data, i18n)]} />
}
