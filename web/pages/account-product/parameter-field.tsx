import { inBrackets } from '../../../domain/listed.ts'
import { LANGUAGE_TAGS, LOCALES, readerFirst } from '../../../domain/locale.ts'
import { type FormParameter, unitsAccepted } from '../../../domain/parameters/typed-fact.ts'
import { shownUnit } from '../../../domain/parameters/units.ts'
import { textIn } from '../../../domain/text.ts'
import { optionField } from '../../../domain/typed-fact-fields.ts'
import { useI18n } from '../../app/i18n.tsx'
import fieldStyles from '../account/fields.module.css'
import { Choice, Field, HiddenFields } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'

interface ParameterFieldProps {
  form: FormState
  /** Beginning of its fields' names: `facts.3`. */
  path: string
  parameter: FormParameter
}

/**
 * A fact of a declared parameter as fields of its kind. The seller's own wording travels with it and is saved again while the fields are
 * left as they are; a wording that the fields cannot state is edited as text.
 */
export function ParameterField({ form, path, parameter }: ParameterFieldProps) {
  const { t, locale } = useI18n()
  const name = textIn(parameter.names, locale)
  const as = form.value(`${path}.as`)
  const hidden = ['parameter', 'as', 'was', ...LOCALES.map((one) => `name.${one}`)]
  const unreadable = as === 'words' && parameter.kind !== 'text'
  return (
    <fieldset className={as === 'option' ? fieldStyles.columns : fieldStyles.facts}>
      <legend>{name}</legend>
      <HiddenFields values={valuesAt(form, path, hidden)} />
      {as === 'words' ? null : (
        <HiddenFields
          values={valuesAt(
            form,
            path,
            LOCALES.map((one) => `value.${one}`),
          )}
        />
      )}
      {as === 'words' ? <Words form={form} path={path} /> : null}
      {unreadable ? <p className="soft small">{t('editor.parameters.words')}</p> : null}
      {as === 'number' ? <Field form={form} name={`${path}.number`} label={t('account.value')} /> : null}
      {as === 'range' ? (
        <>
          <Field form={form} name={`${path}.least`} label={t('editor.parameters.from')} />
          <Field form={form} name={`${path}.most`} label={t('editor.parameters.to')} />
        </>
      ) : null}
      {as === 'number' || as === 'range' ? <Unit form={form} path={path} parameter={parameter} /> : null}
      {as === 'option' ? <Options form={form} path={path} parameter={parameter} /> : null}
    </fieldset>
  )
}

const valuesAt = (form: FormState, path: string, names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`${path}.${name}`, form.value(`${path}.${name}`)]))

/** The value in the three languages; one is enough where it is the same in all. */
function Words({ form, path }: Omit<ParameterFieldProps, 'parameter'>) {
  const { t, language, locale: reader } = useI18n()
  return readerFirst(reader).map((locale) => (
    <Field
      key={locale}
      form={form}
      name={`${path}.value.${locale}`}
      label={t('account.value') + inBrackets(language(locale), reader)}
      lang={LANGUAGE_TAGS[locale]}
    />
  ))
}

function Unit({ form, path, parameter }: ParameterFieldProps) {
  const { t, locale } = useI18n()
  const units = unitsAccepted(parameter.unit).map((value) => ({ value, text: shownUnit(value, locale) }))
  if (units.length === 0) return null
  return <Choice form={form} name={`${path}.unit`} label={t('editor.parameters.unit')} options={units} />
}

function Options({ form, path, parameter }: ParameterFieldProps) {
  const { t, locale } = useI18n()
  const known = parameter.options.map(({ names }) => ({ value: optionField(names), text: textIn(names, locale) }))
  // An option that was renamed after the form was filled in is offered as it was, so that saving does not drop it.
  const chosen = form.value(`${path}.option`)
  const options = [{ value: '', text: '—' }, ...known]
  if (chosen && !known.some(({ value }) => value === chosen))
    options.push({ value: chosen, text: t('editor.parameters.former') })
  return <Choice form={form} name={`${path}.option`} label={t('account.value')} options={options} />
}
