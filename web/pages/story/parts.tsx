import type { ReactNode } from 'react'
import type { StoryCard } from '../../../worker/api/stories/schema.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/location.tsx'
import type { LateParts, Outcome, Parts } from '../../app/page.ts'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { LocalizedText, useLang } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { StoryList } from '../../components/story-list.tsx'
import type { StoryData, StoryLate } from './load.ts'
import styles from './story.module.css'

export const parts = {
  trail: Trail,
  story: Story,
} satisfies Parts<StoryData>

export const lateParts = {
  others: {
    arrived: Others,
    awaited: () => (
      <More>
        <Skeleton kind="lines" count={3} />
      </More>
    ),
  },
} satisfies LateParts<StoryLate>

function Trail({ data: { title } }: { data: StoryData }) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <Breadcrumb items={[{ label: t('story.press'), href: to('press') }, { label: <LocalizedText value={title} /> }]} />
  )
}

function Story({ data }: { data: StoryData }) {
  const { t } = useI18n()
  const bodyLang = useLang()({ text: '', lang: data.lang })
  return (
    <>
      <StoryHead story={data} />
      <div>
        {bodyLang ? <p className={`notice ${styles.notice}`}>{t('story.otherLanguage')}</p> : null}
        {/* Made by micromark, which escapes HTML and drops unsafe addresses (markdown.ts). */}
        <div className="prose" lang={bodyLang} dangerouslySetInnerHTML={{ __html: data.html }} />
      </div>
    </>
  )
}

function StoryHead({ story: { title, lead, cover, tags, publishedAt } }: { story: StoryData }) {
  const { t, date } = useI18n()
  const to = useHref()
  const lang = useLang()
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <p className="soft small">
          {t('story.press')} · <time dateTime={publishedAt}>{date(publishedAt)}</time>
        </p>
        <h1 lang={lang(title)}>{title.text}</h1>
        <p className={styles.lead} lang={lang(lead)}>
          {lead.text}
        </p>
        <p className="visually-hidden">{t('story.tags')}</p>
        <ul className={styles.tags}>
          {tags.map(({ id, name }) => (
            <li key={id}>
              <a href={to('press', {}, { tag: id })} lang={lang(name)}>
                {name.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {cover ? <Picture picture={cover} alt="" eager className={styles.cover} /> : null}
    </header>
  )
}

function More({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  return (
    <section className="no-print">
      <h2 className={styles.more}>{t('story.more')}</h2>
      {children}
    </section>
  )
}

function Others({ outcome }: { outcome: Outcome<StoryCard[]> }) {
  const { t } = useI18n()
  return (
    <More>{outcome.ok ? <StoryList stories={outcome.value} /> : <p className="soft">{t('home.pressFailed')}</p>}</More>
  )
}
