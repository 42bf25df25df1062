import { type DeskStoryRow, STORY_FILTERS } from '../../../domain/contract/desk-stories.ts'
import { COLON } from '../../../domain/listed.ts'
import { readerFirst } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { Moment } from '../../components/moment.tsx'
import { Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { DeskList } from '../account-desk-lists/list.tsx'
import type { StoriesData } from './load.ts'
import { useStateText } from './state-text.ts'
import { StoryForm } from './story.tsx'
import { Tags } from './tags.tsx'

export const storiesSlots = { page: Stories } satisfies Slots<StoriesData>
export const storySlots = { page: StoryForm }

/** All stories, the latest first, with how far each is. */
function Stories({ data }: { data: StoriesData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { list, state, isFirst } = data
  const { next } = list.meta
  return (
    <OperatorScreen data={data} title={t('deskStories.title')} about={t('deskStories.about')}>
      <NewStory data={data} />
      <nav aria-label={t('deskStories.filter')}>
        <ul className="chips">
          {[undefined, ...STORY_FILTERS].map((one) => (
            <li key={one ?? ''}>
              <a
                className="chip"
                href={to('deskStories', { state: one })}
                aria-current={state === one ? 'page' : undefined}
              >
                {t(one ? `deskStories.state.${one}` : 'account.allStatuses')}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <DeskList
        caption={t('deskStories.title')}
        heads={[t('deskStories.heading'), t('deskStories.stateHead'), t('deskStories.languages'), t('deskStories.day')]}
        rows={list.data.map((one) => <Row key={one.id} one={one} />)}
        first={isFirst ? null : to('deskStories', { state })}
        next={next && to('deskStories', { state, after: next })}
      />
      <Tags data={data} />
    </OperatorScreen>
  )
}

function Row({ one: { id, title, status, stage, languages, publishedAt } }: { one: DeskStoryRow }) {
  const { t, locale, language } = useI18n()
  const to = usePersonalHref()
  const stateText = useStateText()
  return (
    <tr>
      <td>
        <a href={to('deskStory', id)}>{title.text ? <LocalizedText value={title} /> : t('deskStories.untitled')}</a>
      </td>
      <td data-label={t('deskStories.stateHead')}>{stateText({ status, stage })}</td>
      <td data-label={t('deskStories.languages')}>
        {readerFirst(locale).map((one) => (
          <div key={one} className="code">
            {language(one) + COLON[locale] + t(`deskStories.completeness.${languages[one]}`)}
          </div>
        ))}
      </td>
      <td data-label={t('deskStories.day')}>{publishedAt ? <Moment at={publishedAt} /> : '—'}</td>
    </tr>
  )
}

function NewStory({ data: { posted } }: { data: StoriesData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'add')
  return (
    <details open={form.isPosted}>
      <summary>{t('deskStories.add')}</summary>
      <Form form={form} action="add" checks="newStory">
        <Field form={form} name="title" label={t('deskStories.heading')} />
        <Submit label={t('deskStories.begin')} />
      </Form>
    </details>
  )
}
