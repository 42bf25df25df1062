import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { Product } from '../../../domain/contract/products.ts'
import { countryName } from '../../../domain/country-name.ts'
import { deliveryTerms } from '../../../domain/delivery-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { FigureCell } from '../../components/cell.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { DeliveryTerms } from '../../components/delivery-terms.tsx'
import { LeadTime } from '../../components/lead-time.tsx'
import styles from '../../components/title-block.module.css'
import { TitleBlock } from '../../components/title-block.tsx'
import type { SoldProduct } from './variant.ts'

/** The number in stock, or made to order; nothing where it is unknown. */
function Stock({ stock, unit }: Pick<Product, 'stock' | 'unit'>) {
  const { t } = useI18n()
  if (stock === null) return null
  return (
    <FigureCell label={t('product.stock')}>
      {stock > 0 ? (
        <span className={styles.instock}>{t('product.inStock', { quantity: t(`unit.${unit}`, { n: stock }) })}</span>
      ) : (
        t('card.toOrder')
      )}
    </FigureCell>
  )
}

/** Digits of a code that a declaration needs. */
const WHOLE_CODE = 10

/** A TN VED code: a link to its page, and a button that copies it for a declaration. */
function CodeLink({ code }: { code: string }) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <span className={styles.code}>
      <a href={to('tnvedCode', { id: code })} data-hint={t('product.tnvedHint')}>
        {formatCode(code)}
      </a>{' '}
      {code.length < WHOLE_CODE && <span className="soft small">{t('product.tnvedDigits', { n: code.length })}</span>}
      <CopyButton text={code} label={t('product.copy', { code })} />
    </span>
  )
}

/** What a buyer checks first, as the title block of a drawing: designation, maker, terms. */
export function ProductTitleBlock({ product }: { product: SoldProduct }) {
  const { t, date, locale, number } = useI18n()
  const { model, brand, moq, unit, stock, leadDays, tnved, weight, updatedAt } = product
  const terms = deliveryTerms(product.tiers)
  return (
    <TitleBlock>
      {model && (
        <FigureCell label={t('product.model')} className={styles.wide}>
          {model}
        </FigureCell>
      )}
      {brand && <FigureCell label={t('product.brand')}>{brand}</FigureCell>}
      {product.country && <FigureCell label={t('product.country')}>{countryName(product.country, locale)}</FigureCell>}
      <FigureCell label={t('product.moq')}>{t(`unit.${unit}`, { n: moq })}</FigureCell>
      <Stock stock={stock} unit={unit} />
      {leadDays && (
        <FigureCell label={t('product.lead')}>
          <LeadTime days={leadDays} />
        </FigureCell>
      )}
      {weight !== null && (
        <FigureCell label={t('product.weight')}>{t('product.kg', { n: number(weight / 1000) })}</FigureCell>
      )}
      {terms.length > 0 && (
        <FigureCell label={t('product.incoterm')}>
          <DeliveryTerms terms={terms} />
        </FigureCell>
      )}
      {tnved && (
        <FigureCell label={t('product.tnved')}>
          <CodeLink code={tnved} />
        </FigureCell>
      )}
      <FigureCell label={t('product.updated')}>
        <time dateTime={updatedAt}>{date(updatedAt)}</time>
      </FigureCell>
    </TitleBlock>
  )
}
