import type { OwnProductCard } from '../../../domain/contract/organization-products.ts'
import { fromQuantity } from '../../../domain/price-text.ts'
import { baseOf } from '../../../domain/product-cells.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { FieldErrorText } from '../../components/form-field.tsx'
import { HeadRow } from '../../components/head-row.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Form, HiddenFields, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import { Cell } from './cell.tsx'
import styles from './cells.module.css'
import type { ProductsData } from './load.ts'
import products from './products.module.css'

/** The page's products as cells to type into; with script also with a spreadsheet's keys, and to paste over (enhancements/cells.ts). */
export function Cells({ data: { list, posted } }: { data: ProductsData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'cells')
  const prices = Math.max(1, ...list.data.map((product) => product.prices.tiers.length))
  const heads = [
    t('goods.columns.product'),
    t('cells.model'),
    t('goods.columns.stock'),
    t('cells.lead'),
    ...Array.from({ length: prices }, (_, at) =>
      prices === 1 ? t('goods.columns.price') : t('cells.price', { n: at + 1 }),
    ),
  ]
  return (
    <Form form={form} action="cells" checks="cells" draft wide>
      <p className={`soft small ${styles.keys}`}>{t('cells.keys')}</p>
      <div className={styles.scroll}>
        <table className={`${products.table} ${styles.cells}`} data-cells="">
          <HeadRow heads={heads} />
          <tbody>
            {list.data.map((product) => (
              <CellRow key={product.id} product={product} form={form} prices={prices} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="soft small">{t('cells.about')}</p>
      <div className={products.save}>
        <span className={styles.status} role="status" data-cells-status="" />
        <Submit label={t('cells.save')} />
      </div>
    </Form>
  )
}

interface RowProps {
  product: OwnProductCard
  form: FormState
  /** Columns of prices. */
  prices: number
}

function CellRow({ product, form, prices }: RowProps) {
  const to = usePersonalHref()
  const i18n = useI18n()
  const { t } = i18n
  const { id, name, unit } = product
  const base = baseOf(product)
  const gone = form.error(id)
  const row = { product, base, form }
  return (
    <tr>
      <th scope="row">
        <HiddenFields values={{ [`was.${id}`]: JSON.stringify(base) }} />
        <a href={to('product', id)}>
          <LocalizedText value={name} />
        </a>
        {gone ? <FieldErrorText id={`fault-${id}`}>{gone}</FieldErrorText> : null}
      </th>
      <Cell {...row} cell="model" column={0} label={t('cells.model')} />
      {base.stock === undefined ? (
        <td className="soft small">{t('cells.ofVariants')}</td>
      ) : (
        <Cell {...row} cell="stock" column={1} label={t('goods.columns.stock')} />
      )}
      <Cell {...row} cell="lead" column={2} label={t('cells.lead')} />
      {base.prices.map(([quantity], at) => (
        <Cell
          key={quantity}
          {...row}
          cell={`price.${quantity}`}
          column={3 + at}
          label={t('cells.price', { n: at + 1 })}
          note={t('cells.from', { from: fromQuantity(quantity, unit, i18n), currency: product.prices.currency })}
        />
      ))}
      {base.prices.length < prices ? <td colSpan={prices - base.prices.length} className={styles.none} /> : null}
    </tr>
  )
}
