import type { ReactNode } from 'react'
import type { StoryCard } from '../../../domain/contract/stories.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { DeferredResult, DeferredSlots, Slots } from '../../app/page/page.ts'
import { Trail } from '../../components/breadcrumb.tsx'
import { Icon } from '../../components/icon.tsx'
import { LocalizedText, useLang } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { StoryCards } from '../../components/story-list.tsx'
import { AboutLinks } from './about-links.tsx'
import type { StoryData, StoryDeferred } from './load.ts'
import styles from './story.module.css'

export const slots = {
  trail: StoryTrail,
  story: Story,
} satisfies Slots<StoryData>

export const deferredSlots = {
  like: { resolved: SimilarStories, fallback: () => <Awaited title="story.like" /> },
  others: { resolved: Others, fallback: () => <Awaited title="story.more" /> },
} satisfies DeferredSlots<StoryDeferred>

function StoryTrail({ data: { title } }: { data: StoryData }) {
  const { t } = useI18n()
  const to = useHref()
  return <Trail crumbs={[{ name: t('story.press'), path: to('press') }, { name: title }]} />
}

function Story({ data }: { data: StoryData }) {
  const { t, language } = useI18n()
  const bodyLang = useLang()({ text: '', lang: data.lang })
  return (
    <>
      <StoryHead story={data} />
      <div>
        {bodyLang ? <p className={`notice ${styles.notice}`}>{t('story.otherLanguage')}</p> : null}
        {/* Rendered by micromark, which escapes HTML and drops unsafe addresses (markdown.ts). */}
        <div
          className="prose"
          lang={bodyLang}
          data-language={bodyLang && language(data.lang)}
          dangerouslySetInnerHTML={{ __html: data.html }}
        />
        <AboutLinks about={data.about} />
        <Share story={data} />
      </div>
    </>
  )
}

function StoryHead({ story: { title, lead, cover, coverAlt, tags, publishedAt, minutes } }: { story: StoryData }) {
  const { t, date } = useI18n()
  const to = useHref()
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <p className="soft small">
          <time dateTime={publishedAt}>{date(publishedAt)}</time> · {t('story.minutes', { n: minutes })}
        </p>
        <h1>
          <LocalizedText value={title} />
        </h1>
        <p className={styles.lead}>
          <LocalizedText value={lead} />
        </p>
        <p className="visually-hidden">{t('story.tags')}</p>
        <ul className={styles.tags}>
          {tags.map(({ id, name }) => (
            <li key={id}>
              <a href={to('press', {}, { tag: id })}>
                <LocalizedText value={name} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      {cover ? <Picture picture={cover} alt={coverAlt} eager className="framed" /> : null}
    </header>
  )
}

interface MoreProps {
  title: 'story.like' | 'story.more'
  children: ReactNode
}

function More({ title, children }: MoreProps) {
  const { t } = useI18n()
  return (
    <section>
      <h2 className={styles.more}>{t(title)}</h2>
      {children}
    </section>
  )
}

const Awaited = ({ title }: Pick<MoreProps, 'title'>) => (
  <More title={title}>
    <Skeleton kind="lines" count={3} />
  </More>
)

/** Stories with the same tags. Without any, or after a failure, nothing is shown: there are others below. */
function SimilarStories({ result }: { result: DeferredResult<StoryCard[]> }) {
  if (!result.ok || result.value.length === 0) return null
  return (
    <More title="story.like">
      <StoryCards stories={result.value} />
    </More>
  )
}

function Others({ result }: { result: DeferredResult<StoryCard[]> }) {
  const { t } = useI18n()
  return (
    <More title="story.more">
      {result.ok ? <StoryCards stories={result.value} /> : <p className="soft">{t('home.pressFailed')}</p>}
    </More>
  )
}

/** Shares the page through the device, or by e-mail, which needs no script. */
function Share({ story: { title, address } }: { story: StoryData }) {
  const { t } = useI18n()
  const mail = new URLSearchParams({ subject: title.text, body: address }).toString().replaceAll('+', '%20')
  return (
    <p className={`chips no-print ${styles.share}`}>
      <button type="button" className="button needs-js" data-share="">
        <Icon name="external" />
        {t('story.share')}
      </button>
      <a className="button" href={`mailto:?${mail}`}>
        <Icon name="mail" />
        {t('story.mail')}
      </a>
    </p>
  )
}
