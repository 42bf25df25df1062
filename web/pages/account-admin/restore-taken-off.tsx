import { useI18n } from '../../app/i18n.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { HiddenFields } from '../account/fields.tsx'
import type { QueueView } from './load.ts'
import { viewFields } from './many.tsx'

interface RestoreTakenOffProps {
  kind: 'company' | 'product'
  one: { id: string; version: number }
  /** Until when it can be brought back. */
  until: string
  view: QueueView
}

/** Restores what was taken off the site. */
export function RestoreTakenOff({ kind, one: { id, version }, until, view }: RestoreTakenOffProps) {
  const { t, date } = useI18n()
  const day = date(until)
  return (
    <ValidatedForm className={styles.row}>
      <HiddenFields
        values={{ action: 'bringBack', once: crypto.randomUUID(), kind, id, version, ...viewFields(view) }}
      />
      <span className="small">
        {t(kind === 'company' ? 'moderation.bringBackUntil' : 'moderation.bringProductBackUntil', { date: day })}
      </span>
      <button type="submit" className="button primary">
        {t('moderation.bringBack')}
      </button>
    </ValidatedForm>
  )
}
