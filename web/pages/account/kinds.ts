import { COMPANY_KINDS } from '../../../domain/company-kinds.ts'
import { useI18n } from '../../app/i18n.tsx'

/** What an organization may do, as the options of a choice. */
export function useKinds() {
  const { t } = useI18n()
  return COMPANY_KINDS.map((value) => ({ value, text: t(`account.kinds.${value}`) }))
}
