import type { I18n } from '../../../domain/i18n.ts'

/** What the filter "in stock" keeps: anything in stock, or what covers the quantity of the list. */
export const stockLabel = ({ t, basis }: Pick<I18n, 't' | 'basis'>): string =>
  basis && basis.quantity > 1 ? t('catalogue.inStockFor', { n: basis.quantity }) : t('catalogue.inStock')
