import type { OwnCompany } from '../../../domain/contract/organization-company.ts'
import type { OwnProductCard } from '../../../domain/contract/organization-products.ts'
import { useI18n } from '../../app/i18n.tsx'

/** What buyers need of an organization or a product (docs/behaviour.md, "Publishing"). */
type Need = (OwnCompany | OwnProductCard)['missing'][number]

/** Several things, listed with the commas and the "and" of the reader's language. */
export function useList(): (things: string[]) => string {
  const { locale } = useI18n()
  const format = new Intl.ListFormat(locale)
  return (things) => format.format(things)
}

/** Says what is still missing until buyers may see it. */
export function useMissing(): (needs: readonly Need[]) => string {
  const { t } = useI18n()
  const list = useList()
  return (needs) => t('account.missing', { list: list(needs.map((need) => t(`account.needs.${need}`))) })
}
