import { MAX_PRICE_TIERS } from '../../../domain/limits.ts'
import { CURRENCIES } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import fieldStyles from '../account/fields.module.css'
import { Check, Choice, Field, Form } from '../account/fields.tsx'
import { typedAmount, useFormState } from '../account/form-state.ts'
import { ProductFrame } from './frame.tsx'
import { Buttons, SEEN } from './live.tsx'
import type { ProductData } from './load.ts'
import { StepTitle } from './steps.tsx'
import { Variants } from './variants.tsx'

const currencies = CURRENCIES.map((value) => ({ value, text: value }))
/** Rows of an empty form. */
const FEW = 6

function storedOf(product: ProductData['product']): Record<string, string> {
  if (!product) return {}
  const { currency, onRequest, vat, tiers } = product.prices
  const rows = tiers.flatMap(({ from, amount, incoterm }, at) => [
    [`tiers.${at}.incoterm`, incoterm ?? ''],
    [`tiers.${at}.from`, String(from)],
    [`tiers.${at}.amount`, typedAmount(amount)],
  ])
  return {
    currency,
    onRequest: onRequest ? 'on' : '',
    vat: String(vat?.rate ?? ''),
    vatIncluded: vat?.included ? 'on' : '',
    ...Object.fromEntries(rows),
  }
}

/** Prices by quantity, as a form of rows. */
export function Prices({ data }: { data: ProductData }) {
  const { t } = useI18n()
  const { product, posted } = data
  const form = useFormState(posted, ['save', 'see'], storedOf(product))
  const overlap = form.error('tiers')
  const rows = Math.min(MAX_PRICE_TIERS, Math.max(FEW, (product?.prices.tiers.length ?? 0) + 1))
  return (
    <ProductFrame data={data} here="productPrice">
      <StepTitle step="productPrice" />
      <Form form={form} action="save" checks="prices" draft live={SEEN} {...(product && { version: product.version })}>
        <div className={fieldStyles.columns}>
          <Choice form={form} name="currency" label={t('account.currency')} options={currencies} />
          <Field form={form} name="vat" label={t('account.vat')} />
        </div>
        <Check form={form} name="vatIncluded" label={t('account.vatIncluded')} />
        <p className="soft small">{t('account.tiersNote')}</p>
        {overlap ? <p className="notice">{overlap}</p> : null}
        {Array.from({ length: rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <fieldset key={at} className={fieldStyles.pair}>
            <legend>{t('account.tier', { n: at + 1 })}</legend>
            <input type="hidden" name={`tiers.${at}.incoterm`} defaultValue={form.value(`tiers.${at}.incoterm`)} />
            <Field form={form} name={`tiers.${at}.from`} label={t('account.from')} />
            <Field form={form} name={`tiers.${at}.amount`} label={t('account.price')} />
          </fieldset>
        ))}
        <Check form={form} name="onRequest" label={t('account.onRequest')} />
        <Buttons />
      </Form>
      <Variants data={data} />
    </ProductFrame>
  )
}
