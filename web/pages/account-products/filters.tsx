import { labelledText } from '../../../domain/labelled-text.ts'
import { GOODS_SOURCES, LACKS, OWN_FILTERS, STOCKS } from '../../../domain/own-goods.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import account from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { HiddenFields } from '../account/fields.tsx'
import { Sorts } from './choices.tsx'
import type { ProductsData } from './load.ts'
import styles from './products.module.css'

interface Option {
  value: string
  text: string
}

/** An address for display: without its scheme, and without its query, which may contain a key. */
function hostAndPath(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname
}

/** The filters of the list, each value with how many products it has; folded, so that on a phone the products are in view. */
export function ProductFilterForm({ data: { list, query, isEdited } }: { data: ProductsData }) {
  const i18n = useI18n()
  const { t, number } = i18n
  const to = usePersonalHref()
  const { lacks, stock, age, source, feeds, categories } = list.meta.filters
  const counted = (name: string, n: number) => t('goods.counted', { name, n: number(n) })
  const some = (options: (Option & { n: number })[]) => options.filter(({ n, value }) => n > 0 || isChosen(value))
  const chosen = OWN_FILTERS.filter((filter) => query[filter] !== undefined)
  const isChosen = (value: string) => chosen.some((filter) => query[filter] === value)
  const others = Object.fromEntries(Object.entries(query).filter(([key]) => !OWN_FILTERS.some((one) => one === key)))
  const choices = {
    lacks: LACKS.map((value) => ({ value, n: lacks[value] ?? 0, text: t(`goods.lacks.${value}`) })),
    stock: STOCKS.map((value) => ({ value, n: stock[value] ?? 0, text: t(`goods.stock.${value}`) })),
    age: [{ value: 'old', n: age.old, text: t('goods.age.old') }],
    source: [
      ...GOODS_SOURCES.map((value) => ({ value, n: source[value] ?? 0, text: t(`goods.source.${value}`) })),
      ...feeds.map(({ id, url, n }) => ({ value: id, n, text: t('goods.source.feed', { address: hostAndPath(url) }) })),
    ],
    category: categories.map(({ id, name, n }) => ({ value: id, n, text: labelledText(name, i18n) })),
  }
  const labels = {
    lacks: t('goods.lacks.label'),
    stock: t('goods.stock.label'),
    age: t('goods.age.label'),
    source: t('goods.source.label'),
    category: t('goods.category'),
  }
  return (
    <details className="no-print">
      <summary>{chosen.length > 0 ? t('goods.filtersOn', { n: chosen.length }) : t('goods.filters')}</summary>
      <div className={styles.filters}>
        <Sorts />
        <form action={to('products')} method="get" className={styles.filters}>
          <HiddenFields values={{ ...others, ...(isEdited && { edit: 'on' }) }} />
          {query.import === undefined ? null : (
            <label className={fieldStyles.check}>
              <input type="checkbox" name="import" value={query.import} defaultChecked />
              <span>{t('goods.import')}</span>
            </label>
          )}
          <div className={styles.chosen}>
            {(['lacks', 'stock', 'age', 'source', 'category'] as const).map((filter) => (
              <Choice
                key={filter}
                name={filter}
                label={labels[filter]}
                chosen={query[filter]}
                options={some(choices[filter]).map(({ value, text, n }) => ({ value, text: counted(text, n) }))}
              />
            ))}
          </div>
          <div className={account.row}>
            <button type="submit" className="button">
              {t('goods.show')}
            </button>
            {chosen.length > 0 ? <a href={to('products')}>{t('goods.reset')}</a> : null}
          </div>
        </form>
      </div>
    </details>
  )
}

interface ChoiceProps {
  name: string
  label: string
  chosen: string | undefined
  options: Option[]
}

function Choice({ name, label, chosen, options }: ChoiceProps) {
  const { t } = useI18n()
  const id = `filter-${name}`
  return (
    <div>
      <label htmlFor={id} className="small">
        {label}
      </label>
      <select id={id} name={name} className="field" defaultValue={chosen ?? ''}>
        <option value="">{t('goods.any')}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
