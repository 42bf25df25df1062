import type { ProductCard } from '../../domain/contract/products.ts'
import { listFormat } from '../../domain/list-format.ts'
import { useI18n } from '../app/i18n.tsx'
import { LocalizedText } from './localized.tsx'

/**
 * Below a product's name: the fact or sentence that has words of the search which the name lacks, what the product
 * states instead of some words, and words that it lacks altogether. Nothing where the name has all of them.
 */
export function FoundInText({ found, lacks, differs = [] }: Pick<ProductCard, 'found' | 'lacks' | 'differs'>) {
  const { t, locale } = useI18n()
  if (!found && !lacks) return null
  const listed = listFormat(locale, { style: 'narrow' })
  const missing = lacks?.filter((word) => !differs.includes(word)) ?? []
  return (
    <>
      {found && (
        <p className="soft small">
          {t(`foundIn.${found.in}`)} <LocalizedText value={found.text} />
        </p>
      )}
      {differs.length > 0 && <p className="soft small">{t('foundIn.differs', { words: listed.format(differs) })}</p>}
      {missing.length > 0 && <p className="soft small">{t('foundIn.lacks', { words: listed.format(missing) })}</p>}
    </>
  )
}
