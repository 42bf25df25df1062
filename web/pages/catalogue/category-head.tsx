import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/location.tsx'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import styles from './catalogue.module.css'
import type { CatalogueData } from './load.ts'

interface PartProps {
  data: CatalogueData
}

/** The groups below, as a row to press: on narrow screens the rail that has them too is folded away. */
export function Below({ data: { facets } }: PartProps) {
  const { t, number } = useI18n()
  const to = useHref()
  const { query } = useLocation()
  if (facets.category.length === 0) return null
  return (
    <nav className={styles.below} aria-label={t('catalogue.below')}>
      <ul>
        {facets.category.map(({ id, slug, name, count }) => (
          <li key={id}>
            <a className="chip" href={to('category', { id, slug }, { ...query, category: undefined, page: undefined })}>
              <LocalizedText value={name} /> <span className="soft figures">{number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The way from the top of the catalogue to here. */
export function Trail({ data: { category, above } }: PartProps) {
  const { t } = useI18n()
  const to = useHref()
  if (!category) return <Breadcrumb items={[{ label: t('catalogue.all') }]} />
  const way = above.map(({ id, slug, name }) => ({
    label: <LocalizedText value={name} />,
    href: to('category', { id, slug }),
  }))
  const here = { label: <LocalizedText value={category.name} /> }
  return <Breadcrumb items={[{ label: t('catalogue.all'), href: to('catalogue') }, ...way, here]} />
}

/** What is listed. */
export function Title({ data: { category } }: PartProps) {
  const { t } = useI18n()
  return category ? <LocalizedText value={category.name} /> : t('catalogue.all')
}

/** A sentence about it. */
export function About({ data: { category } }: PartProps) {
  const { t } = useI18n()
  return category?.about ? <LocalizedText value={category.about} /> : t('catalogue.about')
}

/** Its drawing. */
export function Drawing({ data: { category } }: PartProps) {
  if (!category?.picture) return null
  return (
    <div className={styles.drawing}>
      <Picture picture={category.picture} alt="" eager />
    </div>
  )
}
