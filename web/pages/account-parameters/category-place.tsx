import type { DeclaringCategory } from '../../../domain/contract/parameter-declarations.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { MAX_CATEGORY_DEPTH, MAX_COUNTED } from '../../../domain/limits.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LabelledLine } from '../../components/labelled-line.tsx'
import styles from '../account/account.module.css'
import { Choice, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { indentedCategories } from './indented-categories.ts'
import type { CategoryData } from './load.ts'

/** The categories that are neither this one nor below it: in the order of the tree, its descendants follow it directly. */
function others(all: readonly DeclaringCategory[], id: string): DeclaringCategory[] {
  const at = all.findIndex((one) => one.id === id)
  const level = all[at]?.level ?? 0
  const after = all.findIndex((one, place) => place > at && one.level <= level)
  return [...all.slice(0, at), ...(after < 0 ? [] : all.slice(after))]
}

/** Where a category is in the tree: moving it below another one, and merging it into another one, which is how one is deleted. */
export function CategoryPlace({ data }: { data: CategoryData }) {
  const i18n = useI18n()
  const { t } = i18n
  const { category, categories, texts, posted, into } = data
  const form = useFormState(posted, 'move', { parent: texts.parent ?? '' })
  const merging = useFormState(posted, 'merge', { into: '' })
  const free = others(categories, category.id)
  const hasBelow = free.length < categories.length - 1
  const above = free.filter(({ level }) => level < MAX_CATEGORY_DEPTH)
  return (
    <>
      {into ? <Merge data={data} into={into} error={merging.error('into') ?? merging.summary} /> : null}
      <details open={form.isPosted || merging.isPosted}>
        <summary>{t('deskCategories.treePlace')}</summary>
        <div className={styles.form}>
          <Form form={form} action="move" version={texts.version}>
            <p className="soft small">{t('deskCategories.moveAbout')}</p>
            <Choice
              form={form}
              name="parent"
              label={t('deskCategories.parent')}
              options={[{ value: '', text: t('deskCategories.top') }, ...indentedCategories(above, i18n)]}
            />
            <Submit label={t('deskCategories.move')} />
          </Form>
          {hasBelow ? (
            <p className="soft small">{t('deskCategories.mergeBelow')}</p>
          ) : (
            <form method="get" className={styles.form}>
              <p className="soft small">{t('deskCategories.mergeAbout')}</p>
              <Choice
                form={merging}
                name="into"
                label={t('deskCategories.into')}
                options={indentedCategories(free, i18n)}
              />
              <button type="submit" className="button quiet">
                {t('deskCategories.mergeNext')}
              </button>
            </form>
          )}
        </div>
      </details>
    </>
  )
}

interface MergeProps {
  data: CategoryData
  into: DeclaringCategory
  error: string | undefined
}

/** Asks before a category is merged, with what it concerns. */
function Merge({ data: { category, texts }, into, error }: MergeProps) {
  const i18n = useI18n()
  const { t, number } = i18n
  const to = usePersonalHref()
  const { goods, version } = texts
  const n = goods < MAX_COUNTED ? number(goods) : `${number(goods)}+`
  return (
    <section className="notice" aria-labelledby="merge">
      <div>
        <h2 id="merge">
          <LabelledLine
            text={t('deskCategories.merge', {
              name: labelledText(category.name, i18n),
              into: labelledText(into.name, i18n),
            })}
          />
        </h2>
        {error ? <p role="alert">{error}</p> : null}
        <p>{t('deskCategories.mergeConfirmAbout', { n })}</p>
        <form method="post" className={styles.row}>
          <HiddenFields values={{ version, into: into.id, once: crypto.randomUUID() }} />
          <Submit value="merge" label={t('deskCategories.mergeConfirm')} />
          <a href={to('categoryParameters', category.id)}>{t('moderation.parameters.cancel')}</a>
        </form>
      </div>
    </section>
  )
}
