import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { contactField, type Typed } from '../../components/contact-fields.tsx'
import { ContactForm } from '../../components/contact-form.tsx'
import { FormField } from '../../components/form-field.tsx'
import styles from './inquiry.module.css'
import type { InquiryData } from './load.ts'

/** The form of an inquiry; hidden fields name the product or the supplier. */
export function InquiryForm({ data }: { data: InquiryData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { product, supplier, typed, errors } = data
  return (
    <ContactForm
      action={to('inquiry')}
      checks="inquiry"
      note={t(product ? 'inquiry.messageNote' : 'inquiry.messageNoteGeneral')}
      consent={t('inquiry.consent')}
      send={t('inquiry.send')}
      typed={typed}
      errors={errors}
    >
      {product ? (
        <>
          <input type="hidden" name="product" defaultValue={product.id} />
          <QuantityField product={product} typed={typed} errors={errors} />
        </>
      ) : (
        <input type="hidden" name="supplier" defaultValue={supplier.id} />
      )}
    </ContactForm>
  )
}

function QuantityField({ product, ...submission }: Typed & { product: NonNullable<InquiryData['product']> }) {
  const i18n = useI18n()
  return (
    <FormField
      {...contactField(i18n, submission, 'quantity')}
      label={i18n.t('inquiry.quantity')}
      note={i18n.t('inquiry.quantityNote', { quantity: i18n.t(`unit.${product.unit}`, { n: product.moq }) })}
      autoComplete="off"
      className={styles.quantity}
    />
  )
}
