import type { CompanyOnDesk } from '../../../domain/contract/desk-companies.ts'
import { useI18n } from '../../app/i18n.tsx'

/** What somebody is in an organization, behind the name of either. */
export function Membership({ role, status }: Pick<CompanyOnDesk['members'][number], 'role' | 'status'>) {
  const { t } = useI18n()
  return (
    <span className="soft small">
      {` · ${t(`operator.role.${role}`)}`}
      {status === 'active' ? null : ` · ${t(`operator.employeeStatus.${status}`)}`}
    </span>
  )
}
