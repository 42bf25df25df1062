import type { Product, Variant } from '../../../domain/contract/products.ts'
import { tierLine, tierTexts } from '../../../domain/price-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useQueryLink } from '../../app/navigation/location.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from './variants.module.css'

interface OptionProps {
  variant: Variant
  unit: Product['unit']
  chosen: boolean
  first: boolean
}

function Option({ variant, unit, chosen, first }: OptionProps) {
  const link = useQueryLink()
  const i18n = useI18n()
  const tier = variant.tiers[0]
  return (
    <li>
      {/* The first one is the page without a variant in its address. */}
      <a
        className={styles.option}
        href={link({ variant: first ? undefined : variant.sku })}
        aria-current={chosen ? 'true' : undefined}
      >
        <span className={styles.name}>
          {variant.options.map((option, index) => (
            <span key={option.name.text}>
              {index > 0 && ' · '}
              <LocalizedText value={option.value} />
            </span>
          ))}
        </span>
        <span className={`figures soft ${styles.sku}`}>{variant.sku}</span>
        {tier && <span className={styles.price}>{tierLine(tierTexts(tier, unit, i18n))}</span>}
      </a>
    </li>
  )
}

/** The product's variants, each with an address of its own; choosing one changes designation, options and prices. */
export function Variants({ product, chosen }: { product: Product; chosen: Variant | null }) {
  const { t } = useI18n()
  if (product.variants.length < 2) return null
  const names = [...new Set(product.variants.flatMap(({ options }) => options.map(({ name }) => name.text)))]
  return (
    <nav className="no-print" aria-label={t('product.variants')}>
      <h2 className={styles.heading}>{names.join(' · ')}</h2>
      <ul className={styles.variants}>
        {product.variants.map((variant, index) => (
          <Option
            key={variant.sku}
            variant={variant}
            unit={product.unit}
            chosen={variant === chosen}
            first={index === 0}
          />
        ))}
      </ul>
    </nav>
  )
}
