import type { QueuedCompany } from '../../../domain/contract/moderation.ts'
import { useI18n } from '../../app/i18n.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { HiddenFields, InlineField } from '../account/fields.tsx'
import type { View } from './load.ts'
import { viewFields } from './many.tsx'

const FACTS = ['registration', 'production-site', 'certificate', 'export-licence', 'bank-account'] as const

interface ActProps {
  company: Pick<QueuedCompany, 'id' | 'version'>
  view: View
}

/** Records which facts of a company were verified: buyers see that beside the fact. */
export function Verify({ company: { id, version }, view }: ActProps) {
  const { t } = useI18n()
  const today = new Date().toISOString().slice(0, 10)
  return (
    <ValidatedForm checks="verify" className={styles.row} data-draft="">
      <HiddenFields values={{ action: 'verify', once: crypto.randomUUID(), id, version, ...viewFields(view) }} />
      <select name="fact" className={`field ${fieldStyles.short}`} aria-label={t('company.checkedFact')}>
        {FACTS.map((fact) => (
          <option key={fact} value={fact}>
            {t(`company.fact.${fact}`)}
          </option>
        ))}
      </select>
      <InlineField
        id={`source-${id}`}
        name="source"
        className={`field ${fieldStyles.short}`}
        aria-label={t('company.checkedBy')}
        placeholder={t('company.checkedBy')}
      />
      <InlineField
        id={`checked-${id}`}
        name="checkedAt"
        type="date"
        className={`field ${fieldStyles.short}`}
        defaultValue={today}
        max={today}
        aria-label={t('company.checkedOn')}
      />
      <button type="submit" className="button">
        {t('moderation.verify')}
      </button>
    </ValidatedForm>
  )
}
