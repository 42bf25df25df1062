import { MAX_NUMBER_LENGTH } from '../../../domain/constraints.ts'
import { CURRENCIES, INCOTERMS } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FormChoice, FormField } from '../../components/form-field.tsx'
import styles from './classifier-code.module.css'
import type { BorderForm, NumberField } from './estimate.ts'
import { EstimateTable } from './estimate-table.tsx'
import type { CodeData } from './load.ts'

/** The charges on goods of the code at the border: a form whose result has an address of its own. */
export function BorderEstimate({ data: { border } }: { data: CodeData }) {
  const { t } = useI18n()
  if (border === null) return null
  return (
    <section id="estimate" className={border.estimate ? undefined : 'no-print'}>
      <h2 className="ruled-head">{t('estimate.title')}</h2>
      {border.estimate ? <EstimateTable estimate={border.estimate} /> : <p>{t('estimate.lead')}</p>}
      <Fields border={border} />
    </section>
  )
}

function useField({ typed, faults, counts }: BorderForm) {
  const { t } = useI18n()
  return (name: NumberField) => {
    const fault = faults[name]
    const own = fault && t(`estimate.fault.${fault}`)
    return (
      <FormField
        key={name}
        name={name}
        label={t(`estimate.fields.${name === 'count' ? counts : name}`)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_NUMBER_LENGTH}
        defaultValue={typed[name]}
        error={own}
      />
    )
  }
}

function Fields({ border }: { border: BorderForm }) {
  const { t } = useI18n()
  const field = useField(border)
  const { typed, currency, needs, faults } = border
  return (
    // A new key resets the fields to those of the address, whatever was typed before.
    <form key={JSON.stringify(typed)} method="get" action="#estimate" className={`${styles.fields} no-print`}>
      {field('value')}
      <FormChoice
        name="currency"
        label={t('estimate.fields.currency')}
        defaultValue={currency}
        error={faults.currency && t('estimate.fault.rate')}
        isPreset
      >
        {CURRENCIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </FormChoice>
      <FormChoice
        name="incoterm"
        label={t('estimate.fields.incoterm')}
        defaultValue={typed.incoterm ?? ''}
        error={faults.incoterm && t('estimate.fault.required')}
      >
        <option value="">—</option>
        {INCOTERMS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </FormChoice>
      {field('freight')}
      {needs.flatMap((need) => (need === 'count' ? [] : [field(need)]))}
      {field('count')}
      <button type="submit" className="button primary">
        {t('estimate.submit')}
      </button>
    </form>
  )
}
