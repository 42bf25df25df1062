import type { ListedDeclaration } from '../../../domain/contract/parameter-declarations.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { LANGUAGE_TAGS, LOCALES, readerFirst } from '../../../domain/locale.ts'
import { PARAMETER_KINDS } from '../../../domain/parameters/parameter.ts'
import { shownUnit, unitKeys } from '../../../domain/parameters/units.ts'
import { useI18n } from '../../app/i18n.tsx'
import fieldStyles from '../account/fields.module.css'
import { Check, Choice, Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { type FormState, inEach, useFormState } from '../account/form-state.ts'
import { LanguageFields } from '../account/language-fields.tsx'
import { labelledWording } from '../account/wording.ts'

/** Empty rows offered below the filled ones. */
const SPARE = 3

const storedOf = (declaration: ListedDeclaration | null): Record<string, string> => {
  if (!declaration) return { kind: 'number', filter: 'values' }
  const { key, names, aliases, unit, filter, column, inName, options } = declaration
  const rows = options.map((option, at) => ({
    [`options.${at}.key`]: option.key,
    ...inEach(`options.${at}.names`, option.names),
  }))
  return {
    key,
    aliases: aliases.join('\n'),
    unit: unit ?? '',
    filter: filter ?? '',
    column: column ? 'on' : '',
    inName: inName ? 'on' : '',
    ...inEach('names', names),
    ...Object.assign({}, ...rows),
  }
}

interface DeclarationFormProps {
  /** Null for a new one. */
  declaration: ListedDeclaration | null
  posted: FormSubmission | null
}

/** A declaration as a form. Its key and kind are chosen once: addresses and stored values have them. */
export function DeclarationForm({ declaration, posted }: DeclarationFormProps) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const action = declaration ? 'save' : 'add'
  const form = useFormState(posted, action, storedOf(declaration))
  const title = declaration
    ? t('moderation.parameters.edit', { name: labelledWording(declaration.names, i18n) })
    : t('moderation.parameters.add')
  const kinds = PARAMETER_KINDS.map((value) => ({ value, text: t(`moderation.parameters.kinds.${value}`) }))
  const units = unitKeys.map((value) => ({ value, text: shownUnit(value, locale) }))
  const filters = (['values', 'range'] as const).map((value) => ({
    value,
    text: t(`moderation.parameters.filters.${value}`),
  }))
  return (
    <section aria-labelledby="declaration">
      <h2 id="declaration">{title}</h2>
      <Form form={form} action={action} checks="parameter" {...(declaration && { version: declaration.version })}>
        {declaration ? <KeyAndKind declaration={declaration} /> : null}
        <LanguageFields form={form} name="names" label={t('moderation.parameters.names')} of="declaration" />
        <div className={fieldStyles.columns}>
          {declaration ? null : (
            <>
              <Field
                form={form}
                name="key"
                label={t('moderation.parameters.key')}
                note={t('moderation.parameters.keyNote')}
                autoCapitalize="none"
              />
              <Choice form={form} name="kind" label={t('moderation.parameters.kind')} options={kinds} />
            </>
          )}
          <Choice
            form={form}
            name="unit"
            label={t('moderation.parameters.unit')}
            options={[{ value: '', text: t('moderation.parameters.noUnit') }, ...units]}
          />
          <Choice
            form={form}
            name="filter"
            label={t('moderation.parameters.filter')}
            options={[{ value: '', text: t('moderation.parameters.noFilter') }, ...filters]}
          />
        </div>
        <Check form={form} name="column" label={t('moderation.parameters.column')} />
        <Check form={form} name="inName" label={t('moderation.parameters.inName')} />
        <Field
          form={form}
          name="aliases"
          rows={3}
          label={t('moderation.parameters.aliases')}
          note={t('moderation.parameters.aliasesNote')}
        />
        {!declaration || declaration.kind === 'list' ? <Options form={form} /> : null}
        <p>
          <Submit label={t('account.save')} of={title} />
        </p>
      </Form>
    </section>
  )
}

function KeyAndKind({ declaration: { key, kind } }: { declaration: ListedDeclaration }) {
  const { t } = useI18n()
  return (
    <>
      <HiddenFields values={{ key }} />
      <p className="soft small">
        {t('moderation.parameters.kindFixed', { kind: t(`moderation.parameters.kinds.${kind}`), key })}
      </p>
    </>
  )
}

/** The values of a list, each with its key and its names in the three languages. */
function Options({ form }: { form: FormState }) {
  const { t } = useI18n()
  const error = form.error('options')
  return (
    <fieldset className={`${fieldStyles.both} ${fieldStyles.ofList}`}>
      <legend>{t('moderation.parameters.options')}</legend>
      <p className="soft small">{t('moderation.parameters.optionsNote')}</p>
      {error ? <p className="notice">{error}</p> : null}
      {Array.from({ length: filledOf(form) + SPARE }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
        <Option key={at} form={form} at={at} />
      ))}
    </fieldset>
  )
}

/** Number of rows up to the last filled one. */
function filledOf(form: FormState): number {
  let last = 0
  for (let at = 0; at < MAX_ROWS; at++)
    if (LOCALES.some((locale) => form.value(`options.${at}.names.${locale}`)) || form.value(`options.${at}.key`))
      last = at + 1
  return last
}

const MAX_ROWS = 200

function Option({ form, at }: { form: FormState; at: number }) {
  const { t, locale: reader } = useI18n()
  const path = `options.${at}`
  return (
    <fieldset className={fieldStyles.languages}>
      <legend>{t('moderation.parameters.option', { n: at + 1 })}</legend>
      <Field form={form} name={`${path}.key`} label={t('moderation.parameters.optionKey')} autoCapitalize="none" />
      {readerFirst(reader).map((locale) => (
        <Field
          key={locale}
          form={form}
          name={`${path}.names.${locale}`}
          label={t(`account.language.${locale}`)}
          lang={LANGUAGE_TAGS[locale]}
          error={form.error(`${path}.names`)}
        />
      ))}
    </fieldset>
  )
}
