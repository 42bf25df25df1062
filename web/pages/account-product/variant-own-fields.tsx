import type { OwnProduct } from '../../../domain/contract/organization-products.ts'
import { MAX_PRICE_TIERS } from '../../../domain/limits.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { OWN_FIELDS, tierPath } from '../../../domain/variant-own-fields.ts'
import { useI18n } from '../../app/i18n.tsx'
import fieldStyles from '../account/fields.module.css'
import { Choice, Field } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'

interface OwnFieldsProps {
  /** Beginning of the row's field names. */
  path: string
  /** The variant's values. */
  called: string
  form: FormState
  fields: Record<string, string>
  product: OwnProduct
}

/** Indexes of the prices that the form has of a row. */
const tiersOf = (fields: Record<string, string>, path: string): number[] =>
  Array.from({ length: MAX_PRICE_TIERS }, (_, at) => at).filter(
    (at) => fields[`${tierPath(path, at)}.from`] !== undefined,
  )

/** Number of price rows: the existing ones and an empty one, at least as many as the product has. */
const rowsShown = (own: number, ofProduct: number): number => Math.min(MAX_PRICE_TIERS, Math.max(own + 1, ofProduct))

/** The prices of a variant; where it has none of its own, the product's quantities are filled in. */
function Prices({ path, called, form, fields, product }: OwnFieldsProps) {
  const { t, locale } = useI18n()
  const own = tiersOf(fields, path)
  const { tiers } = product.prices
  const quantity = (at: number) => (own.length === 0 ? tiers[at]?.from : undefined)
  const filledIn: FormState = {
    ...form,
    value: (name) => {
      const from = quantity(Number(/\.(\d+)\.from$/.exec(name)?.[1] ?? MAX_PRICE_TIERS))
      return form.value(name) || (from === undefined ? '' : fieldNumber(from, locale))
    },
  }
  return Array.from({ length: rowsShown(own.length, tiers.length) }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
    <fieldset key={at} className={fieldStyles.pair}>
      <legend>
        {t('account.tier', { n: at + 1 })}
        <span className="visually-hidden">{`: ${called}`}</span>
      </legend>
      <Field form={filledIn} name={`${tierPath(path, at)}.from`} label={t('account.from')} />
      <Field form={form} name={`${tierPath(path, at)}.amount`} label={t('account.price')} />
    </fieldset>
  ))
}

/** What a variant can have of its own: prices, stock, days, picture, code and weight. An empty field means the product's value. */
export function OwnFields(props: OwnFieldsProps) {
  const { path, called, form, product } = props
  const { t, number } = useI18n()
  const pictures = product.pictures.map(({ id }, at) => ({
    value: id,
    text: t('product.pictureOf', { name: product.model, number: number(at + 1) }),
  }))
  const isFilled =
    OWN_FIELDS.some((field) => form.value(`${path}.${field}`)) || form.value(`${tierPath(path, 0)}.amount`)
  const hasError =
    OWN_FIELDS.some((field) => form.error(`${path}.${field}`)) ||
    tiersOf(props.fields, path).some(
      (at) => form.error(`${tierPath(path, at)}.from`) ?? form.error(`${tierPath(path, at)}.amount`),
    )
  return (
    <details open={hasError}>
      <summary>
        {t('editor.own.title')}
        <span className="visually-hidden">{`: ${called}`}</span>
        {isFilled ? ' ✓' : ''}
      </summary>
      <p className="soft small">{t('editor.own.about')}</p>
      <Prices {...props} />
      <div className={fieldStyles.columns}>
        <Field form={form} name={`${path}.stock`} label={t('account.stock')} />
        <Field form={form} name={`${path}.leadFrom`} label={t('editor.own.leadFrom')} />
        <Field form={form} name={`${path}.leadTo`} label={t('editor.own.leadTo')} />
        <Field form={form} name={`${path}.weight`} label={t('editor.own.weight')} />
        <Field form={form} name={`${path}.tnved`} label={t('account.tnved')} />
        {pictures.length > 0 ? (
          <Choice
            form={form}
            name={`${path}.picture`}
            label={t('editor.own.picture')}
            options={[{ value: '', text: t('editor.own.asProduct') }, ...pictures]}
          />
        ) : null}
      </div>
    </details>
  )
}
