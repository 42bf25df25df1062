import { Fragment, type ReactNode } from 'react'
import type { OwnCompany } from '../../../domain/contract/organization-company.ts'
import type { SuggestedFact } from '../../../domain/contract/product-assist.ts'
import type { FormAction } from '../../../domain/form-actions.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { MAX_FACTS } from '../../../domain/limits.ts'
import { inBrackets } from '../../../domain/listed.ts'
import { LANGUAGE_TAGS, LOCALES, type Locale, readerFirst } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FieldErrorText } from '../../components/form-field.tsx'
import fieldStyles from './fields.module.css'
import { Field, Form, type FormProps } from './fields.tsx'
import { type FormState, inEach, useFormState } from './form-state.ts'

type Facts = OwnCompany['facts']

/** Empty rows offered below the filled ones. */
const SPARE = 3

/** A value that is the same in every language is in the first field only, which is the reader's. */
const storedFacts = (facts: Facts, reader: Locale, typed: TypedRows['fields'] = () => ({})): Record<string, string> =>
  Object.assign(
    {},
    ...facts.map((fact, at) => ({
      ...inEach(`facts.${at}.name`, fact.name),
      ...inEach(`facts.${at}.value`, typeof fact.value === 'string' ? { [reader]: fact.value } : fact.value),
      ...Object.fromEntries(Object.entries(typed(fact)).map(([name, value]) => [`facts.${at}.${name}`, value])),
    })),
  )

const isFilled = (form: FormState, at: number): boolean =>
  LOCALES.some((locale) => form.value(`facts.${at}.name.${locale}`) || form.value(`facts.${at}.value.${locale}`))

function rowsOf(form: FormState): number[] {
  const filled = Array.from({ length: MAX_FACTS }, (_, at) => at).filter((at) => isFilled(form, at))
  return Array.from({ length: Math.min(MAX_FACTS, (filled.at(-1) ?? -1) + 1 + SPARE) }, (_, at) => at)
}

/** Rows with fields of their own in place of texts. */
export interface TypedRows {
  /** The fields of a fact by their last names; none for a row of texts. */
  fields: (fact: Facts[number]) => Record<string, string>
  /** Draws a row, and says its place among these; null for a row of texts. @param path beginning of its fields' names */
  row: (form: FormState, path: string) => { place: number; drawn: ReactNode } | null
  /** The heading above these rows, and the one above rows of texts. */
  titles: readonly [typed: string, others: string]
}

const isTyped = (typed: TypedRows | undefined, fact: Facts[number]): boolean =>
  Object.keys(typed?.fields(fact) ?? {}).length > 0

interface FactsFormProps {
  posted: FormSubmission | null
  /** Buttons of the form: the first is the form's own. */
  actions: readonly [FormAction, ...FormAction[]]
  facts: Facts
  version: number
  live?: FormProps['live']
  /** Facts whose names are filled in and whose values are offered. */
  suggested?: SuggestedFact[]
  typed?: TypedRows
  /** Its buttons. */
  children: ReactNode
}

/** Facts as rows of name and value, each in the three languages. */
export function FactsForm({ posted, actions, facts, version, live, suggested = [], typed, children }: FactsFormProps) {
  const { t, locale } = useI18n()
  const offered = [...facts, ...suggested.map(({ name }) => ({ name, value: '' }))].slice(0, MAX_FACTS)
  const form = useFormState(posted, actions, storedFacts(offered, locale, typed?.fields))
  const rows = rowsOf(form).map((at) => ({ at, own: typed?.row(form, `facts.${at}`) ?? null }))
  const texts = rows.filter(({ own }) => own === null)
  const placed = rows.flatMap(({ at, own }) => (own ? [{ at, ...own }] : [])).toSorted((a, b) => a.place - b.place)
  return (
    <Form form={form} action={actions[0]} checks="facts" draft version={version} {...(live && { live })}>
      {typed && placed.length > 0 ? <h3>{typed.titles[0]}</h3> : null}
      {placed.map(({ at, drawn }) => (
        <Fragment key={at}>{drawn}</Fragment>
      ))}
      {typed && placed.length > 0 ? <h3>{typed.titles[1]}</h3> : null}
      <p className="soft small">{t('account.factsNote')}</p>
      {suggested.some(({ name }) => !isTyped(typed, { name, value: '' })) ? (
        <p className="soft small">{t('editor.suggested')}</p>
      ) : null}
      {texts.map(({ at }, place) => (
        <FactRow key={at} form={form} at={at} place={place} suggested={suggested} />
      ))}
      {children}
    </Form>
  )
}

/** Values that other products have for a fact, in one language, offered while one is typed. */
function Values({ id, values, locale }: { id: string; values: SuggestedFact['values']; locale: Locale }) {
  const texts = values.flatMap((value) => (typeof value === 'string' ? value : (value[locale] ?? [])))
  return (
    <datalist id={id}>
      {texts.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}

interface FactRowProps {
  form: FormState
  at: number
  /** Its place among the rows of texts, from 0. */
  place: number
  suggested: SuggestedFact[]
}

function FactRow({ form, at, place, suggested }: FactRowProps) {
  const { t, language, locale: reader } = useI18n()
  const path = `facts.${at}`
  const error = form.error(`${path}.name`) ?? form.error(`${path}.value`)
  const known = suggested.find(({ name }) =>
    LOCALES.some((one) => name[one] && name[one] === form.value(`${path}.name.${one}`)),
  )
  return (
    <fieldset className={fieldStyles.facts}>
      <legend>{t('account.fact', { n: place + 1 })}</legend>
      {(['name', 'value'] as const).map((part) =>
        readerFirst(reader).map((locale) => (
          <Field
            key={`${part}.${locale}`}
            form={form}
            name={`${path}.${part}.${locale}`}
            label={t(part === 'name' ? 'account.factName' : 'account.value') + inBrackets(language(locale), reader)}
            lang={LANGUAGE_TAGS[locale]}
            list={known && part === 'value' ? `${path}.${locale}` : undefined}
          />
        )),
      )}
      {known
        ? LOCALES.map((locale) => (
            <Values key={locale} id={`${path}.${locale}`} values={known.values} locale={locale} />
          ))
        : null}
      {error ? <FieldErrorText id={`${path}-fault`}>{error}</FieldErrorText> : null}
    </fieldset>
  )
}
