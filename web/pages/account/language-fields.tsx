import type { ReactNode } from 'react'
import { LANGUAGE_TAGS, LOCALES } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useConstraints } from '../../app/page/constraints.ts'
import fieldStyles from './fields.module.css'
import { Field, type FieldProps } from './fields.tsx'

interface LanguageFieldsProps extends Pick<FieldProps, 'form' | 'name' | 'rows'> {
  label: ReactNode
}

/** The same text in the three languages, side by side. An error of the whole text is shown at the page's language. */
export function LanguageFields({ form, name, label, rows }: LanguageFieldsProps) {
  const { t, locale: own } = useI18n()
  const { required } = useConstraints(name)
  const filled = LOCALES.filter((locale) => form.value(`${name}.${locale}`).trim()).length
  return (
    <fieldset className={fieldStyles.languages} data-required={required && form.say('required')}>
      <legend>
        {label} <span className="soft small figures">{`${filled}/${LOCALES.length}`}</span>
      </legend>
      {LOCALES.map((locale) => (
        <Field
          key={locale}
          form={form}
          name={`${name}.${locale}`}
          label={t(`account.language.${locale}`)}
          lang={LANGUAGE_TAGS[locale]}
          error={locale === own ? form.error(name) : undefined}
          {...(rows && { rows })}
        />
      ))}
    </fieldset>
  )
}
