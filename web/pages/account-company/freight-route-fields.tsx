import { compareNames } from '../../../domain/collation.ts'
import { MAX_FREIGHT_ROUTES } from '../../../domain/contract/freight-routes.ts'
import { listCities } from '../../../domain/places/find-city.ts'
import { codeOfCity, listCountries, placeName } from '../../../domain/places/place-code.ts'
import { useI18n } from '../../app/i18n.tsx'
import fieldStyles from '../account/fields.module.css'
import { Field } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'

/** Empty rows offered below the filled ones. */
const SPARE = 2
const ENDS = ['from', 'to'] as const
const PLACES = 'served-places'

function rowsOf(form: FormState): number[] {
  const all = Array.from({ length: MAX_FREIGHT_ROUTES }, (_, at) => at)
  const last = all.findLast((at) => ENDS.some((end) => form.value(`routes.${at}.${end}`)))
  return all.slice(0, (last ?? -1) + 1 + SPARE)
}

/** Where a service company works, a row for each route; a place alone is a row with one end. */
export function FreightRouteFields({ form }: { form: FormState }) {
  const { t, locale } = useI18n()
  const places = [...listCountries(), ...listCities().map(codeOfCity)]
    .map((code) => placeName(code, locale))
    .sort((one, other) => compareNames(locale, one, other))
  return (
    <fieldset>
      <legend>
        <h2>{t('organization.routes.title')}</h2>
      </legend>
      <p className="soft small">{t('organization.routes.about')}</p>
      <datalist id={PLACES}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      {rowsOf(form).map((at) => (
        <fieldset key={at} className={fieldStyles.columns}>
          <legend className="visually-hidden">{t('organization.routes.row', { n: at + 1 })}</legend>
          {ENDS.map((end) => (
            <Field
              key={end}
              form={form}
              name={`routes.${at}.${end}`}
              label={t(`organization.routes.${end}`)}
              list={PLACES}
            />
          ))}
        </fieldset>
      ))}
    </fieldset>
  )
}
