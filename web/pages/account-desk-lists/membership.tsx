import type { DeskCompanyDetails } from '../../../domain/contract/desk-companies.ts'
import { useI18n } from '../../app/i18n.tsx'

/** The role and status of a member, behind the name of the person or of the organization. */
export function Membership({ role, status }: Pick<DeskCompanyDetails['members'][number], 'role' | 'status'>) {
  const { t } = useI18n()
  return (
    <span className="soft small">
      {` · ${t(`operator.role.${role}`)}`}
      {status === 'active' ? null : ` · ${t(`operator.employeeStatus.${status}`)}`}
    </span>
  )
}
