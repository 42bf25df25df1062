import type { ReactNode } from 'react'
import type { StoryCard } from '../../domain/contract/stories.ts'
import type { Localized } from '../../domain/contract/values.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { LocalizedText } from './localized.tsx'
import { Picture } from './picture.tsx'
import styles from './story-list.module.css'

interface StoryListProps {
  stories: StoryCard[]
  /** Renders a title with its matches marked, on the search page. */
  mark?: (title: Localized) => ReactNode
  /** Level of the titles: one below the list's heading. */
  level?: 2 | 3
}

/** Stories in a grid: drawing, date, title, lead. */
export function StoryCards({ stories, mark, level = 3 }: StoryListProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const { date } = useI18n()
  const to = useHref()
  return (
    <ul className={styles.list}>
      {stories.map(({ id, slug, cover, title, lead, publishedAt }) => (
        <li key={id} className={styles.story}>
          <Picture picture={cover} alt="" className={styles.cover} />
          <div className={styles.body}>
            <time className="soft small" dateTime={publishedAt}>
              {date(publishedAt)}
            </time>
            <Heading className={styles.title}>
              <a className="whole-link" href={to('story', { id, slug })}>
                <LocalizedText value={title}>{mark?.(title)}</LocalizedText>
              </a>
            </Heading>
            <p className="soft small">
              <LocalizedText value={lead} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
