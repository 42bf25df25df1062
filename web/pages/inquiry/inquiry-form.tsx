import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/personal-href.ts'
import { faultWords } from '../../components/contact-faults.ts'
import { Consent, ContactFields, type Typed } from '../../components/contact-fields.tsx'
import { FormField, FormText } from '../../components/form-field.tsx'
import { useQuantity } from '../../components/quantity.ts'
import styles from './inquiry.module.css'
import type { InquiryData } from './load.ts'

/** Works without script; who it is addressed to travels with it. */
export function InquiryForm({ data }: { data: InquiryData }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  const { product, supplier, typed, faults } = data
  const whole = faultWords(i18n, faults, '')
  return (
    <form className="sheet contact-form" method="post" action={to('inquiry')} noValidate>
      {whole && (
        <p className="notice" role="alert">
          {whole}
        </p>
      )}
      {product ? (
        <input type="hidden" name="product" defaultValue={product.id} />
      ) : (
        <input type="hidden" name="supplier" defaultValue={supplier.id} />
      )}
      {product && <QuantityField product={product} typed={typed} faults={faults} />}
      <FormText
        name="message"
        label={t('inquiry.message')}
        note={t(product ? 'inquiry.messageNote' : 'inquiry.messageNoteGeneral')}
        fault={faultWords(i18n, faults, 'message')}
        defaultValue={typed.message ?? ''}
        maxLength={5000}
        rows={6}
        required
      />
      <ContactFields typed={typed} faults={faults} />
      <Consent text={t('inquiry.consent')} typed={typed} faults={faults} />
      <button type="submit" className="button primary">
        {t('inquiry.send')}
      </button>
    </form>
  )
}

function QuantityField({ product, typed, faults }: Typed & { product: NonNullable<InquiryData['product']> }) {
  const i18n = useI18n()
  const quantity = useQuantity()
  return (
    <FormField
      name="quantity"
      label={i18n.t('inquiry.quantity')}
      note={i18n.t('inquiry.quantityNote', { quantity: quantity(product.moq, product.unit) })}
      fault={faultWords(i18n, faults, 'quantity')}
      defaultValue={typed.quantity ?? ''}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      className={styles.quantity}
    />
  )
}
