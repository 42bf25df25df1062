import type { QueuedCompany } from '../../../domain/contract/moderation.ts'
import { VERIFIED_FACTS } from '../../../domain/verified-facts.ts'
import { useI18n } from '../../app/i18n.tsx'
import { optionsOf } from '../../components/options.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { HiddenFields, InlineField } from '../account/fields.tsx'
import inRow from '../account/in-row.module.css'
import type { QueueView } from './load.ts'
import { viewFields } from './many.tsx'

interface ActProps {
  company: Pick<QueuedCompany, 'id' | 'version'>
  view: QueueView
}

/** Records which facts of a company were verified: buyers see that beside the fact. */
export function Verify({ company: { id, version }, view }: ActProps) {
  const { t } = useI18n()
  const today = new Date().toISOString().slice(0, 10)
  return (
    <ValidatedForm checks="verify" className={styles.row} data-draft="">
      <HiddenFields values={{ action: 'verify', once: crypto.randomUUID(), id, version, ...viewFields(view) }} />
      <label className={inRow.above}>
        {t('company.checkedFact')}
        <select name="fact" className="field">
          {optionsOf(VERIFIED_FACTS, (fact) => t(`company.fact.${fact}`))}
        </select>
      </label>
      <InlineField id={`source-${id}`} name="source" label={t('company.checkedBy')} />
      <InlineField
        id={`checked-${id}`}
        name="checkedAt"
        type="date"
        defaultValue={today}
        max={today}
        label={t('company.checkedOn')}
      />
      <button type="submit" className="button">
        {t('moderation.verify')}
      </button>
    </ValidatedForm>
  )
}
