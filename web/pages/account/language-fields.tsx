import type { ReactNode } from 'react'
import { LANGUAGE_TAGS, LOCALES } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useConstraints } from '../../app/page/constraints.ts'
import fieldStyles from './fields.module.css'
import { Field, type FieldProps } from './fields.tsx'

interface LanguageFieldsProps extends Pick<FieldProps, 'form' | 'name' | 'rows'> {
  label: ReactNode
  /** Beginning of the ids, where several forms of the screen have this text. */
  of?: string | undefined
  /** Id of a list of suggestions for the page's language. */
  list?: string
  /** Whether all languages are open: they were filled in by something else than typing. */
  open?: boolean
}

/**
 * The same text in the three languages: that of the page is open, the others are folded, each saying whether it is filled in. One is open
 * from the beginning where something has to be seen in it. An error of the whole text is shown at the page's language.
 */
export function LanguageFields({ form, name, label, of, rows, list, open = false }: LanguageFieldsProps) {
  const { t, locale: own } = useI18n()
  const { required } = useConstraints(name)
  const ownValue = form.value(`${name}.${own}`)
  const fieldOf = (locale: (typeof LOCALES)[number]) => (
    <Field
      key={locale}
      form={form}
      name={`${name}.${locale}`}
      {...(of !== undefined && { id: `${of}-${name}.${locale}` })}
      label={t(`account.language.${locale}`)}
      lang={LANGUAGE_TAGS[locale]}
      // What has no text matches :placeholder-shown, by which the folded languages say whether they are filled in.
      placeholder=" "
      error={locale === own ? form.error(name) : undefined}
      {...(rows && { rows })}
      {...(list && locale === own && { list })}
    />
  )
  const isOpen = (field: string) =>
    open ||
    form.error(field) !== undefined ||
    form.theirs(field) !== undefined ||
    (!ownValue && form.value(field) !== '')
  return (
    <fieldset className={fieldStyles.languages} data-required={required && form.messageOfCode('required')}>
      <legend>{label}</legend>
      {fieldOf(own)}
      <div className={fieldStyles.others}>
        {LOCALES.filter((locale) => locale !== own).map((locale) => (
          <details key={locale} open={isOpen(`${name}.${locale}`)}>
            <summary>
              {t(`account.language.${locale}`)} <State isFilled />
              <State isFilled={false} />
            </summary>
            {fieldOf(locale)}
          </details>
        ))}
      </div>
    </fieldset>
  )
}

/** Whether a language is filled in: both texts are rendered, and the style sheet shows the right one, also while one types. */
function State({ isFilled }: { isFilled: boolean }) {
  const { t } = useI18n()
  return (
    <span className={isFilled ? fieldStyles.filled : fieldStyles.empty}>
      <span aria-hidden="true">{isFilled ? '✓' : '–'}</span>
      <span className="visually-hidden">{t(isFilled ? 'account.filled' : 'account.notFilled')}</span>
    </span>
  )
}
