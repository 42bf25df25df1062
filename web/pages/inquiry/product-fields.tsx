import { variantText } from '../../../domain/inquiry-lines.ts'
import { smallestOrder } from '../../../domain/tier-price.ts'
import { tierPriceText } from '../../../domain/tier-price-text.ts'
import { isMeasured } from '../../../domain/trade-quantity.ts'
import { writtenUnits } from '../../../domain/written-units.ts'
import { useI18n } from '../../app/i18n.tsx'
import { contactField, type Typed } from '../../components/contact-fields.tsx'
import { FormChoice, FormField } from '../../components/form-field.tsx'
import { quantityChecks } from '../../components/quantity-checks.ts'
import styles from './inquiry.module.css'
import type { Recipient } from './load.ts'

type Product = NonNullable<Recipient['product']>

/** Variant and quantity, and the total at the listed price. */
export function ProductFields({ product, ...submission }: Typed & { product: Product }) {
  const i18n = useI18n()
  const { variants, unit, moq } = product
  const { typed, errors } = submission
  const least = i18n.t(`unit.${unit}`, { n: smallestOrder(product.tiers, moq) })
  const tooLittle = i18n.t('inquiry.fault.minimum', { quantity: least })
  const { error, messageOfCode, ...quantity } = contactField(i18n, submission, 'quantity')
  const fault = isMeasured(unit) ? i18n.t('inquiry.fault.fraction') : undefined
  return (
    <div className={styles.asked} data-priced={JSON.stringify(pricedVariants(product))}>
      {variants.length > 1 && <VariantField variants={variants} {...submission} />}
      {variants.length === 1 && <input type="hidden" name="variant" defaultValue={variants[0]?.sku} />}
      <FormField
        {...quantity}
        error={errors.quantity === 'below-minimum' ? tooLittle : error && (fault ?? error)}
        messageOfCode={(code) => fault ?? messageOfCode(code)}
        label={i18n.t('inquiry.quantity')}
        note={i18n.t('inquiry.quantityNote', { quantity: least })}
        autoComplete="off"
        className={styles.quantity}
        {...quantityChecks(unit)}
        data-min={smallestOrder(product.tiers, moq)}
        data-too-small={tooLittle}
      />
      {/* What the number counts, for the form's handler: the API takes it in the product's unit. */}
      <input type="hidden" name="unit" value={unit} />
      <output className={styles.quote} htmlFor="quantity">
        {tierPriceText(pricedVariants(product), typed.variant ?? '', typed.quantity ?? '', i18n)}
      </output>
    </div>
  )
}

/** What the browser computes the price of the typed quantity from; '' is the product without a chosen variant. */
function pricedVariants({ variants, tiers, unit, moq, vat }: Product) {
  const bySku = variants.map((variant) => [variant.sku, variant.tiers] as const)
  const only = variants.length > 1 ? [] : (variants[0]?.tiers ?? tiers)
  return { unit, moq, vat, tiers: Object.fromEntries([['', only], ...bySku]), written: writtenUnits(unit) }
}

function VariantField({ variants, ...submission }: Typed & Pick<Product, 'variants'>) {
  const i18n = useI18n()
  return (
    <FormChoice {...contactField(i18n, submission, 'variant')} label={i18n.t('inquiry.variant')}>
      <option value="">{i18n.t('inquiry.chooseVariant')}</option>
      {variants.map((variant) => (
        <option key={variant.sku} value={variant.sku}>
          {variantText(variant, i18n)}
        </option>
      ))}
    </FormChoice>
  )
}
