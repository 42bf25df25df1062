import { useI18n } from '../../app/i18n.tsx'

const KINDS = ['supplier', 'service', 'both'] as const

/** What an organization may do, as the options of a choice. */
export function useKinds() {
  const { t } = useI18n()
  return KINDS.map((value) => ({ value, text: t(`account.kinds.${value}`) }))
}
