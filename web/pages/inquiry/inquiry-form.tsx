import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { ContactForm } from '../../components/contact-form.tsx'
import type { InquiryFormData } from './load.ts'
import { OtherSuppliers } from './other-suppliers.tsx'
import { ProductFields } from './product-fields.tsx'
import { WishFields } from './wish-fields.tsx'

/**
 * The form of an inquiry; hidden fields name the product or the supplier. Its address names them too, because the draft on the device
 * is found by the address, also after the form was refused.
 */
export function InquiryForm({ data }: { data: InquiryFormData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { product, supplier, typed, errors } = data
  const about = product ? { product: product.id } : { supplier: supplier.id }
  return (
    <ContactForm
      action={to('inquiry', about)}
      checks="inquiry"
      note={t(product ? 'inquiry.messageNote' : 'inquiry.messageNoteGeneral')}
      isMessageOptional={product !== null}
      withFiles
      consent={t(data.others.length > 0 ? 'inquiry.consentOthers' : 'inquiry.consent')}
      send={t('inquiry.send')}
      typed={typed}
      errors={errors}
    >
      {typed.again && <input type="hidden" name="again" defaultValue={typed.again} />}
      {product ? (
        <>
          <input type="hidden" name="product" defaultValue={product.id} />
          <ProductFields product={product} typed={typed} errors={errors} />
        </>
      ) : (
        <input type="hidden" name="supplier" defaultValue={supplier.id} />
      )}
      <WishFields places={data.places} typed={typed} errors={errors} />
      <OtherSuppliers others={data.others} typed={typed} errors={errors} />
    </ContactForm>
  )
}
