import type { StoryCard } from '../../../domain/contract/stories.ts'
import { useI18n } from '../../app/i18n.tsx'
import { RESULTS_ID } from '../../app/navigation/list-ids.ts'
import { useHref } from '../../app/navigation/location.tsx'
import { fromHome } from '../../app/page/json-ld.ts'
import type { StaticPage } from '../../app/page/load.ts'
import { Trail } from '../../components/breadcrumb.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ExportLinks } from '../../components/export-links.tsx'
import { FeedLinks } from '../../components/feed-links.tsx'
import { CountAfter } from '../../components/listing/counted.tsx'
import { SkipToResults } from '../../components/listing/skip-to-results.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { Picture } from '../../components/picture.tsx'
import { StoryCards } from '../../components/story-list.tsx'
import { load, type PressData } from './load.ts'
import styles from './press.module.css'

export const page = { load, slots: { page: Press } } satisfies StaticPage<PressData>

function Press({ data }: { data: PressData }) {
  const { t, locale } = useI18n()
  const to = useHref()
  const { stories, meta, tag } = data
  const [first, ...others] = stories
  const trail = fromHome(locale, { name: t('press.title'), path: to('press') }, ...(tag ? [{ name: tag.name }] : []))
  // Only the first page shows its first story large: it is the latest.
  const lead = first && meta.page === 1 ? first : null
  return (
    <>
      <SkipToResults />
      <Trail crumbs={trail} />
      <header className={styles.head}>
        <h1>
          {tag ? <LocalizedText value={tag.name} /> : t('press.title')}
          {tag && <CountAfter meta={meta} />}
        </h1>
        <p className="soft">{t('press.about')}</p>
      </header>
      <Tags data={data} />
      {/* A live region inside a slot announces nothing, because a slot is replaced as a whole: the router announces the count. */}
      <section
        id={RESULTS_ID}
        tabIndex={-1}
        aria-label={t('press.title')}
        data-count={t('press.count', { n: meta.total })}
      >
        {lead && <Leading story={lead} />}
        {first ? <StoryCards stories={lead ? others : stories} level={2} /> : <NoStories />}
        <Pagination meta={meta} />
        <ExportLinks />
        <FeedLinks query={{ tag: tag?.id }} />
      </section>
    </>
  )
}

/** Every tag with the number of its stories. */
function Tags({ data: { tags, tag: chosen } }: { data: PressData }) {
  const { t, number } = useI18n()
  const to = useHref()
  return (
    <nav className={styles.tags} aria-label={t('story.tags')}>
      <ul className="chips">
        <li>
          <a className="chip" href={to('press')} aria-current={chosen ? undefined : 'true'}>
            {t('press.all')}
          </a>
        </li>
        {tags.map(({ id, name, count }) => (
          <li key={id}>
            <a
              className="chip"
              href={to('press', {}, { tag: id })}
              aria-current={id === chosen?.id ? 'true' : undefined}
            >
              <LocalizedText value={name} /> <span className="soft figures">{number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Leading({ story: { id, slug, cover, title, lead, publishedAt } }: { story: StoryCard }) {
  const { date } = useI18n()
  const to = useHref()
  return (
    <article className={styles.leading}>
      <Picture picture={cover} alt="" eager className="framed" />
      <div className={styles.text}>
        <time className="soft small" dateTime={publishedAt}>
          {date(publishedAt)}
        </time>
        <h2>
          <a className="whole-link" href={to('story', { id, slug })}>
            <LocalizedText value={title} />
          </a>
        </h2>
        <p className="soft">
          <LocalizedText value={lead} />
        </p>
      </div>
    </article>
  )
}

function NoStories() {
  const { t } = useI18n()
  const to = useHref()
  const action = (
    <a className="button" href={to('home')}>
      {t('press.home')}
    </a>
  )
  return (
    <EmptyState title={t('press.empty')} actions={action}>
      {t('press.emptyAdvice')}
    </EmptyState>
  )
}
