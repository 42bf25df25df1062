import type { StoryAct } from '../../../domain/statuses/story.ts'
import { zoneTimeName } from '../../../domain/zoned-moment.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import { Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { RowButton } from '../account/row-button.tsx'
import type { StoryScreenData } from './load.ts'

const isButton = (act: StoryAct): act is Exclude<StoryAct, 'schedule'> => act !== 'schedule'

/** A button for each act that is possible, and the day on which a story is published later. */
export function Steps({ data: { story, posted, timeZone } }: { data: StoryScreenData }) {
  const { t, locale } = useI18n()
  const form = useFormState(posted, 'schedule')
  const { acts, version } = story
  const zone = timeZone ?? 'UTC'
  return (
    <section className="contents" aria-labelledby="steps">
      <h2 id="steps">{t('deskStories.steps')}</h2>
      <div className={styles.row}>
        {acts.filter(isButton).map((act) => (
          <RowButton key={act} action={act} label={t(`deskStories.act.${act}`)} fields={{ version }} />
        ))}
      </div>
      {acts.includes('submit') ? <p className="soft small">{t('deskStories.whole')}</p> : null}
      {acts.includes('schedule') ? (
        <Form form={form} action="schedule" version={version}>
          <HiddenFields values={{ zone }} />
          <Field
            form={form}
            name="at"
            label={t('deskStories.at', { zone: zoneTimeName(zone, locale) })}
            type="datetime-local"
            required
          />
          <Submit label={t('deskStories.act.schedule')} />
        </Form>
      ) : null}
    </section>
  )
}
