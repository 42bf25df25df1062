import { INCOTERMS, NAMED_PLACES } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from './delivery-fields.module.css'
import { Choice } from './fields.tsx'
import type { FormState } from './form-state.ts'
import { LanguageFields } from './language-fields.tsx'

const KINDS = ['handover', 'shipment', 'arrival', 'destination'] as const

interface DeliveryFieldsProps {
  form: FormState
  /** Names of the two fields. */
  incoterm: string
  place: string
  label: string
  /** Choices before the terms: none, and what else there may be. */
  others: { value: string; text: string }[]
}

/**
 * A delivery term and the place that it names, in the supplier's languages. Which place that is, port or city, depends on the term: the
 * style sheet shows the label that belongs to the chosen one, script or not.
 */
export function DeliveryFields({ form, incoterm, place, label, others }: DeliveryFieldsProps) {
  const { t } = useI18n()
  const terms = INCOTERMS.map((value) => ({ value, text: value, place: NAMED_PLACES[value] }))
  const labels = KINDS.map((kind) => (
    <span key={kind} data-of={kind}>
      {t(`account.incotermPlace.${kind}`)}
    </span>
  ))
  return (
    <div className={styles.delivery}>
      <Choice form={form} name={incoterm} label={label} options={[...others, ...terms]} />
      <LanguageFields form={form} name={place} label={labels} />
      <p className="soft small">{t('account.incotermNote')}</p>
    </div>
  )
}
