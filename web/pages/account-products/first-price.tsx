import type { OwnProductCard } from '../../../domain/contract/organization-products.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { COLON } from '../../../domain/listed.ts'
import { MINOR_UNITS } from '../../../domain/trade-terms.ts'
import { typedNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useChecks } from '../../components/checks.ts'
import { FieldErrorText } from '../../components/form-field.tsx'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { Theirs } from '../account/fields.tsx'
import { type FormState, fieldAmount } from '../account/form-state.ts'

/**
 * The price of the smallest order, editable in the list; other prices and VAT are edited on the product's own screen. After a refusal
 * the typed price is shown again, beside the one that another person has saved meanwhile.
 */
export function FirstPrice({ product: { id, name, prices }, form }: { product: OwnProductCard; form: FormState }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const checks = useChecks('price', (code) => form.messageOfCode(code, 'price'))
  const [first] = prices.tiers
  if (!first) return null
  const field = `price.${id}`
  const label = t('account.price') + COLON[locale] + labelledText(name, i18n)
  const stored = fieldAmount(first.amount, locale)
  const typed = form.value(field)
  const was = form.value(`was.${id}`)
  const isTyped = typed !== was
  const isOvertaken = isTyped && was !== stored && typedNumber(typed, locale, 2) !== first.amount / MINOR_UNITS
  const error = form.error(field)
  return (
    <span className={fieldStyles.both}>
      {/* One label around the field and its currency: the script shows its message below the whole label. */}
      <label className={styles.row}>
        <input type="hidden" name={`was.${id}`} defaultValue={stored} />
        <input
          {...checks}
          id={field}
          className={`field figures ${fieldStyles.short}`}
          name={field}
          defaultValue={isTyped ? typed : stored}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${field}-fault` : undefined}
          // biome-ignore lint/a11y/noAutofocus: the focus goes to the form's first error, script or not
          autoFocus={Boolean(error)}
        />
        <span className="small">{prices.currency}</span>
      </label>
      {error ? <FieldErrorText id={`${field}-fault`}>{error}</FieldErrorText> : null}
      <Theirs name={field} label={label} theirs={isOvertaken ? stored : undefined} />
    </span>
  )
}
