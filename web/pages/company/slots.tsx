import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { DeferredSlots, Slots } from '../../app/page/page.ts'
import { Trail as Breadcrumb } from '../../components/breadcrumb.tsx'
import { FactsTable } from '../../components/facts-table.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Activities } from './activities.tsx'
import { Certificates } from './certificates.tsx'
import { Contacts } from './contacts.tsx'
import { Evidence } from './evidence.tsx'
import { companyTrail } from './head.ts'
import { Head } from './head-slot.tsx'
import type { CompanyData, CompanyDeferred } from './load.ts'
import { Offers } from './offers.tsx'
import { Photos } from './photos.tsx'
import { Products, ProductsFallback } from './products.tsx'
import { Section } from './section.tsx'

export const slots = {
  trail: Trail,
  head: Head,
  contacts: Contacts,
  about: About,
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

/** All about the company, in the order in which buyers need it. */
function About({ data }: { data: CompanyData }) {
  const { t } = useI18n()
  const { company } = data
  return (
    <>
      {company.description && (
        <p className="prose">
          <LocalizedText value={company.description} />
        </p>
      )}
      <Offers data={data} />
      <Evidence company={company} />
      {company.facts.length > 0 && (
        <Section title={t('company.facts')}>
          <FactsTable facts={company.facts} />
        </Section>
      )}
      <Certificates certificates={company.certificates} />
      <Photos photos={company.photos} />
      <Activities codes={company.activities} names={data.activities} />
    </>
  )
}
