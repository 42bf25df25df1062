import type { CategoryOnDesk } from '../../../domain/contract/desk-categories.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { MAX_CATEGORY_DEPTH } from '../../../domain/limits.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from '../account/account.module.css'
import { Choice, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import { LanguageFields } from '../account/language-fields.tsx'
import { indentedCategories } from './indented-categories.ts'
import type { CategoriesData } from './load.ts'

function Texts({ form }: { form: FormState }) {
  const { t } = useI18n()
  return (
    <>
      <LanguageFields form={form} name="names" label={t('deskCategories.name')} />
      <LanguageFields form={form} name="about" label={t('deskCategories.description')} rows={3} />
    </>
  )
}

/** The form of another category: at the top, or below one that may have categories below it. */
export function NewCategoryForm({ data: { categories, posted } }: { data: CategoriesData }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  const form = useFormState(posted, 'add')
  const above = indentedCategories(
    categories.filter(({ level }) => level < MAX_CATEGORY_DEPTH),
    i18n,
  )
  return (
    <section className="contents" aria-labelledby="new-category">
      <h2 id="new-category">{t('deskCategories.add')}</h2>
      <Form form={form} action="add" checks="newCategory" place={to('parameters', { edit: 'new' })}>
        <Choice
          form={form}
          name="parent"
          label={t('deskCategories.parent')}
          options={[{ value: '', text: t('deskCategories.top') }, ...above]}
        />
        <Texts form={form} />
        <p className={styles.row}>
          <Submit label={t('deskCategories.add')} />
          <a href={to('parameters')}>{t('moderation.parameters.cancel')}</a>
        </p>
      </Form>
    </section>
  )
}

interface CategoryTextsProps {
  texts: CategoryOnDesk
  posted: FormSubmission | null
}

/** Names and description of a category in the three languages, and its position among its siblings. */
export function CategoryTextFields({ texts: { names, about, position, beside, version }, posted }: CategoryTextsProps) {
  const { t, locale } = useI18n()
  const stored = LOCALES.flatMap((one) => [
    [`names.${one}`, names[one]],
    [`about.${one}`, about[one]],
  ])
  const form = useFormState(posted, 'rename', Object.fromEntries(stored))
  return (
    <details open={form.isPosted}>
      <summary>{t('deskCategories.edit')}</summary>
      <div className={styles.form}>
        <Form form={form} action="rename" checks="categoryTexts" version={version}>
          <p className="soft small">{t('deskCategories.editAbout')}</p>
          <Texts form={form} />
          <Submit label={t('account.save')} />
        </Form>
        <form method="post" className={styles.row}>
          <HiddenFields values={{ version, at: position, once: crypto.randomUUID() }} />
          {position === 0 ? null : <Submit value="moveUp" quiet label={t('account.earlier')} of={names[locale]} />}
          {position + 1 < beside ? (
            <Submit value="moveDown" quiet label={t('account.later')} of={names[locale]} />
          ) : null}
          <span className="soft small">{t('deskCategories.place', { at: position + 1, all: beside })}</span>
        </form>
      </div>
    </details>
  )
}
