import type { ProductCard } from '../../domain/contract/products.ts'
import { useI18n } from '../app/i18n.tsx'
import { LocalizedText } from './localized.tsx'

/** Below a product's name: which fact or sentence has the words of the search that the name does not have; nothing elsewhere. */
export function FoundInText({ found }: Pick<ProductCard, 'found'>) {
  const { t } = useI18n()
  if (!found) return null
  return (
    <p className="soft small">
      {t(`foundIn.${found.in}`)} <LocalizedText value={found.text} />
    </p>
  )
}
