import type { Fact } from '../../../domain/contract/values.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FactsTable } from '../../components/facts-table.tsx'
import styles from './product.module.css'

/** What the seller says of the product, name by name. */
export function Facts({ facts }: { facts: Fact[] }) {
  const { t } = useI18n()
  if (facts.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('product.facts')}</h2>
      <FactsTable facts={facts} />
    </section>
  )
}
