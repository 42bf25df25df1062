import type { ReactNode } from 'react'
import type { Product } from '../../../domain/contract/products.ts'
import { deliveryTerms, termText } from '../../../domain/delivery-terms.ts'
import { ageNote, tierLine, tierTexts } from '../../../domain/price-text.ts'
import { vatNote } from '../../../domain/vat-note.ts'
import { useI18n } from '../../app/i18n.tsx'
import { DeliveryTerms } from '../../components/delivery-terms.tsx'
import { LeadTime } from '../../components/lead-time.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { SupplierLine } from '../../components/supplier-line.tsx'
import styles from './comparison.module.css'

export interface ComparisonRow {
  label: ReactNode
  key: string
  /** One per product; null where the seller states none. */
  values: ReactNode[]
  /** False where all products have the same. */
  differs: boolean
}

/**
 * @param values by product, null where the seller states none
 * @param compared by product: texts by which differences are detected, since elements cannot be compared
 */
function row(key: string, label: ReactNode, values: ReactNode[], compared: unknown[] = values): ComparisonRow {
  const [first, ...others] = compared.map((value) => JSON.stringify(value ?? null))
  return { key, label, values, differs: others.some((other) => other !== first) }
}

function Tiers({ tiers, fromPrice, unit, oldPrice }: Pick<Product, 'tiers' | 'fromPrice' | 'unit' | 'oldPrice'>) {
  const i18n = useI18n()
  if (tiers.length === 0) return i18n.t('card.onRequest')
  return (
    <ul className={styles.tiers}>
      {tiers.map((tier) => (
        <li key={tier.from}>{tierLine(tierTexts(tier, unit, i18n, fromPrice))}</li>
      ))}
      {oldPrice && <li className="small soft">{ageNote(oldPrice, i18n)}</li>}
    </ul>
  )
}

/** Rows of the terms of sale, in the order in which buyers compare them; rows without any value are left out. */
export function useTermRows(products: Product[]): ComparisonRow[] {
  const i18n = useI18n()
  const { t, country } = i18n
  const textRow = (key: string, label: string, text: (product: Product) => string | null | undefined) => {
    const texts = products.map((product) => text(product) || null)
    return row(key, label, texts)
  }
  const terms = products.map(({ tiers }) => deliveryTerms(tiers))
  const rows = [
    row(
      'price',
      t('catalogue.table.tiers'),
      products.map((product) => <Tiers key="tiers" {...product} />),
      products.map(({ tiers, unit }) => [unit, tiers.map(({ from, rub }) => [from, rub])]),
    ),
    textRow('vat', t('export.vat'), ({ vat }) => vatNote(vat, i18n)),
    textRow('moq', t('product.moq'), ({ moq, unit }) => t(`unit.${unit}`, { n: moq })),
    textRow('stock', t('product.stock'), ({ stock, unit }) => {
      if (stock === null) return null
      return stock > 0 ? t('card.inStock', { quantity: t(`unit.${unit}`, { n: stock }) }) : t('card.toOrder')
    }),
    row(
      'lead',
      t('product.lead'),
      products.map(({ leadDays }) => leadDays && <LeadTime key="lead" days={leadDays} />),
      products.map(({ leadDays }) => leadDays),
    ),
    row(
      'incoterm',
      t('product.incoterm'),
      terms.map((all) => (all.length > 0 ? <DeliveryTerms key="terms" terms={all} /> : null)),
      terms.map((all) => all.map(termText)),
    ),
    row(
      'supplier',
      t('product.supplier'),
      products.map(({ supplier }) => <SupplierLine key="supplier" supplier={supplier} />),
      products.map(({ supplier }) => supplier.id),
    ),
    textRow('country', t('product.country'), (product) => product.country && country(product.country)),
    textRow('brand', t('product.brand'), ({ brand }) => brand),
    textRow('tnved', t('product.tnved'), ({ tnved }) => tnved),
  ]
  return rows.filter(({ values }) => values.some((value) => value !== null))
}

/** A row for each fact that any product states; facts with the same name are one row. */
export function factRows(products: Product[]): ComparisonRow[] {
  const names = new Map(products.flatMap(({ facts }) => facts.map(({ name }) => [name.text, name] as const)))
  return [...names].map(([text, name]) => {
    const stated = products.map(({ facts }) =>
      facts.filter((fact) => fact.name.text === text).map(({ value }) => value),
    )
    const values = stated.map((list) =>
      list.length === 0 ? null : list.map((value) => <LocalizedText key={value.text} value={value} />).flatMap(commas),
    )
    return row(`fact ${text}`, <LocalizedText value={name} />, values, stated)
  })
}

/** Separates several values of one fact in a cell. */
const commas = (value: ReactNode, index: number): ReactNode[] => (index === 0 ? [value] : [', ', value])
