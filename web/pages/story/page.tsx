import { Suspense } from 'react'
import type { StoryCard } from '../../../worker/api/stories/schema.ts'
import { Deferred } from '../../app/deferred.tsx'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/location.tsx'
import { APP_NAME } from '../../app/name.ts'
import type { PageProps } from '../../app/page.ts'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { LocalizedText, useLang } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { StoryList } from '../../components/story-list.tsx'
import type { StoryData } from './load.ts'
import styles from './story.module.css'

/** An article of the press centre. */
export default function StoryPage({ data }: PageProps<StoryData>) {
  const { t, locale } = useI18n()
  const to = useHref()
  const lang = useLang()
  const { title, html } = data
  const bodyLang = lang({ text: '', lang: data.lang })
  return (
    <>
      <Breadcrumb items={[{ label: APP_NAME[locale], href: to('home') }, { label: <LocalizedText value={title} /> }]} />
      <article className={styles.story}>
        <StoryHead story={data} />
        <div>
          {bodyLang ? <p className={`notice ${styles.notice}`}>{t('story.otherLanguage')}</p> : null}
          {/* Made by micromark at the edge, which escapes HTML and drops unsafe addresses (markdown.ts). */}
          <div className="prose" lang={bodyLang} dangerouslySetInnerHTML={{ __html: html }} />
        </div>
        <Others />
      </article>
    </>
  )
}

function StoryHead({ story: { title, lead, cover, tags, publishedAt } }: { story: StoryData }) {
  const { t, date } = useI18n()
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
            <li key={id} lang={lang(name)}>
              {name.text}
            </li>
          ))}
        </ul>
      </div>
      {cover ? <Picture picture={cover} alt="" eager className={styles.cover} /> : null}
    </header>
  )
}

function Others() {
  const { t } = useI18n()
  return (
    <section className="no-print">
      <h2 className={styles.more}>{t('story.more')}</h2>
      <Suspense fallback={<Skeleton kind="lines" count={3} />}>
        <Deferred<StoryCard[]> name="others" failed={<p className="soft">{t('home.pressFailed')}</p>}>
          {(stories) => <StoryList stories={stories} />}
        </Deferred>
      </Suspense>
    </section>
  )
}
