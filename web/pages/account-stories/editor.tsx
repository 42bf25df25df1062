import { labelledText } from '../../../domain/labelled-text.ts'
import { COLON } from '../../../domain/listed.ts'
import { LANGUAGE_TAGS, type Locale, readerFirst } from '../../../domain/locale.ts'
import { subjectAddress } from '../../../domain/story-subjects.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { type FormState, inEach, useFormState } from '../account/form-state.ts'
import { Ticks } from '../account/ticks.tsx'
import type { StoryScreenData } from './load.ts'
import storyStyles from './stories.module.css'

/** The form of a story: its texts side by side, and what it has beside them. */
export function Editor({ data: { story, tags, html, posted } }: { data: StoryScreenData }) {
  const i18n = useI18n()
  const { t } = i18n
  const { content, languages, pictures, version } = story
  const stored = {
    ...inEach('titles', content.titles),
    ...inEach('leads', content.leads),
    ...inEach('bodies', content.bodies),
    ...inEach('coverAlts', content.coverAlts),
    ...Object.fromEntries(content.tags.map((id) => [`tag.${id}`, 'on'])),
    cover: content.cover ?? '',
    subjects: content.subjects.map(subjectAddress).join('\n'),
  }
  const form = useFormState(posted, ['save', 'see'], stored)
  const covers = pictures.map(({ id }, at) => ({ value: id, text: t('deskStories.picture', { n: at + 1 }) }))
  return (
    <Form form={form} action="save" checks="story" version={version} draft wide>
      <p className="soft small">{t('deskStories.markdown')}</p>
      <div className={storyStyles.languages}>
        {readerFirst(i18n.locale).map((locale) => (
          <Language key={locale} form={form} locale={locale} state={languages[locale]} html={html[locale]} />
        ))}
      </div>
      {pictures.length > 0 ? (
        <Choice
          form={form}
          name="cover"
          label={t('deskStories.cover')}
          options={[{ value: '', text: t('deskStories.noCover') }, ...covers]}
        />
      ) : null}
      <div className={storyStyles.topics}>
        <Ticks
          form={form}
          name="tags"
          legend={t('deskStories.tags')}
          boxes={tags.map(({ id, name }) => ({ name: `tag.${id}`, label: labelledText(name, i18n) }))}
        />
      </div>
      <Field
        form={form}
        name="subjects"
        label={t('deskStories.subjects')}
        note={t('deskStories.subjectsNote')}
        rows={4}
      />
      <p className={styles.row}>
        <Submit label={t('account.save')} saves />
        <Submit value="see" quiet label={t('deskStories.see')} />
      </p>
    </Form>
  )
}

interface LanguageProps {
  form: FormState
  locale: Locale
  state: StoryScreenData['story']['languages'][Locale]
  html: string
}

/** One language: how far it is, its fields, and the text as readers would see it. */
function Language({ form, locale, state, html }: LanguageProps) {
  const { t, locale: own } = useI18n()
  const lang = LANGUAGE_TAGS[locale]
  return (
    <fieldset>
      <legend>{`${t(`account.language.${locale}`)}${COLON[own]}${t(`deskStories.completeness.${state}`)}`}</legend>
      <Field form={form} name={`titles.${locale}`} label={t('deskStories.heading')} lang={lang} />
      <Field form={form} name={`leads.${locale}`} label={t('deskStories.lead')} lang={lang} rows={3} />
      <Field form={form} name={`bodies.${locale}`} label={t('deskStories.text')} lang={lang} rows={18} />
      <Field form={form} name={`coverAlts.${locale}`} label={t('deskStories.coverAlt')} lang={lang} />
      {html === '' ? null : (
        <details open>
          <summary>{t('deskStories.preview')}</summary>
          {/* Rendered by micromark, which escapes HTML and drops unsafe addresses (pages/story/markdown.ts). */}
          <div className={`prose ${storyStyles.preview}`} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      )}
    </fieldset>
  )
}
