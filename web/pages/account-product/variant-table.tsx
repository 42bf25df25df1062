import { Fragment } from 'react'
import type { OwnProduct } from '../../../domain/contract/organization-products.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { unitPrice } from '../../../domain/price-text.ts'
import { typedNumber } from '../../../domain/typed-number.ts'
import { optionPath, rowIndexes, rowPath, valuePath, valuesOfRow } from '../../../domain/variant-fields.ts'
import { useI18n } from '../../app/i18n.tsx'
import { HiddenFields, InlineField } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'
import styles from './editor.module.css'
import { OwnFields } from './variant-own-fields.tsx'

interface TableProps {
  form: FormState
  fields: Record<string, string>
  options: number[]
  product: OwnProduct
}

/** A text of the form in the reader's language, or whichever there is. */
function useWording(fields: Record<string, string>) {
  const { locale } = useI18n()
  return (path: string): string =>
    [locale, ...LOCALES].map((one) => fields[`${path}.${one}`]?.trim()).find(Boolean) ?? ''
}

/** A row for each variant: whether it is sold, its part number, and the factor on the product's price. */
export function VariantTable({ form, fields, options, product }: TableProps) {
  const { t } = useI18n()
  const wording = useWording(fields)
  return (
    <table className={`ruled ${styles.table}`}>
      <caption className="visually-hidden">{t('editor.variants')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('editor.sold')}</th>
          <th scope="col">{options.map((option) => wording(`${optionPath(option)}.name`)).join(' · ')}</th>
          <th scope="col">{t('editor.sku')}</th>
          <th scope="col">{t('editor.factor')}</th>
        </tr>
      </thead>
      <tbody>
        {rowIndexes(fields).map((row) => {
          const values = [...valuesOfRow(fields, row)]
          const called = values.map(([option, value]) => wording(valuePath(option, value))).join(' · ')
          return (
            <Fragment key={row}>
              <Row row={row} called={called} form={form} product={product} />
              <tr>
                <td colSpan={4} className={styles.own}>
                  <OwnFields path={rowPath(row)} called={called} form={form} fields={fields} product={product} />
                </td>
              </tr>
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

interface RowProps {
  row: number
  /** The variant's values. */
  called: string
  form: FormState
  product: OwnProduct
}

function Row({ row, called, form, product }: RowProps) {
  const { t } = useI18n()
  const path = rowPath(row)
  const cell = (field: 'sku' | 'factor') => {
    const name = `${path}.${field}`
    return { name, defaultValue: form.value(name), error: form.error(name) }
  }
  return (
    <tr>
      <td>
        <HiddenFields values={{ [`${path}.of`]: form.value(`${path}.of`), [`${path}.id`]: form.value(`${path}.id`) }} />
        <input
          type="checkbox"
          name={`${path}.on`}
          defaultChecked={form.value(`${path}.on`) === 'on'}
          aria-label={`${t('editor.sold')}: ${called}`}
        />
      </td>
      <th scope="row">{called}</th>
      <td>
        <InlineField {...cell('sku')} aria-label={`${t('editor.sku')}: ${called}`} />
      </td>
      <td>
        <InlineField {...cell('factor')} aria-label={`${t('editor.factor')}: ${called}`} />
        <Price factor={form.value(`${path}.factor`)} product={product} />
      </td>
    </tr>
  )
}

/** The saved unit price of a variant at its smallest order. */
function Price({ factor, product: { prices, unit } }: { factor: string; product: OwnProduct }) {
  const i18n = useI18n()
  const [first] = prices.tiers
  const times = typedNumber(factor, i18n.locale, 12)
  if (!first || typeof times === 'string' || times <= 0) return null
  const price = { amount: Math.round(first.amount * times), currency: prices.currency }
  return <span className="soft small figures">{unitPrice(price, unit, i18n)}</span>
}
