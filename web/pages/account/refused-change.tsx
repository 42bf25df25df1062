import type { Change } from '../../../domain/contract/changes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { ChangeList } from '../account-admin/changes.tsx'

/** What of the last change moderators refused, beside what buyers see: refused texts are stored nowhere else. */
export function RefusedChange({ changes }: { changes: Change[] }) {
  const { t } = useI18n()
  if (changes.length === 0) return null
  return (
    <div className="notice small">
      <p>
        <strong>{t('account.refusedChange')}</strong>
      </p>
      <ChangeList changes={changes} />
    </div>
  )
}
