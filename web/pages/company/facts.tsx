import type { Fact } from '../../../domain/contract/values.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FactsTable } from '../../components/facts-table.tsx'
import { Section } from './section.tsx'

/** Facts that the company states about itself, as names and values. */
export function Facts({ facts }: { facts: Fact[] }) {
  const { t } = useI18n()
  if (facts.length === 0) return null
  return (
    <Section title={t('company.facts')}>
      <FactsTable facts={facts} />
    </Section>
  )
}
