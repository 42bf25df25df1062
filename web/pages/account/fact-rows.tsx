import type { OwnCompany } from '../../../worker/api/own-company/schema.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FieldFault } from '../../components/form-field.tsx'
import { LANGUAGE_TAGS, LOCALES } from '../../locale.ts'
import styles from './account.module.css'
import { Field } from './fields.tsx'
import { type FormState, inEach } from './form-state.ts'

type Facts = OwnCompany['facts']

/** Rows that stand ready for more. */
const SPARE = 3
const MOST = 60

/** A value that reads the same in every language stands in the first field alone. */
export const storedFacts = (facts: Facts): Record<string, string> =>
  Object.assign(
    {},
    ...facts.map(({ name, value }, at) => ({
      ...inEach(`facts.${at}.name`, name),
      ...inEach(`facts.${at}.value`, typeof value === 'string' ? { en: value } : value),
    })),
  )

const isFilled = (form: FormState, at: number): boolean =>
  LOCALES.some((locale) => form.value(`facts.${at}.name.${locale}`) || form.value(`facts.${at}.value.${locale}`))

function rowsOf(form: FormState): number[] {
  const filled = Array.from({ length: MOST }, (_, at) => at).filter((at) => isFilled(form, at))
  return Array.from({ length: Math.min(MOST, (filled.at(-1) ?? -1) + 1 + SPARE) }, (_, at) => at)
}

/** Facts as rows of name and value, each in the three languages. */
export function FactRows({ form }: { form: FormState }) {
  const { t } = useI18n()
  return (
    <>
      <p className="soft small">{t('account.factsNote')}</p>
      {rowsOf(form).map((at) => (
        <FactRow key={at} form={form} at={at} />
      ))}
    </>
  )
}

function FactRow({ form, at }: { form: FormState; at: number }) {
  const { t } = useI18n()
  const path = `facts.${at}`
  const fault = form.fault(`${path}.name`) ?? form.fault(`${path}.value`)
  return (
    <fieldset className={styles.facts}>
      <legend>{t('account.fact', { n: at + 1 })}</legend>
      {(['name', 'value'] as const).map((part) =>
        LOCALES.map((locale) => (
          <Field
            key={`${part}.${locale}`}
            form={form}
            name={`${path}.${part}.${locale}`}
            label={`${t(part === 'name' ? 'account.name' : 'account.value')}, ${locale.toUpperCase()}`}
            lang={LANGUAGE_TAGS[locale]}
            maxLength={part === 'name' ? 120 : 500}
          />
        )),
      )}
      {fault ? <FieldFault id={`${path}-fault`}>{fault}</FieldFault> : null}
    </fieldset>
  )
}
