import type { OwnProduct } from '../../../domain/contract/organization-products.ts'
import { BY_QUANTITY } from '../../../domain/delivery-terms.ts'
import { MAX_PRICE_TIERS } from '../../../domain/limits.ts'
import { enumerated, inBrackets } from '../../../domain/listed.ts'
import type { Locale } from '../../../domain/locale.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { DeliveryFields } from '../account/delivery-fields.tsx'
import fieldStyles from '../account/fields.module.css'
import { Check, Choice, Field, Form, HiddenFields } from '../account/fields.tsx'
import { type FormState, fieldAmount, fieldNumberOrEmpty, inEach, useFormState } from '../account/form-state.ts'
import { useTradeOptions } from '../account/trade-options.ts'
import { labelledWording } from '../account/wording.ts'
import { ProductFrame } from './frame.tsx'
import { Buttons, PREVIEW_REDRAW } from './live.tsx'
import type { PricesData, ProductData } from './load.ts'
import { StepTitle } from './steps.tsx'
import { VariantsForm } from './variants.tsx'

type Tiers = OwnProduct['prices']['tiers']

/** The terms of one price as fields. */
const termFields = ({ incoterm = '', place = {} }: Partial<Tiers[number]>, row: string): Record<string, string> => ({
  [`${row}incoterm`]: incoterm,
  ...inEach(`${row}place`, place),
})

const haveDifferentTerms = (tiers: Tiers): boolean =>
  new Set(tiers.map((tier) => JSON.stringify(termFields(tier, '')))).size > 1

/** The delivery terms common to all prices; where they differ, the choice "leave as they are". */
const sharedTerm = (tiers: Tiers): Record<string, string> =>
  haveDifferentTerms(tiers) ? { incoterm: BY_QUANTITY } : termFields(tiers[0] ?? {}, '')

/** Number of rows in an empty form. */
const FEW = 6

function storedOf(product: ProductData['product'], locale: Locale): Record<string, string> {
  if (!product) return {}
  const { currency, onRequest, vat, tiers } = product.prices
  const rows = tiers.map((tier, at) => ({
    ...termFields(tier, `tiers.${at}.`),
    [`tiers.${at}.from`]: fieldNumber(tier.from, locale),
    [`tiers.${at}.amount`]: fieldAmount(tier.amount, locale),
  }))
  return {
    ...sharedTerm(tiers),
    currency,
    onRequest: onRequest ? 'on' : '',
    vat: fieldNumberOrEmpty(vat?.rate, locale),
    vatIncluded: vat?.included ? 'on' : '',
    ...Object.assign({}, ...rows),
  }
}

/** Hidden fields with the terms of one price, where prices have different terms: the form has a single visible field for all. */
function OwnTerm({ form, row }: { form: FormState; row: string }) {
  const names = Object.keys(termFields({}, row))
  return <HiddenFields values={Object.fromEntries(names.map((name) => [name, form.value(name)]))} />
}

/** The delivery terms of all prices; where they have different ones, leaving them so is the first choice. */
function Delivery({ form, tiers }: { form: FormState; tiers: Tiers }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const none = t('organization.noIncoterm').toLowerCase()
  const each = tiers.map(({ incoterm = none, place = {} }) => `${incoterm} ${labelledWording(place, i18n)}`.trim())
  const differ = [{ value: BY_QUANTITY, text: t('account.incotermEach', { list: enumerated(each, locale) }) }]
  const others = [...(haveDifferentTerms(tiers) ? differ : []), { value: '', text: t('organization.noIncoterm') }]
  return <DeliveryFields form={form} incoterm="incoterm" place="place" label={t('account.incoterm')} others={others} />
}

/** Prices by quantity, as a form of rows. */
export function PricesForm({ data }: { data: PricesData }) {
  const { t, locale } = useI18n()
  const { product, posted } = data
  const form = useFormState(posted, ['save', 'see'], storedOf(product, locale))
  const currencies = useTradeOptions().currencies(product?.prices.currency)
  const overlap = form.error('tiers')
  const unit = product?.unit
  const from = t('account.from') + (unit ? inBrackets(t(`basis.units.${unit}`), locale) : '')
  const price = unit ? t('product.tierPrice', { unit: t(`perUnit.${unit}`) }) : t('account.price')
  const rows = Math.min(MAX_PRICE_TIERS, Math.max(FEW, (product?.prices.tiers.length ?? 0) + 1))
  return (
    <ProductFrame data={data} here="productPrice">
      <StepTitle step="productPrice" />
      <Form
        form={form}
        action="save"
        checks="prices"
        draft
        live={PREVIEW_REDRAW}
        {...(product && { version: product.version })}
      >
        <div className={fieldStyles.columns}>
          <Choice form={form} name="currency" label={t('account.currency')} options={currencies} />
          <Field form={form} name="vat" label={t('account.vat')} />
        </div>
        <Check form={form} name="vatIncluded" label={t('account.vatIncluded')} />
        <Delivery form={form} tiers={product?.prices.tiers ?? []} />
        <p className="soft small">{t('account.tiersNote')}</p>
        {overlap ? <p className="notice">{overlap}</p> : null}
        {Array.from({ length: rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <fieldset key={at} className={fieldStyles.pair}>
            <legend>{t('account.tier', { n: at + 1 })}</legend>
            <OwnTerm form={form} row={`tiers.${at}.`} />
            <Field form={form} name={`tiers.${at}.from`} label={from} />
            <Field form={form} name={`tiers.${at}.amount`} label={price} />
          </fieldset>
        ))}
        <Check form={form} name="onRequest" label={t('account.onRequest')} />
        <Buttons />
      </Form>
      <VariantsForm data={data} />
    </ProductFrame>
  )
}
