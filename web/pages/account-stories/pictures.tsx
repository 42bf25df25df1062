import { useI18n } from '../../app/i18n.tsx'
import { Picture } from '../../components/picture.tsx'
import { Form, Submit } from '../account/fields.tsx'
import { FileField } from '../account/file-field.tsx'
import { useFormState } from '../account/form-state.ts'
import type { StoryScreenData } from './load.ts'
import styles from './stories.module.css'

/** The pictures of a story, each with the line that puts it into a text, and the form of another one. */
export function StoryPictures({ data: { story, posted } }: { data: StoryScreenData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'picture')
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures">{t('deskStories.pictures')}</h2>
      {story.pictures.length > 0 ? <p className="soft small">{t('deskStories.insert')}</p> : null}
      <ul className={styles.pictures}>
        {story.pictures.map((picture, at) => (
          <li key={picture.id}>
            <Picture picture={picture} alt={t('deskStories.picture', { n: at + 1 })} />
            <code>{`![${t('deskStories.alt')}](/api/files/common/${picture.id})`}</code>
          </li>
        ))}
      </ul>
      <Form form={form} action="picture" withFile>
        <FileField
          form={form}
          name="picture-file"
          label={t('deskStories.addPicture')}
          note={t('deskStories.pictureNote')}
          kinds="picture"
        />
        <Submit label={t('deskStories.addPicture')} />
      </Form>
    </section>
  )
}
