import { findCity, listCities } from '../../../domain/places/find-city.ts'
import { useI18n } from '../../app/i18n.tsx'
import fieldStyles from '../account/fields.module.css'
import { Submit } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'
import { LanguageFields } from '../account/language-fields.tsx'

interface CityFieldProps {
  form: FormState
  country: string
  /** Whether the button has just been pressed. */
  isAsked: boolean
}

/** The city in three languages: one of the list is chosen in the page's language, and fills in the others and its center. */
export function CityField({ form, country, isAsked }: CityFieldProps) {
  const { t, locale } = useI18n()
  const found = isAsked && findCity(form.value(`city.${locale}`), country) !== null
  return (
    <div className={fieldStyles.both}>
      <LanguageFields form={form} name="city" label={t('account.city')} list="cities" />
      <datalist id="cities" data-cities="">
        {listCities().map((city) => (
          <option
            key={`${city.country} ${city.names.en}`}
            value={city.names[locale]}
            data-city={JSON.stringify(city)}
          />
        ))}
      </datalist>
      <p>
        <Submit value="city" quiet label={t('organization.city.fill')} />
      </p>
      <p role="status" className="soft small" data-city-status={t('organization.city.filled')}>
        {isAsked ? t(found ? 'organization.city.filled' : 'organization.city.unknown') : t('organization.city.about')}
      </p>
    </div>
  )
}
