import type { OwnCompany } from '../../../domain/contract/organization-company.ts'
import type { MessageKey } from '../../../domain/i18n.ts'

/** Names of the fields that the verification of a company proves. */
export const IDENTITY_LABELS: Record<OwnCompany['waiting'][number], MessageKey> = {
  names: 'account.orgName',
  country: 'account.country',
  taxNumber: 'account.taxNumber',
}
