import type { CompanyRef } from '../../../domain/contract/values.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import styles from '../../components/listing/listing.module.css'
import { LocalizedText, useLang } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import { useCategoryHref } from './category-href.ts'
import type { CatalogueData } from './load.ts'

interface PartProps {
  data: CatalogueData
}

/** The groups below, as a row to press: on narrow screens the rail that has them too is folded away. */
export function Below({ data: { facets } }: PartProps) {
  const { t, number } = useI18n()
  const to = useCategoryHref()
  if (facets.category.length === 0) return null
  return (
    <nav className={styles.below} aria-label={t('catalogue.below')}>
      <ul>
        {facets.category.map(({ id, slug, name, count }) => (
          <li key={id}>
            <a className="chip" href={to({ id, slug })}>
              <LocalizedText value={name} /> <span className="soft figures">{number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The way from the top of the catalogue to here. */
export function Trail({ data: { category, above, seller } }: PartProps) {
  const { t } = useI18n()
  const to = useHref()
  if (seller) return <SellerTrail seller={seller} />
  if (!category) return <Breadcrumb items={[{ label: t('catalogue.all') }]} />
  const way = above.map(({ id, slug, name }) => ({
    label: <LocalizedText value={name} />,
    href: to('category', { id, slug }),
  }))
  const here = { label: <LocalizedText value={category.name} /> }
  return <Breadcrumb items={[{ label: t('catalogue.all'), href: to('catalogue') }, ...way, here]} />
}

/** The way to a supplier's products: who sells them. */
function SellerTrail({ seller: { id, slug, name } }: { seller: CompanyRef }) {
  const { t } = useI18n()
  const to = useHref()
  const items = [
    { label: t('directory.suppliers.title'), href: to('suppliers') },
    { label: <LocalizedText value={name} />, href: to('supplier', { id, slug }) },
    { label: t('catalogue.results') },
  ]
  return <Breadcrumb items={items} />
}

/** What is listed. */
export function Title({ data: { category, seller } }: PartProps) {
  const { t } = useI18n()
  const lang = useLang()
  if (seller) return <span lang={lang(seller.name)}>{t('catalogue.ofSupplier', { name: seller.name.text })}</span>
  return category ? <LocalizedText value={category.name} /> : t('catalogue.all')
}

/** A sentence about it. */
export function About({ data: { category, seller } }: PartProps) {
  const { t } = useI18n()
  if (seller) return t('catalogue.ofSupplierAbout')
  return category?.about ? <LocalizedText value={category.about} /> : t('catalogue.about')
}

/** Its drawing. */
export function Drawing({ data: { category, seller } }: PartProps) {
  if (seller || !category?.picture) return null
  return (
    <div className={styles.drawing}>
      <Picture picture={category.picture} alt="" eager />
    </div>
  )
}
