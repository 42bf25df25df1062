import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { HeadedSection } from '../../components/headed-section.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import type { HomeData, HomeSection } from './load.ts'
import styles from './sections.module.css'

/** The top of the catalogue, each section with its drawing and its groups, all of them counted. */
export function Sections({ sections, total }: { sections: HomeData['sections']; total: number }) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <HeadedSection
      title={t('home.sections')}
      more={<a href={to('catalogue')}>{t('home.allProducts', { n: total })}</a>}
    >
      <ul className={`quiet ${styles.sections}`}>
        {sections.map((section) => (
          <SectionCell key={section.id} section={section} />
        ))}
      </ul>
    </HeadedSection>
  )
}

function SectionCell({ section }: { section: HomeSection }) {
  const { number } = useI18n()
  const to = useHref()
  return (
    <li className={styles.section}>
      <Picture picture={section.picture} alt="" className={styles.picture} />
      <div>
        <h3 className={styles.name}>
          <a href={to('category', section)}>
            <LocalizedText value={section.name} />
          </a>
        </h3>
        <ul className={styles.groups}>
          {section.groups.map((group) => (
            <li key={group.id}>
              <a href={to('category', group)}>
                <LocalizedText value={group.name} />
              </a>{' '}
              <span className={styles.count}>{number(group.count)}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
