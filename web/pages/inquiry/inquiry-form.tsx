import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/location.tsx'
import { usePersonalHref } from '../../app/personal-href.ts'
import { FieldFault, FormField, FormText } from '../../components/form-field.tsx'
import { useQuantity } from '../../components/quantity.ts'
import { faultWords } from './fault-words.ts'
import styles from './inquiry.module.css'
import type { InquiryData } from './load.ts'

/** Works without script; who it is addressed to travels with it. */
export function InquiryForm({ data }: { data: InquiryData }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  const { product, supplier, typed, faults, key } = data
  const whole = faultWords(i18n, faults, '')
  return (
    <form className={`sheet ${styles.form}`} method="post" action={to('inquiry')} noValidate>
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
      <input type="hidden" name="key" defaultValue={key} />
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
      <Consent typed={typed} faults={faults} />
      <button type="submit" className="button primary">
        {t('inquiry.send')}
      </button>
    </form>
  )
}

type Typed = Pick<InquiryData, 'typed' | 'faults'>

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

function ContactFields({ typed, faults }: Typed) {
  const i18n = useI18n()
  const { t } = i18n
  const common = (name: string) => ({
    name,
    fault: faultWords(i18n, faults, name),
    defaultValue: typed[name] ?? '',
  })
  return (
    <fieldset className={styles.contact}>
      <legend>{t('inquiry.contact')}</legend>
      <FormField {...common('name')} label={t('inquiry.name')} autoComplete="name" maxLength={120} required />
      <FormField
        {...common('organization')}
        label={t('inquiry.organization')}
        autoComplete="organization"
        maxLength={200}
      />
      <FormField {...common('email')} label={t('inquiry.email')} type="email" autoComplete="email" maxLength={254} />
      <FormField {...common('phone')} label={t('inquiry.phone')} type="tel" autoComplete="tel" maxLength={40} />
      <p className="soft small">{t('inquiry.contactNote')}</p>
    </fieldset>
  )
}

function Consent({ typed, faults }: Typed) {
  const i18n = useI18n()
  const { t } = i18n
  const to = useHref()
  const fault = faultWords(i18n, faults, 'consent')
  return (
    <div>
      <label className="tick">
        <input
          type="checkbox"
          name="consent"
          required
          defaultChecked={typed.consent === 'on'}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'consent-fault' : undefined}
        />
        <span>
          {t('inquiry.consent')} <a href={to('privacy')}>{t('inquiry.privacy')}</a>
        </span>
      </label>
      {fault && <FieldFault id="consent-fault">{fault}</FieldFault>}
    </div>
  )
}
