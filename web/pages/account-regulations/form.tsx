import { CONFORMITY_DOCUMENTS, type Regulation } from '../../../domain/contract/regulations.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import fieldStyles from '../account/fields.module.css'
import { Choice, Field } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { LanguageFields } from '../account/language-fields.tsx'
import { RowForm } from '../account/row-form.tsx'
import { DatedRow, RowButtons } from '../account-border-rates/dated-row.tsx'

function storedOf(row: Regulation | null): Record<string, string> {
  if (!row) return { document: 'either' }
  const { id, number, names, document, prefixes, validFrom, validTo, source, address } = row
  return {
    id,
    number,
    document,
    validFrom,
    source,
    ...Object.fromEntries(LOCALES.map((locale) => [`names.${locale}`, names[locale]])),
    prefixes: prefixes.join(' '),
    validTo: validTo ?? '',
    address: address ?? '',
  }
}

interface RowFormProps {
  /** Null for a new one. */
  row: Regulation | null
  posted: FormSubmission | null
}

/** A regulation with codes of goods as a form. */
export function RegulationForm({ row, posted }: RowFormProps) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const form = useFormState(posted, row ? 'save' : 'add', storedOf(row))
  const documents = CONFORMITY_DOCUMENTS.map((value) => ({ value, text: t(`regulations.documents.${value}`) }))
  return (
    <RowForm
      form={form}
      checks="regulation"
      row={row}
      title={t(row ? 'regulations.edit' : 'regulations.add')}
      place={to('regulations', { edit: row ? row.id : 'new' })}
    >
      <div className={fieldStyles.columns}>
        <Field form={form} name="number" label={t('regulations.number')} note={t('regulations.numberNote')} />
        <Choice form={form} name="document" label={t('regulations.document')} options={documents} />
      </div>
      <LanguageFields form={form} name="names" label={t('regulations.names')} />
      <Field
        form={form}
        name="prefixes"
        label={t('regulations.prefixes')}
        note={t('regulations.prefixesNote')}
        rows={3}
      />
      <DatedRow form={form} sourceNote={t('regulations.sourceNote')} />
      <RowButtons label={t(row ? 'account.save' : 'regulations.add')} isNew={row === null} list={to('regulations')} />
    </RowForm>
  )
}
