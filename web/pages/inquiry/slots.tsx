import { companyRoute } from '../../../domain/company-kinds.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import styles from './inquiry.module.css'
import { InquiryForm } from './inquiry-form.tsx'
import type { Addressee, InquiryData } from './load.ts'

export const slots = { page: Inquiry } satisfies Slots<InquiryData>

function Inquiry({ data }: { data: InquiryData }) {
  const { t } = useI18n()
  return (
    <div className={styles.page}>
      <div className="page-head">
        <h1>{t(data.sent ? 'inquiry.sent' : data.product ? 'inquiry.title' : 'inquiry.titleGeneral')}</h1>
        <About {...data} />
      </div>
      {data.sent ? <Sent {...data} /> : <InquiryForm data={data} />}
    </div>
  )
}

/** The product and the supplier of the inquiry, each with a link to its page. */
function About({ product, supplier }: Addressee) {
  const to = useHref()
  const { id, slug } = supplier
  return (
    <p>
      {product && (
        <>
          <a href={to('product', { id: product.id, slug: product.slug })}>
            <LocalizedText value={product.name} />
          </a>
          <br />
        </>
      )}
      <a href={to(companyRoute(supplier.kind), { id, slug })}>
        <LocalizedText value={supplier.name} />
      </a>
    </p>
  )
}

function Sent({ product, supplier, notified }: InquiryData) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <div className="notice" role="status">
      <div>
        <p>{t(notified ? 'inquiry.sentAbout' : 'inquiry.unnotified')}</p>
        {notified ? null : (
          <p>
            <a href={to(companyRoute(supplier.kind), { id: supplier.id, slug: supplier.slug })}>
              {t('inquiry.supplierContacts')}
            </a>
          </p>
        )}
        <p>
          {product ? (
            <a href={to('product', { id: product.id, slug: product.slug })}>{t('inquiry.backToProduct')}</a>
          ) : (
            <a href={to('catalogue')}>{t('inquiry.backToCatalogue')}</a>
          )}
        </p>
      </div>
    </div>
  )
}
