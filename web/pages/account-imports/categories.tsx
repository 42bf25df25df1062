import { categoryLabels } from '../../../domain/category-labels.ts'
import type { FileCategory } from '../../../domain/contract/import-categories.ts'
import { enumerated } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { FormField } from '../../components/form-field.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { CATEGORY_DATALIST, CategoryDatalist } from '../account/category-datalist.tsx'
import { Check, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import styles from './imports.module.css'
import type { ImportData, Mapping } from './load.ts'

/** Id of the section, which is below the goods of the file. */
const HERE = 'file-categories'

/** The initial fields: the suggested category, else the one that follows from the file's category above. */
const fieldsOf = (rows: FileCategory[], labels: Map<string, string>): Record<string, string> =>
  Object.fromEntries(
    rows.map(({ current, suggested }, at) => [
      `categories.${at}.category`,
      labels.get(suggested ?? current ?? '') ?? '',
    ]),
  )

/** Where the file's categories belong: a link, and behind it the form, filled in by what is known and corrected by hand. */
export function Categories({ data }: { data: ImportData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { one, mapping } = data
  if (mapping) return <Mapped data={data} mapping={mapping} />
  return (
    <p>
      <a href={`${to('import', one.id, { page: 1 })}#${HERE}`}>{t('fileCategories.title')}</a>
    </p>
  )
}

function Mapped({ data: { one, posted }, mapping: { list, categories } }: { data: ImportData; mapping: Mapping }) {
  const { t } = useI18n()
  const labels = categoryLabels(categories)
  const form = useFormState(posted, 'categories', fieldsOf(list.data, labels))
  const open = list.data.filter(({ current }) => current === null).length
  return (
    <section id={HERE}>
      <h2>{t('fileCategories.title')}</h2>
      {list.data.length === 0 ? <p className="soft">{t('fileCategories.none')}</p> : null}
      <p>{t('fileCategories.intro')}</p>
      {open > 0 ? <p className="notice">{t('fileCategories.open', { n: open })}</p> : null}
      <Form form={form} action="categories" version={one.version} wide>
        <ol className={styles.columns} start={(list.meta.page - 1) * list.meta.perPage + 1}>
          {list.data.map((row, at) => (
            <Row key={row.path} form={form} at={at} row={row} />
          ))}
        </ol>
        <CategoryDatalist categories={categories} />
        {list.data.length > 0 ? <Submit label={t('fileCategories.save')} /> : null}
      </Form>
      <Pagination meta={list.meta} />
    </section>
  )
}

function Row({ form, at, row }: { form: FormState; at: number; row: FileCategory }) {
  const { t, locale } = useI18n()
  const { path, goods, samples, by, current, proposal } = row
  const name = `categories.${at}.category`
  const why = by ? t(`fileCategories.by.${by}`) : t('fileCategories.by.none')
  return (
    <li>
      <HiddenFields values={{ [`categories.${at}.path`]: path }} />
      <FormField
        name={name}
        label={path}
        note={[t('fileCategories.goods', { n: goods }), enumerated(samples, locale), why].filter(Boolean).join(' · ')}
        list={CATEGORY_DATALIST}
        autoComplete="off"
        defaultValue={form.value(name)}
        error={form.error(name)}
      />
      {proposal ? (
        <p className="soft small">
          {t(`fileCategories.proposal.${proposal.status}`)} {proposal.answer}
        </p>
      ) : null}
      {current === null && proposal?.status !== 'waiting' ? (
        <Check form={form} name={`categories.${at}.propose`} label={t('fileCategories.propose')} />
      ) : null}
    </li>
  )
}
