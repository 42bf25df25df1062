import type { StoryCard } from '../../domain/contract/stories.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { LocalizedText } from './localized.tsx'

/** The guides about what a page shows; nothing where there are none. */
export function Guides({ guides }: { guides: readonly StoryCard[] }) {
  const { t } = useI18n()
  const to = useHref()
  if (guides.length === 0) return null
  return (
    <section className="no-print" aria-labelledby="guides">
      <h2 id="guides">{t('story.guides')}</h2>
      <ul>
        {guides.map(({ id, slug, title }) => (
          <li key={id}>
            <a href={to('story', { id, slug })}>
              <LocalizedText value={title} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
