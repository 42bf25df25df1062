import type { Company } from '../../../domain/contract/companies.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import { RuledSection } from '../../components/ruled-section.tsx'
import styles from './company.module.css'

/** Photos of the company; each links to the full picture. */
export function Photos({ photos }: Pick<Company, 'photos'>) {
  const { t, number } = useI18n()
  if (photos.length === 0) return null
  return (
    <RuledSection title={t('company.photos')}>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <figure>
              <a href={photo.url}>
                <Picture
                  picture={photo}
                  alt={photo.caption?.text ?? t('company.photo', { number: number(index + 1) })}
                />
              </a>
              {photo.caption && (
                <figcaption className="soft small">
                  <LocalizedText value={photo.caption} />
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </RuledSection>
  )
}
