import { categoryLabels } from '../../../domain/category-labels.ts'
import type { UnsortedProduct } from '../../../domain/contract/unsorted-goods.ts'
import { COLON } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText, NameLink } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { CATEGORY_DATALIST, CategoryDatalist } from '../account/category-datalist.tsx'
import fieldStyles from '../account/fields.module.css'
import { Form, HiddenFields, InlineField, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import type { UnsortedGoodsData } from './load.ts'

/** The goods of a page with a category for each, as proposed, and one for all that are ticked. */
export function GoodsToMove({ data }: { data: UnsortedGoodsData }) {
  const { t, number } = useI18n()
  const to = usePersonalHref()
  const { list, categories, view, isAllTicked, posted } = data
  const labels = categoryLabels(categories)
  const labelOf = ({ proposed }: UnsortedProduct) => labels.get(proposed ?? '') ?? ''
  const stored = list.data.flatMap((one) => [
    [`goods.${one.id}.category`, labelOf(one)],
    [`on.${one.id}`, isAllTicked && one.proposed ? String(one.version) : ''],
  ])
  const form = useFormState(posted, ['file', 'fileAll'], Object.fromEntries(stored))
  const { place, supplier, q } = view
  const isNarrowed = supplier !== '' || q !== ''
  const chosen = { ...(place && { place }), ...(supplier && { supplier }), ...(q && { q }) }
  const { total, more, page } = list.meta
  return (
    <Form form={form} action="file" wide>
      <HiddenFields values={chosen} />
      <div className={styles.row}>
        <a
          href={to('unsortedGoods', { ...chosen, page: page > 1 ? page : undefined, all: isAllTicked ? undefined : 1 })}
        >
          {t(isAllTicked ? 'moderation.clearPage' : 'unsortedGoods.selectProposed')}
        </a>
        <InlineField
          name="category"
          list={CATEGORY_DATALIST}
          autoComplete="off"
          defaultValue={form.value('category')}
          label={t('unsortedGoods.forAll')}
          error={form.error('category')}
        />
        <Submit label={t('unsortedGoods.file')} />
        {isNarrowed ? (
          <Submit label={t('unsortedGoods.fileAll', { n: number(total) + (more ? '+' : '') })} value="fileAll" quiet />
        ) : null}
      </div>
      <ul className={`${styles.list} ${styles.wide}`}>
        {list.data.map((one) => (
          <Row key={one.id} one={one} proposed={labelOf(one)} form={form} data={data} />
        ))}
      </ul>
      <CategoryDatalist categories={categories} />
    </Form>
  )
}

interface RowProps {
  one: UnsortedProduct
  /** Path of the proposed category, empty without one. */
  proposed: string
  form: FormState
  data: UnsortedGoodsData
}

function Row({ one, proposed, form, data }: RowProps) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const { id, name, company, category, status, version } = one
  const field = `goods.${id}.category`
  const opensReview = data.desk.includes('moderation.read')
  return (
    <li>
      <label className={fieldStyles.check}>
        <input type="checkbox" name={`on.${id}`} value={version} defaultChecked={form.value(`on.${id}`) !== ''} />
        <span className="visually-hidden">{name.text}</span>
      </label>
      <div className={styles.main}>
        <strong>
          <NameLink name={name} href={opensReview ? to('productReview', id) : null} />
        </strong>
        <p className="soft small">
          <LocalizedText value={company.name} /> · {t(`account.status.${status}`)}
          {data.view.place ? (
            <>
              {' · '}
              <LocalizedText value={category.name} />
            </>
          ) : null}
        </p>
        {/* The field may be narrower than the path, whose last part is what matters. */}
        {proposed ? <p className="small">{t('proposals.category') + COLON[locale] + proposed}</p> : null}
      </div>
      <InlineField
        id={`category-${id}`}
        className={`field ${styles.search}`}
        name={field}
        list={CATEGORY_DATALIST}
        autoComplete="off"
        defaultValue={form.value(field)}
        aria-label={`${t('proposals.category')}: ${name.text}`}
        error={form.error(field)}
      />
    </li>
  )
}
