import type { OwnProductCard } from '../../../domain/contract/organization-products.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { type CellBase, type CellKey, cellField, cellsOf, cellText, readBase } from '../../../domain/product-cells.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useChecks } from '../../components/checks.ts'
import { FieldErrorText } from '../../components/form-field.tsx'
import { Theirs } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'
import styles from './cells.module.css'

interface CellProps {
  product: OwnProductCard
  base: CellBase
  form: FormState
  cell: CellKey
  /** Its place among the columns, into which blocks are pasted. */
  column: number
  label: string
  note?: string
}

/** The name of its constraints. */
const checkedAs = (cell: CellKey): string => cell.replace(/\..*/, '')

/**
 * What was typed into a cell, and what another person has saved in it since, where that is something else. The cell is filled in from
 * the stored value in any case: with both shown, choosing one's own is not a conflict any more.
 */
function useCell({ product: { id }, base, form, cell }: CellProps) {
  const { locale } = useI18n()
  const field = cellField(cell, id)
  const stored = cellText(base, cell, locale)
  const was = readBase(form.value(`was.${id}`))
  const before = was && cellsOf(was).includes(cell) ? cellText(was, cell, locale) : null
  const typed = form.value(field)
  const isTyped = before !== null && typed !== before
  const isOvertaken = isTyped && before !== stored && typed !== stored
  return { field, value: isTyped ? typed : stored, theirs: isOvertaken ? stored : undefined, error: form.error(field) }
}

export function Cell(props: CellProps) {
  const { product, form, cell, column, label, note } = props
  const i18n = useI18n()
  const checks = useChecks(checkedAs(cell), (code) => form.messageOfCode(code, checkedAs(cell)))
  const { field, value, theirs, error } = useCell(props)
  const full = [label, note, labelledText(product.name, i18n)].filter(Boolean).join(': ')
  return (
    <td>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <input
        {...checks}
        id={field}
        name={field}
        className={`field figures ${cell === 'model' ? styles.long : ''}`}
        defaultValue={value}
        autoComplete="off"
        data-column={column}
        aria-label={full}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${field}-fault` : undefined}
        // biome-ignore lint/a11y/noAutofocus: the focus goes to the form's first error, script or not
        autoFocus={Boolean(error)}
      />
      {note ? (
        <span className="soft small" aria-hidden="true">
          {note}
        </span>
      ) : null}
      {error ? <FieldErrorText id={`${field}-fault`}>{error}</FieldErrorText> : null}
      <Theirs name={field} label={full} theirs={theirs} />
    </td>
  )
}
