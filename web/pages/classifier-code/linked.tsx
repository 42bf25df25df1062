import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { CountedCode } from '../../../domain/contract/code-links.ts'
import { inBrackets } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { HeadedSection } from '../../components/headed-section.tsx'
import { GoodsNote } from '../../components/price-basis.tsx'
import { ProductCards } from '../../components/product-cards.tsx'
import { SupplierTable } from '../../components/supplier-table.tsx'
import styles from './classifier-code.module.css'
import type { GoodsOfActivity, MakersOfCode } from './linked-codes.ts'

/** Codes of the other classifier, each with its number. */
function Codes({ route, codes }: { route: 'okvedCode' | 'tnvedCode'; codes: CountedCode[] }) {
  const { t, number, locale } = useI18n()
  const to = useHref()
  if (codes.length === 0) return null
  return (
    <p className={`chips ${styles.market}`}>
      <span>{t(route === 'okvedCode' ? 'codes.okved.name' : 'codes.tnved.name')}</span>
      {codes.map(({ code, count }) => (
        <a key={code} className="chip" href={to(route, { id: code })}>
          <span className="figures code">{formatCode(code)}</span>
          {inBrackets(number(count), locale)}
        </a>
      ))}
    </p>
  )
}

/** Who makes goods of the code: by what they sell and by the activities that they state. */
export function MakerList({ makers: { companies, activities } }: { makers: MakersOfCode }) {
  const { t } = useI18n()
  return (
    <HeadedSection title={t('codes.makers.title')} className="no-print">
      <p className="soft">{t('codes.makers.about')}</p>
      <Codes route="okvedCode" codes={activities} />
      <SupplierTable companies={companies} caption={t('codes.makers.title')} />
    </HeadedSection>
  )
}

/** What companies with the activity sell. */
export function ActivityGoodsList({ goods: { headings, products } }: { goods: GoodsOfActivity }) {
  const { t } = useI18n()
  return (
    <HeadedSection title={t('codes.makers.goods')} className="no-print">
      <Codes route="tnvedCode" codes={headings} />
      <GoodsNote goods={products} />
      <ProductCards products={products} />
    </HeadedSection>
  )
}
