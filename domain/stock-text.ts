import type { ProductCard } from './contract/products.ts'
import type { I18n } from './i18n.ts'

/** 'В наличии 40 шт.' or 'Под заказ'; '' where the supplier has not stated it. */
export function stockText({ stock, unit }: Pick<ProductCard, 'stock' | 'unit'>, { t }: Pick<I18n, 't'>): string {
  if (stock === null) return ''
  return stock > 0 ? t('card.inStock', { quantity: t(`unit.${unit}`, { n: stock }) }) : t('card.toOrder')
}
