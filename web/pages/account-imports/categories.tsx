import { categoryLabels } from '../../../domain/category-labels.ts'
import type { FileCategory } from '../../../domain/contract/import-categories.ts'
import { enumerated } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FormField } from '../../components/form-field.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { Form, HiddenFields, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import styles from './imports.module.css'
import type { ImportData } from './load.ts'

const LIST = 'categories-of-ours'

/** The fields as they are filled in: what is suggested comes before where a category of the file goes by the one above it. */
const fieldsOf = (rows: FileCategory[], labels: Map<string, string>): Record<string, string> =>
  Object.fromEntries(
    rows.map(({ current, suggested }, at) => [
      `categories.${at}.category`,
      labels.get(suggested ?? current ?? '') ?? '',
    ]),
  )

/** Where the file's categories belong, filled in by what is known and corrected by hand. */
export function Categories({ data }: { data: ImportData }) {
  const { t } = useI18n()
  const { one, posted, mapping } = data
  const { list, categories } = mapping
  const labels = categoryLabels(categories)
  const form = useFormState(posted, 'categories', fieldsOf(list.data, labels))
  const open = list.data.filter(({ current }) => current === null).length
  if (list.data.length === 0) return null
  return (
    <details open={open > 0 || posted?.fields['categories.0.path'] !== undefined || list.meta.page > 1}>
      <summary>{t('fileCategories.title', { n: list.meta.total })}</summary>
      <p>{t('fileCategories.intro')}</p>
      {open > 0 ? <p className="notice">{t('fileCategories.open', { n: open })}</p> : null}
      <Form form={form} action="categories" version={one.version} wide>
        <ol className={styles.columns} start={(list.meta.page - 1) * list.meta.perPage + 1}>
          {list.data.map((row, at) => (
            <Row key={row.path} form={form} at={at} row={row} />
          ))}
        </ol>
        <datalist id={LIST}>
          {categories.map(({ id }) => (
            <option key={id} value={labels.get(id)} />
          ))}
        </datalist>
        <Submit label={t('fileCategories.save')} />
      </Form>
      <Pagination meta={list.meta} />
    </details>
  )
}

function Row({ form, at, row: { path, goods, samples, by } }: { form: FormState; at: number; row: FileCategory }) {
  const { t, locale } = useI18n()
  const name = `categories.${at}.category`
  const why = by ? t(`fileCategories.by.${by}`) : t('fileCategories.by.none')
  return (
    <li>
      <HiddenFields values={{ [`categories.${at}.path`]: path }} />
      <FormField
        name={name}
        label={path}
        note={[t('fileCategories.goods', { n: goods }), enumerated(samples, locale), why].filter(Boolean).join(' · ')}
        list={LIST}
        autoComplete="off"
        defaultValue={form.value(name)}
        error={form.error(name)}
      />
    </li>
  )
}
