import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/location.tsx'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import styles from './catalogue.module.css'
import type { CatalogueData } from './load.ts'

/** How many products: exact to ten thousand, and "more than" above (DECISIONS section 2). */
function Count({ meta }: Pick<CatalogueData, 'meta'>) {
  const { t } = useI18n()
  return (
    <p className={styles.count} role="status">
      {t(meta.more ? 'catalogue.countMore' : 'catalogue.count', { n: meta.total })}
    </p>
  )
}

/** The groups below, as a row to press: on narrow screens the rail that has them too is folded away. */
function Below({ facets }: Pick<CatalogueData, 'facets'>) {
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

/** What is listed: the trail to it, its name and count, a sentence about it and its drawing. */
export function CategoryHead({ data }: { data: CatalogueData }) {
  const { t } = useI18n()
  const to = useHref()
  const { category, above, meta, facets } = data
  const trail = category
    ? [
        { label: t('catalogue.all'), href: to('catalogue') },
        ...above.map(({ id, slug, name }) => ({
          label: <LocalizedText value={name} />,
          href: to('category', { id, slug }),
        })),
        { label: <LocalizedText value={category.name} /> },
      ]
    : [{ label: t('catalogue.all') }]
  return (
    <>
      <Breadcrumb items={trail} />
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{category ? <LocalizedText value={category.name} /> : t('catalogue.all')}</h1>
          <Count meta={meta} />
          <p className={styles.about}>
            {category?.about ? <LocalizedText value={category.about} /> : t('catalogue.about')}
          </p>
        </div>
        {category?.picture && (
          <div className={styles.drawing}>
            <Picture picture={category.picture} alt="" eager />
          </div>
        )}
      </header>
      <Below facets={facets} />
    </>
  )
}
