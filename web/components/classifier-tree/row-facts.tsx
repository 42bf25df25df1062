import type { CodeNode } from '../../../domain/contract/classifier.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useDuty, useUnit } from '../code-facts.ts'
import { LocalizedText } from '../localized.tsx'
import styles from './classifier-tree.module.css'

/** Duty and unit of a code, beside its name. */
export function RowFacts({ unit, duty }: Pick<CodeNode, 'unit' | 'duty'>) {
  const { t } = useI18n()
  const unitText = useUnit()
  const dutyText = useDuty()
  if (duty === null) return null
  return (
    <span className={styles.facts}>
      <span data-hint={t('codes.duty.label')}>
        <LocalizedText value={dutyText(duty)} />
      </span>
      {unit !== null && (
        <span data-hint={t('codes.unit.label')}>
          <LocalizedText value={unitText(unit)} />
        </span>
      )}
    </span>
  )
}
