import { APP_NAME } from '../../domain/app-name.ts'
import type { AppData } from '../../domain/contract/app-data.ts'
import { sections } from '../../domain/routes.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { useAppData } from '../app/page/app-data.tsx'
import { CachedFragment } from '../app/page/cached-fragment.tsx'
import styles from './category-menu.module.css'
import { Icon } from './icon.tsx'
import { LocalizedText } from './localized.tsx'

/** Links to the parts of the site beside the catalogue, for the menu and the footer. */
export function useSectionLinks() {
  const { t, locale } = useI18n()
  const to = useHref()
  return sections.map(({ route, title }) => ({ href: to(route), label: t(title, { name: APP_NAME[locale] }) }))
}

/**
 * The header's menu of top-level categories: a disclosure of links that works without script; with it, Escape and a
 * click outside close it (app/enhancements/disclosures.ts). Without categories from the API it is a link to the
 * catalogue.
 */
export function CategoryMenu() {
  const { t } = useI18n()
  const to = useHref()
  const sections = useSectionLinks()
  const roots = useAppData()?.categories ?? []
  if (roots.length === 0)
    return (
      <a className={`button ${styles.summary}`} href={to('catalogue')}>
        {t('header.catalogue')}
      </a>
    )
  return (
    <details className={styles.menu} data-menu="">
      <summary className={`button ${styles.summary}`}>
        <Icon name="menu" />
        <span>{t('header.catalogue')}</span>
      </summary>
      <div className={styles.panel}>
        <nav className="wrap" aria-label={t('header.categories')}>
          <div className={styles.top}>
            <a className={styles.all} href={to('catalogue')}>
              {t('header.allProducts')}
              <Icon name="arrow-right" />
            </a>
            {sections.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </div>
          <CachedFragment as="ul" className={`quiet ${styles.roots}`} name="menu" data={roots}>
            {roots.map((root) => (
              <MenuRoot key={root.id} root={root} />
            ))}
          </CachedFragment>
        </nav>
      </div>
    </details>
  )
}

function MenuRoot({ root }: { root: AppData['categories'][number] }) {
  const { number } = useI18n()
  const to = useHref()
  return (
    <li>
      <a className={styles.root} href={to('category', { id: root.id, slug: root.slug })}>
        <LocalizedText value={root.name} /> <span className={styles.count}>{number(root.count)}</span>
      </a>
      <ul className={styles.groups}>
        {root.children.map((group) => (
          <li key={group.id}>
            <a href={to('category', { id: group.id, slug: group.slug })}>
              <LocalizedText value={group.name} />
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
