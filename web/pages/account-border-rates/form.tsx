import { BORDER_RATE_KINDS, type BorderRate } from '../../../domain/contract/border-rates.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import type { Locale } from '../../../domain/locale.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import fieldStyles from '../account/fields.module.css'
import { Choice, Field } from '../account/fields.tsx'
import { fieldAmount, useFormState } from '../account/form-state.ts'
import { RowForm } from '../account/row-form.tsx'
import { DatedRow, RowButtons } from './dated-row.tsx'

const amountOrEmpty = (amount: number | null, locale: Locale): string =>
  amount === null ? '' : fieldAmount(amount, locale)

function storedOf(row: BorderRate | null, locale: Locale): Record<string, string> {
  if (!row) return { kind: 'vat' }
  const { id, kind, codes, rate, amount, upTo, validFrom, validTo, source, address } = row
  return {
    id,
    kind,
    codes,
    validFrom,
    validTo: validTo ?? '',
    source,
    address: address ?? '',
    rate: rate === null ? '' : fieldNumber(Number(rate), locale),
    amount: amountOrEmpty(amount, locale),
    upTo: amountOrEmpty(upTo, locale),
  }
}

interface RowFormProps {
  /** Null for a new one. */
  row: BorderRate | null
  posted: FormSubmission | null
}

/** A row as a form. Its kind decides which fields are required; the notes of the fields say which. */
export function BorderRateForm({ row, posted }: RowFormProps) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const form = useFormState(posted, row ? 'save' : 'add', storedOf(row, locale))
  const kinds = BORDER_RATE_KINDS.map((value) => ({ value, text: t(`borderRates.kinds.${value}`) }))
  const field = (name: 'codes' | 'rate' | 'amount' | 'upTo') => (
    <Field form={form} name={name} label={t(`borderRates.${name}`)} note={t(`borderRates.notes.${name}`)} />
  )
  return (
    <RowForm
      form={form}
      checks="borderRate"
      row={row}
      title={t(row ? 'borderRates.edit' : 'borderRates.add')}
      place={to('borderRates', { edit: row ? row.id : 'new' })}
    >
      <Choice form={form} name="kind" label={t('borderRates.kind')} options={kinds} />
      <div className={fieldStyles.columns}>
        {field('rate')}
        {field('codes')}
      </div>
      <div className={fieldStyles.columns}>
        {field('amount')}
        {field('upTo')}
      </div>
      <DatedRow form={form} sourceNote={t('borderRates.notes.source')} />
      <RowButtons label={t(row ? 'account.save' : 'borderRates.add')} isNew={row === null} list={to('borderRates')} />
    </RowForm>
  )
}
