import { CHOSEN_SUPPLIER_PREFIX } from '../../../domain/category-inquiry.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { Typed } from '../../components/contact-fields.tsx'
import { fieldMessage } from '../../components/error-message.ts'
import { FieldErrorText, FormTick } from '../../components/form-field.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Place } from '../../components/place.tsx'
import { MarkedName } from '../../components/supplier-line.tsx'
import type { Recipient } from './load.ts'

/** Suppliers of the same category, whom the buyer may ask as well. None is ticked: a contact is sent to no supplier that the buyer has not chosen. */
export function OtherSuppliers({ others, ...submission }: Pick<Recipient, 'others'> & Typed) {
  const i18n = useI18n()
  const error = fieldMessage(i18n, 'contact', submission.errors, 'to')
  if (others.length === 0) return null
  return (
    <fieldset aria-describedby={error ? 'to-note to-fault' : 'to-note'}>
      <legend>{i18n.t('inquiry.others.title')}</legend>
      <p id="to-note" className="soft small">
        {i18n.t('inquiry.others.note')}
      </p>
      {others.map(({ id, name, verified, city, country }) => (
        <div key={id}>
          <FormTick
            name={CHOSEN_SUPPLIER_PREFIX + id}
            defaultChecked={submission.typed[CHOSEN_SUPPLIER_PREFIX + id] === 'on'}
          >
            <MarkedName verified={verified}>
              <LocalizedText value={name} />
            </MarkedName>{' '}
            <span className="soft small">
              <Place city={city} country={country} />
            </span>
          </FormTick>
        </div>
      ))}
      {error && <FieldErrorText id="to-fault">{error}</FieldErrorText>}
    </fieldset>
  )
}
