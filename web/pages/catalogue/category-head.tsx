import { useI18n } from '../../app/i18n.tsx'
import { useLocation } from '../../app/navigation/location.tsx'
import { Trail as Breadcrumb } from '../../components/breadcrumb.tsx'
import { BranchChips } from '../../components/listing/branch-chips.tsx'
import { CountAfter } from '../../components/listing/counted.tsx'
import styles from '../../components/listing/listing.module.css'
import { SkipToResults } from '../../components/listing/skip-to-results.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import { useCategoryHref } from './category-href.ts'
import { catalogueTrail, listedNames } from './head.ts'
import type { CatalogueData } from './load.ts'

interface SlotProps {
  data: CatalogueData
}

/** The groups below, as a row of links. */
export const Below = ({ data: { facets } }: SlotProps) => (
  <BranchChips branches={facets.category} to={useCategoryHref()} />
)

/** The path from the top of the catalogue, or from the supplier, to this list. */
export const CategoryTrail = ({ data }: SlotProps) => (
  <>
    <SkipToResults />
    <Breadcrumb crumbs={catalogueTrail(data, useI18n())} />
  </>
)

/** What is listed, and how much of it. */
export function Title({ data }: SlotProps) {
  const { query } = useLocation()
  return (
    <>
      {listedNames(data, query, useI18n()).map((name, index) => (
        <span key={name.text}>
          {index > 0 && ' — '}
          <LocalizedText value={name} />
        </span>
      ))}
      <CountAfter meta={data.meta} />
    </>
  )
}

/** A sentence about the category, or about the supplier's products. */
export function AboutCategory({ data: { category, seller } }: SlotProps) {
  const { t } = useI18n()
  if (seller) return t('catalogue.ofSupplierAbout', { name: seller.name.text })
  return category?.about ? <LocalizedText value={category.about} /> : t('catalogue.about')
}

/** The category's drawing. */
export function Drawing({ data: { category, seller } }: SlotProps) {
  if (seller || !category?.picture) return null
  return (
    <div className={styles.drawing}>
      <Picture picture={category.picture} alt={category.alt ?? ''} eager />
    </div>
  )
}
