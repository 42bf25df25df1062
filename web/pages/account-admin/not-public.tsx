import type { QueuedCompany } from '../../../domain/contract/moderation.ts'
import { useI18n } from '../../app/i18n.tsx'
import { IDENTITY_LABELS } from '../account/identity-labels.ts'
import { useList } from '../account/missing.tsx'

/** Says which changes buyers do not see until they are approved; all others are public already. */
export function NotPublic({ company: { waiting } }: { company: QueuedCompany }) {
  const { t } = useI18n()
  const list = useList()
  if (waiting.length === 0) return null
  const fields = waiting.map((field) => t(IDENTITY_LABELS[field]).toLowerCase())
  return <p className="small">{t('moderation.notPublic', { list: list(fields) })}</p>
}
