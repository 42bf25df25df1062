import type { Change } from '../../../domain/contract/changes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { ChangeList } from '../account-admin/changes.tsx'

/** The part of the last change that moderators refused, beside the public version: refused texts are stored nowhere else. */
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
