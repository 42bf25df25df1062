import type { NamedText } from '../../../domain/contract/named-texts.ts'
import { useI18n } from '../../app/i18n.tsx'
import { contactField, type Typed } from '../../components/contact-fields.tsx'
import { FormChoice, FormField, FormTick } from '../../components/form-field.tsx'
import styles from './place-fields.module.css'

/**
 * Where to deliver: one of the buyer's addresses, or a place that is typed. The style sheet shows the text field where
 * no address is chosen, script or not.
 * @param places null for a buyer without an account
 */
export function PlaceFields({ places, ...submission }: Typed & { places: NamedText[] | null }) {
  const i18n = useI18n()
  const { t } = i18n
  const field = (name: string) => contactField(i18n, submission, name)
  const { defaultValue: _, ...keep } = field('savePlace')
  return (
    <div className={styles.place}>
      {places && places.length > 0 && (
        <FormChoice {...field('savedPlace')} label={t('inquiryItem.deliveredTo')} autoComplete="off">
          {places.map(({ id, name, text }) => (
            <option key={id} value={text}>
              {name ? `${name}: ${text}` : text}
            </option>
          ))}
          <option value="">{t('addresses.elsewhere')}</option>
        </FormChoice>
      )}
      <div className={styles.typed}>
        <FormField
          {...field('deliveredTo')}
          label={t(places && places.length > 0 ? 'addresses.otherPlace' : 'inquiryItem.deliveredTo')}
          note={t('inquiry.wish.placeNote')}
          autoComplete="shipping address-level2"
          data-place=""
        />
        {places && (
          <FormTick {...keep} defaultChecked={submission.typed.savePlace === 'on'}>
            {t('addresses.save')}
          </FormTick>
        )}
      </div>
    </div>
  )
}
