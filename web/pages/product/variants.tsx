import type { Product, Variant } from '../../../domain/contract/products.ts'
import { tierTexts } from '../../../domain/price-text.ts'
import { tierPrice } from '../../../domain/tier-price.ts'
import { quantityIn } from '../../../domain/trade-quantity.ts'
import { typedQuantity } from '../../../domain/typed-quantity.ts'
import { type ChoiceOption, optionChoices } from '../../../domain/variant-choice.ts'
import { writtenUnits } from '../../../domain/written-units.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Parts } from '../../components/price.tsx'
import styles from './variants.module.css'

/** The address of a variant; the first one is the page without a variant in its address. */
function useVariantLink({ variants }: Product) {
  const link = useQueryLink()
  return (variant: Variant) => link({ variant: variant === variants[0] ? undefined : variant.sku })
}

/** The quantity of the address, else that of lists in the product's unit; 0 for none. */
function useChosenQuantity({ unit }: Product): number {
  const { locale, basis } = useI18n()
  const typed = typedQuantity(useLocation().query.quantity ?? '', locale, unit, writtenUnits(unit))
  if (typeof typed === 'number') return typed
  return (basis && quantityIn(basis.quantity, basis.unit, unit)) ?? 0
}

interface RowProps {
  variant: Variant
  product: Product
  chosen: Variant
}

/** A variant with what it costs at the chosen quantity, or from its smallest order on. */
function Row({ variant, product, chosen }: RowProps) {
  const link = useVariantLink(product)
  const i18n = useI18n()
  const { tiers } = variant
  const tier = tierPrice(tiers, product.moq, useChosenQuantity(product))?.tier ?? tiers[0]
  const texts = tier && tierTexts(tier, product.unit, i18n)
  return (
    <li>
      <a className={styles.option} href={link(variant)} aria-current={variant === chosen ? 'true' : undefined}>
        <span className={styles.name}>
          {variant.options.map(({ name, value }) => (
            <LocalizedText key={name.text} value={value} />
          ))}
        </span>
        <span className={`figures soft ${styles.sku}`}>{variant.sku}</span>
        {texts && (
          <span className={styles.price}>
            <span className="dotted">
              <Parts parts={[texts.price, texts.own, texts.held]} />
            </span>
          </span>
        )}
      </a>
    </li>
  )
}

interface ValuesProps {
  option: ChoiceOption<Variant>
  product: Product
}

/** The values of one option, each a link to the variant that has it and otherwise what is chosen. */
function Values({ option: { name, choices }, product }: ValuesProps) {
  const link = useVariantLink(product)
  return (
    <>
      <h2 className={styles.heading}>{name}</h2>
      <ul className={`chips ${styles.values}`}>
        {choices.map(({ value, variant, isChosen }) => (
          <li key={value.text}>
            <a className="chip" href={link(variant)} aria-current={isChosen ? 'true' : undefined}>
              <LocalizedText value={value} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * The product's variants, each with an address of its own. One option: a row for each variant with its price. Several: the values of each
 * option, so that three hundred variants are some dozen links.
 */
export function VariantPicker({ product, chosen }: { product: Product; chosen: Variant | null }) {
  const { t } = useI18n()
  const { variants } = product
  if (!chosen || variants.length < 2) return null
  const options = optionChoices(variants, chosen)
  const [only] = options.length === 1 ? options : []
  return (
    <nav className="no-print" aria-label={t('product.variants')}>
      {only ? (
        <>
          <h2 className={styles.heading}>{only.name}</h2>
          <ul className={styles.variants}>
            {variants.map((variant) => (
              <Row key={variant.sku} variant={variant} product={product} chosen={chosen} />
            ))}
          </ul>
        </>
      ) : (
        options.map((option) => <Values key={option.name} option={option} product={product} />)
      )}
    </nav>
  )
}
