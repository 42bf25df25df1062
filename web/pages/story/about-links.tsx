import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { StoryAbout } from '../../../domain/contract/stories.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from './story.module.css'

/** The goods, categories and codes that a story is about, as links to their pages. */
export function AboutLinks({ about: { products, categories, codes } }: { about: StoryAbout }) {
  const { t } = useI18n()
  const to = useHref()
  if (products.length + categories.length + codes.length === 0) return null
  return (
    <section aria-labelledby="about">
      <h2 id="about" className={styles.more}>
        {t('story.about')}
      </h2>
      <ul className="chips">
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <a className="chip" href={to('category', { id, slug })}>
              <LocalizedText value={name} />
            </a>
          </li>
        ))}
        {products.map(({ id, slug, name }) => (
          <li key={id}>
            <a className="chip" href={to('product', { id, slug })}>
              <LocalizedText value={name} />
            </a>
          </li>
        ))}
        {codes.map(({ tree, code }) => (
          <li key={tree + code}>
            <a className="chip" href={to(tree === 'tnved' ? 'tnvedCode' : 'okvedCode', { id: code })}>
              {`${t(`codes.${tree}.name`)} ${formatCode(code)}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
