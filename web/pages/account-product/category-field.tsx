import type { Category } from '../../../domain/contract/categories.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { MAX_QUERY_LENGTH } from '../../../domain/limits.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import { Choice, Field, Submit } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'
import { useCategoryOptions } from './category-options.ts'

interface CategoryFieldProps {
  form: FormState
  /** The whole tree, parents before children. */
  categories: Category[]
  /** Ids of the categories that are proposed for the name, or for the searched words. */
  proposed: string[]
}

/** The category: first those proposed for the name or found by words, each with its path, then all others as a tree. */
export function CategoryField({ form, categories, proposed }: CategoryFieldProps) {
  const i18n = useI18n()
  const { t } = i18n
  const nameOf = ({ name }: Category) => labelledText(name, i18n)
  const first = proposed.filter((id) => categories.some((category) => category.id === id))
  const [none, ...all] = useCategoryOptions(categories)
  const options = [
    ...(none ? [none] : []),
    ...first.map((id) => ({ value: id, text: `★ ${pathOf(id, categories, nameOf)}` })),
    ...all.filter(({ value }) => !first.includes(value)),
  ]
  return (
    <>
      <div data-drawn="categories">
        <Choice form={form} name="category" label={t('account.category')} options={options} />
        <p role="status" className="soft small">
          {first.length > 0 ? t('editor.category.proposed', { n: first.length }) : null}
          {first.length === 0 && form.value('categoryWords') ? t('editor.category.none') : null}
        </p>
      </div>
      <div className={`${styles.row} ${styles.low}`}>
        <Field form={form} name="categoryWords" label={t('editor.category.words')} maxLength={MAX_QUERY_LENGTH} />
        <Submit value="categories" quiet label={t('editor.category.find')} />
      </div>
    </>
  )
}

/** The names of a category and of those above it. */
function pathOf(id: string, categories: Category[], nameOf: (category: Category) => string): string {
  const names: string[] = []
  for (let at = categories.find((one) => one.id === id); at; at = categories.find((one) => one.id === at?.parent))
    names.unshift(nameOf(at))
  return names.join(' › ')
}
