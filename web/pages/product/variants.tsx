import type { Product, Variant } from '../../../domain/contract/products.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useQueryLink } from '../../app/navigation/location.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { useRubPrice } from '../../components/price.tsx'
import styles from './variants.module.css'

function Option({ variant, chosen, first }: { variant: Variant; chosen: boolean; first: boolean }) {
  const link = useQueryLink()
  const price = useRubPrice()
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
        {tier && <span className={styles.price}>{price(tier)}</span>}
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
          <Option key={variant.sku} variant={variant} chosen={variant === chosen} first={index === 0} />
        ))}
      </ul>
    </nav>
  )
}
