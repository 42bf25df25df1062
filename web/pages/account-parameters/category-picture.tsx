import { useI18n } from '../../app/i18n.tsx'
import { Picture } from '../../components/picture.tsx'
import styles from '../account/account.module.css'
import { Form, Submit } from '../account/fields.tsx'
import { FileField } from '../account/file-field.tsx'
import { inEach, useFormState } from '../account/form-state.ts'
import { LanguageFields } from '../account/language-fields.tsx'
import type { CategoryData } from './load.ts'

/** The picture of a category, what it shows in the three languages, and another one in its place. */
export function CategoryPicture({ data: { texts, posted } }: { data: CategoryData }) {
  const { t, locale } = useI18n()
  const { picture, pictureAlts } = texts
  const form = useFormState(posted, 'picture', inEach('pictureAlts', pictureAlts))
  return (
    <details open={form.isPosted}>
      <summary>{t('deskCategories.picture')}</summary>
      <div className={styles.form}>
        {picture ? <Picture picture={picture} alt={pictureAlts[locale]} /> : null}
        <Form form={form} action="picture" withFile>
          <FileField
            form={form}
            name="picture-file"
            label={t('deskCategories.pictureFile')}
            note={t('deskStories.pictureNote')}
            kinds="picture"
          />
          <LanguageFields form={form} name="pictureAlts" label={t('deskCategories.pictureAlt')} />
          <p className={styles.row}>
            <Submit label={t('account.save')} />
            {picture ? <Submit label={t('deskCategories.pictureRemove')} value="pictureRemove" quiet /> : null}
          </p>
        </Form>
      </div>
    </details>
  )
}
