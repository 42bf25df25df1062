import type { StoryContent } from '../../../domain/contract/desk-stories.ts'
import { lineChanges } from '../../../domain/line-changes.ts'
import { readerFirst } from '../../../domain/locale.ts'
import { STORY_ACTS } from '../../../domain/statuses/story.ts'
import { subjectAddress } from '../../../domain/story-subjects.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import { HiddenFields, Submit } from '../account/fields.tsx'
import { ChangedTexts } from './changed-texts.tsx'
import type { StoryScreenData } from './load.ts'

const TEXTS = { titles: 'heading', leads: 'lead', bodies: 'text', coverAlts: 'coverAlt' } as const

/** What was done to a story, the latest first; each earlier version can be compared with what is written. */
export function VersionList({ data: { story, versions, compared } }: { data: StoryScreenData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{t('deskStories.versions')}</h2>
      {compared ? (
        <Compared before={compared.content} after={story.content} version={compared.version} now={story.version} />
      ) : null}
      <ul className={`${styles.list} ${styles.wide}`}>
        {versions.map(({ version, act, by, at }) => {
          const done = STORY_ACTS.find((one) => one === act)
          return (
            <li key={version}>
              <span className={styles.main}>
                {`${t('deskStories.version', { n: version })} · ${t(done ? `deskStories.done.${done}` : 'deskStories.done.saved')}`}
                <span className="soft small">
                  {' · '}
                  <Moment at={at} />
                  {by ? ` · ${by}` : ''}
                </span>
              </span>
              {version === story.version ? null : (
                <a
                  href={`${to('deskStory', story.id, { version })}#versions`}
                  aria-label={t('deskStories.compareWith', { n: version })}
                >
                  {t('deskStories.compare')}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface ComparedProps {
  before: StoryContent
  after: StoryContent
  /** Number of the earlier version, and of the current one. */
  version: number
  now: number
}

/** The lines that an earlier version had, and those that were written since, by field and language. */
function Compared({ before, after, version, now }: ComparedProps) {
  const { t, language, locale: reader } = useI18n()
  const texts = readerFirst(reader).flatMap((locale) =>
    (['titles', 'leads', 'bodies', 'coverAlts'] as const).map((field) => ({
      name: `${t(`deskStories.${TEXTS[field]}`)}, ${language(locale)}`,
      lines: lineChanges(before[field][locale], after[field][locale]),
    })),
  )
  const addresses = ({ subjects }: StoryContent) => subjects.map(subjectAddress).join('\n')
  const all = [...texts, { name: t('deskStories.subjects'), lines: lineChanges(addresses(before), addresses(after)) }]
  const changed = all.filter(({ lines }) => lines.length > 0)
  return (
    <div className="notice">
      <div>
        <h3>{t('deskStories.comparedWith', { n: version })}</h3>
        {changed.length === 0 ? (
          <p>{t('deskStories.same')}</p>
        ) : (
          <form method="post">
            <HiddenFields values={{ earlier: version, version: now, once: crypto.randomUUID() }} />
            <Submit value="bringBack" quiet label={t('deskStories.bringBack')} />
          </form>
        )}
        <ChangedTexts texts={changed} />
      </div>
    </div>
  )
}
