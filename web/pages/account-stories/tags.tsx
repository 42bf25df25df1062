import type { DeskTag } from '../../../domain/contract/desk-stories.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { Choice, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { inEach, useFormState } from '../account/form-state.ts'
import { LanguageFields } from '../account/language-fields.tsx'
import type { StoriesData } from './load.ts'

/** The tags of stories: each leads to its form; below, another one. */
export function Tags({ data }: { data: StoriesData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { tags, tag, posted } = data
  const form = useFormState(posted, 'addTag')
  return (
    <section className="contents" id="tags" aria-labelledby="tags-title">
      <h2 id="tags-title">{t('deskStories.tags')}</h2>
      <ul className="chips">
        {tags.map(({ id, name }) => (
          <li key={id}>
            <a
              className="chip"
              href={`${to('deskStories', { tag: id })}#tags`}
              aria-current={tag?.id === id || undefined}
            >
              <LocalizedText value={name} />
            </a>
          </li>
        ))}
      </ul>
      {tag ? <Edited key={tag.id} tag={tag} data={data} /> : null}
      {tag ? null : (
        <details open={form.isPosted}>
          <summary>{t('deskStories.addTag')}</summary>
          <Form form={form} action="addTag" checks="tag">
            <LanguageFields form={form} name="names" label={t('deskStories.tagName')} />
            <Submit label={t('deskStories.addTag')} />
          </Form>
        </details>
      )}
    </section>
  )
}

function Edited({ tag, data: { tags, posted } }: { tag: DeskTag; data: StoriesData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { id, names, stories, version } = tag
  const form = useFormState(posted, 'saveTag', inEach('names', names))
  const removing = useFormState(posted, 'removeTag')
  const place = to('deskStories', { tag: id })
  const others = tags.filter((one) => one.id !== id).map(({ id, name }) => ({ value: id, text: name.text }))
  return (
    <div className={styles.form}>
      <Form form={form} action="saveTag" checks="tag" place={place} version={version}>
        <HiddenFields values={{ id }} />
        <LanguageFields form={form} name="names" label={t('deskStories.tagName')} />
        <p className={styles.row}>
          <Submit label={t('account.save')} />
          <a href={to('deskStories')}>{t('borderRates.cancel')}</a>
        </p>
      </Form>
      <details open={removing.isPosted}>
        <summary>{t('deskStories.removeTag')}</summary>
        <Form form={removing} action="removeTag" place={place} version={version}>
          <HiddenFields values={{ id }} />
          {stories > 0 ? (
            <Choice
              form={removing}
              name="into"
              label={t('deskStories.tagInto', { n: stories })}
              options={[{ value: '', text: t('account.choose') }, ...others]}
            />
          ) : null}
          <Submit label={t('deskStories.removeTag')} />
        </Form>
      </details>
    </div>
  )
}
