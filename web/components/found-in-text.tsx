import type { ProductCard } from '../../domain/contract/products.ts'
import { listFormat } from '../../domain/list-format.ts'
import { useI18n } from '../app/i18n.tsx'
import { LocalizedText } from './localized.tsx'

/**
 * Below a product's name: which fact or sentence has the words of the search that the name does not have, and which words the product lacks;
 * nothing elsewhere.
 */
export function FoundInText({ found, lacks }: Pick<ProductCard, 'found' | 'lacks'>) {
  const { t, locale } = useI18n()
  if (!found && !lacks) return null
  return (
    <>
      {found && (
        <p className="soft small">
          {t(`foundIn.${found.in}`)} <LocalizedText value={found.text} />
        </p>
      )}
      {lacks && (
        <p className="soft small">
          {t('foundIn.lacks', { words: listFormat(locale, { style: 'narrow' }).format(lacks) })}
        </p>
      )}
    </>
  )
}
