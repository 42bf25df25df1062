import { useI18n } from '../../app/i18n.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { HiddenFields } from '../account/fields.tsx'
import type { QueueView } from './load.ts'
import { viewFields } from './many.tsx'

interface RestoreChangeProps {
  kind: string
  id: string
  /** Absent right after the refusal, when it is the last thing that was done. */
  version?: number
  /** Until when it can be brought back, where the button says so. */
  until?: string
  view: QueueView
}

/** Brings a refused change back, with one press. */
export function RestoreChange({ kind, id, version, until, view }: RestoreChangeProps) {
  const { t, date } = useI18n()
  return (
    <ValidatedForm className={styles.row}>
      <HiddenFields
        values={{
          action: 'restoreChange',
          once: crypto.randomUUID(),
          kind,
          id,
          version: version ?? '',
          ...viewFields(view),
        }}
      />
      {until ? <span className="small">{t('moderation.restoreChangeUntil', { date: date(until) })}</span> : null}
      <button type="submit" className="button">
        {t('moderation.restoreChange')}
      </button>
    </ValidatedForm>
  )
}
