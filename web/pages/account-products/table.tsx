import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import { Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { Refused } from '../account/refused.tsx'
import type { ProductsData } from './load.ts'
import { ChangeMany } from './many.tsx'
import styles from './products.module.css'
import { Row } from './row.tsx'

const ACTIONS = ['many', 'prices', 'undo', 'edit'] as const

/** The products as a table with checkboxes, each with its editable first price; read-only for people who may not edit. */
export function Table({ data }: { data: ProductsData }) {
  const { t } = useI18n()
  const { list, mayEdit, posted } = data
  const form = useFormState(posted, ACTIONS)
  const rows = (
    <table className={styles.table}>
      <Head mayEdit={mayEdit} />
      <tbody>
        {list.data.map((product) => (
          <Row key={product.id} product={product} form={mayEdit ? form : null} />
        ))}
      </tbody>
    </table>
  )
  if (!mayEdit)
    return (
      <>
        <Refused posted={posted} actions={ACTIONS} />
        {rows}
      </>
    )
  return (
    <Form form={form} action="prices" checks="firstPrice" draft wide>
      {rows}
      <p className="soft small">{t('goods.month')}</p>
      {list.data.some(({ prices }) => prices.tiers.length > 0) ? (
        <div className={styles.save}>
          <Submit label={t('account.savePrices')} />
        </div>
      ) : null}
      <ChangeMany form={form} list={list} />
    </Form>
  )
}

/** Columns that sort, with the order of the first press and of the next. */
const SORTS = { product: ['name', 'name'], stock: ['-stock', 'stock'], price: ['price', '-price'] } as const

type Column = 'product' | 'category' | 'stock' | 'price' | 'status' | 'views' | 'requests'
const COLUMNS: readonly Column[] = ['product', 'category', 'stock', 'price', 'status', 'views', 'requests']
const isSorted = (column: Column): column is keyof typeof SORTS => column in SORTS
const isNumber = (column: Column): boolean => column === 'views' || column === 'requests'

function Head({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useI18n()
  return (
    <thead>
      <tr>
        {mayEdit ? (
          <th scope="col">
            <span className="visually-hidden">{t('goods.columns.select')}</span>
          </th>
        ) : null}
        <td />
        {COLUMNS.map((column) => (
          <HeadCell key={column} column={column} />
        ))}
      </tr>
    </thead>
  )
}

function HeadCell({ column }: { column: Column }) {
  const { t } = useI18n()
  const { query } = useLocation()
  const link = useQueryLink()
  const className = isNumber(column) ? styles.number : undefined
  const text = t(`goods.columns.${column}`)
  if (!isSorted(column))
    return (
      <th scope="col" className={className}>
        {text}
      </th>
    )
  const [first, next] = SORTS[column]
  const isFirst = query.sort === first
  const isNow = isFirst || query.sort === next
  const isDown = query.sort?.startsWith('-') === true
  return (
    <th scope="col" className={className} aria-sort={isNow ? (isDown ? 'descending' : 'ascending') : undefined}>
      <a href={link({ sort: isFirst ? next : first })}>{text}</a>
      {isNow ? <span aria-hidden="true">{isDown ? ' ↓' : ' ↑'}</span> : null}
    </th>
  )
}
