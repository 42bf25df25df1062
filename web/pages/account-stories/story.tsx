import { href } from '../../../domain/routes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { wordingOf } from '../account/wording.ts'
import { Back } from '../account-desk-lists/list.tsx'
import { Editor } from './editor.tsx'
import type { StoryScreenData } from './load.ts'
import { StoryPictures } from './pictures.tsx'
import { useStateText } from './state-text.ts'
import { Steps } from './steps.tsx'
import { VersionList } from './versions.tsx'

/** One story: its status, what can be done next, its three texts, its pictures and its versions. */
export function StoryForm({ data }: { data: StoryScreenData }) {
  const { t, locale } = useI18n()
  const stateText = useStateText()
  const { story, posted, desk } = data
  const { id, slug, status, publishedAt, content } = story
  const title = wordingOf(content.titles, locale)
  return (
    <AccountFrame
      data={data}
      title={title.text ? <LocalizedText value={title} /> : t('deskStories.untitled')}
      here="admin"
    >
      <Back to="deskStories" text={t('deskStories.title')} />
      <Refused posted={posted} actions={['submit', 'return', 'publish', 'withdraw', 'restore', 'bringBack']} />
      <p>
        <strong>{stateText(story)}</strong>
        {publishedAt ? ' · ' : null}
        {publishedAt ? <Moment at={publishedAt} /> : null}
        {status === 'published' ? ' · ' : null}
        {status === 'published' ? <a href={href('story', locale, { id, slug })}>{t('deskStories.open')}</a> : null}
      </p>
      {desk.includes('story.publish') ? <Steps data={data} /> : null}
      {desk.includes('story.edit') ? (
        <div className={styles.wide}>
          <Editor data={data} />
          <StoryPictures data={data} />
        </div>
      ) : null}
      <VersionList data={data} />
    </AccountFrame>
  )
}
