import { companyRoute } from '../../../domain/company-kinds.ts'
import type { InquiryCopy } from '../../../domain/contract/new-inquiry.ts'
import type { Picture } from '../../../domain/contract/values.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture as PictureFrame } from '../../components/picture.tsx'
import { useResponseTexts } from '../../components/response-figures.tsx'
import { Confirmation } from './confirmation.tsx'
import styles from './inquiry.module.css'
import { InquiryForm } from './inquiry-form.tsx'
import type { InquiryData, RequestedData } from './load.ts'
import { RequestConfirmation } from './request-sent.tsx'

export const slots = { page: Inquiry } satisfies Slots<InquiryData>

function Inquiry({ data }: { data: InquiryData }) {
  const { t } = useI18n()
  const responseTexts = useResponseTexts()
  const { form, copy, request } = data
  if (request) return <Requested data={data} request={request} />
  if (!(form || copy)) return <Withdrawn />
  return (
    <div className={styles.page}>
      <div className="page-head">
        <h1>{t(copy ? 'inquiry.sent' : form.product ? 'inquiry.title' : 'inquiry.titleGeneral')}</h1>
        {copy ? <AboutCopy {...copy} /> : <About {...form} answers={responseTexts(form.supplier).answers} />}
      </div>
      {copy ? <Confirmation {...data} /> : <InquiryForm data={form} />}
    </div>
  )
}

/** A request to several suppliers that was sent. */
function Requested({ data, request }: { data: RequestedData; request: RequestedData['request'] }) {
  const { t } = useI18n()
  return (
    <div className={styles.page}>
      <div className="page-head">
        <h1>{t('inquiry.sent')}</h1>
      </div>
      <RequestConfirmation {...data} request={request} />
    </div>
  )
}

/** After the consent to an inquiry was withdrawn: its copy is gone with its text. */
function Withdrawn() {
  const { t } = useI18n()
  const to = useHref()
  return (
    <div className={styles.page}>
      <div className="page-head">
        <h1>{t('inquiry.withdrawn')}</h1>
        <p>{t('inquiry.withdrawnAbout')}</p>
      </div>
      <p className="chips">
        <a className="button" href={to('catalogue')}>
          {t('inquiry.backToCatalogue')}
        </a>
      </p>
    </div>
  )
}

interface AboutProps extends Pick<InquiryCopy, 'supplier'> {
  /** How the supplier usually answers, before the inquiry is sent. */
  answers?: string[]
  product:
    | (NonNullable<InquiryCopy['product']> &
        Pick<NonNullable<InquiryCopy['item']>, 'name'> & { picture?: Picture | null })
    | null
}

/** The product and the supplier of the inquiry, each with a link to its page. */
function About({ product, supplier, answers }: AboutProps) {
  const to = useHref()
  const { id, slug } = supplier
  return (
    <p>
      {product?.picture && <PictureFrame picture={product.picture} alt="" className={styles.picture} />}
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
      {answers && answers.length > 0 ? (
        <>
          <br />
          <span className="soft">{answers.join(' · ')}</span>
        </>
      ) : null}
    </p>
  )
}

/** `About` for a sent inquiry: a product that is no longer public has a name but no link. */
function AboutCopy({ product, item, supplier }: InquiryCopy) {
  if (product && item) return <About product={{ ...product, name: item.name }} supplier={supplier} />
  return (
    <>
      {item && (
        <p>
          <LocalizedText value={item.name} />
        </p>
      )}
      <About product={null} supplier={supplier} />
    </>
  )
}
