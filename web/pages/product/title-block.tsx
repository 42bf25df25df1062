import type { Product } from '../../../domain/contract/products.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Cell } from '../../components/cell.tsx'
import { LeadTime } from '../../components/lead-time.tsx'
import styles from '../../components/title-block.module.css'
import { TitleBlock } from '../../components/title-block.tsx'
import { CodeLink } from './code-link.tsx'

/** At hand, or made to order; nothing where the seller does not tell. */
function Stock({ stock, unit }: Pick<Product, 'stock' | 'unit'>) {
  const { t } = useI18n()
  if (stock === null) return null
  return (
    <Cell label={t('product.stock')}>
      {stock > 0 ? <span className={styles.instock}>{t(`unit.${unit}`, { n: stock })}</span> : t('card.toOrder')}
    </Cell>
  )
}

/**
 * What a buyer checks first, as the title block of a drawing: designation, maker, terms.
 * @param sku of the chosen variant
 */
export function ProductTitleBlock({ product, sku }: { product: Product; sku: string | null }) {
  const { t, date, country } = useI18n()
  const { brand, moq, unit, stock, leadDays, tnved, updatedAt } = product
  const incoterm = product.tiers.find((tier) => tier.incoterm)?.incoterm
  return (
    <TitleBlock>
      {sku && (
        <Cell label={t('product.model')} className={styles.wide}>
          {sku}
        </Cell>
      )}
      {brand && <Cell label={t('product.brand')}>{brand}</Cell>}
      {product.country && <Cell label={t('product.country')}>{country(product.country)}</Cell>}
      <Cell label={t('product.moq')}>{t(`unit.${unit}`, { n: moq })}</Cell>
      <Stock stock={stock} unit={unit} />
      {leadDays && (
        <Cell label={t('product.lead')}>
          <LeadTime days={leadDays} />
        </Cell>
      )}
      {incoterm && <Cell label={t('product.incoterm')}>{incoterm}</Cell>}
      {tnved && (
        <Cell label={t('product.tnved')}>
          <CodeLink code={tnved} />
        </Cell>
      )}
      <Cell label={t('product.updated')}>
        <time dateTime={updatedAt}>{date(updatedAt)}</time>
      </Cell>
    </TitleBlock>
  )
}
