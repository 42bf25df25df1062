import { OWN_FILTERS } from '../../../domain/own-goods.ts'
import { PRODUCT_STATUSES } from '../../../domain/statuses/product.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { KeyPagination } from '../../components/pagination.tsx'
import styles from '../account/account.module.css'
import { HiddenFields } from '../account/fields.tsx'
import { AccountFrame } from '../account/frame.tsx'
import { StatusFilter } from '../account/status-filter.tsx'
import { Cells } from './cells.tsx'
import { PageSizes, Switch } from './choices.tsx'
import { ProductFilterForm } from './filters.tsx'
import type { ProductsData } from './load.ts'
import { PicturesForm } from './pictures.tsx'
import products from './products.module.css'
import { SavedNotice } from './saved-notice.tsx'
import { Table } from './table.tsx'

export const slots = { page: Products } satisfies Slots<ProductsData>

function Products({ data }: { data: ProductsData }) {
  const { t } = useI18n()
  const { list, query, saved } = data
  const isFiltered = ['q', 'status', ...OWN_FILTERS].some((key) => query[key] !== undefined)
  return (
    <AccountFrame data={data} title={t('account.products')} here="products">
      {saved ? <SavedNotice saved={saved} isOfCells={data.isEdited} /> : null}
      <Search data={data} />
      <StatusFilter
        chosen={query.status ?? ''}
        statuses={PRODUCT_STATUSES.filter((status) => list.meta.counts[status]).map((status) => ({
          status,
          name: t(`goods.statuses.${status}`),
          count: list.meta.counts[status] ?? 0,
        }))}
      />
      <ProductFilterForm data={data} />
      {list.data.length === 0 ? (
        <p className="soft">{t(isFiltered ? 'account.noneFound' : 'account.noProducts')}</p>
      ) : (
        <Rows data={data} />
      )}
      <KeyPagination meta={list.meta} goesOn={!data.isEdited} />
      <PageSizes total={list.meta.total} />
      {data.mayEdit ? <PicturesForm data={data} /> : null}
    </AccountFrame>
  )
}

const Rows = ({ data }: { data: ProductsData }) => (data.isEdited ? <Cells data={data} /> : <Table data={data} />)

/** Searches within the chosen status, and leaves order and page size as they are. */
function Search({ data: { query, list, mayEdit, isEdited } }: { data: ProductsData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { q, ...others } = query
  return (
    <form className={`${styles.row} ${styles.narrow} ${styles.tools}`} action={to('products')} method="get">
      <HiddenFields values={{ ...others, ...(isEdited && { edit: 'on' }) }} />
      <label htmlFor="own-q" className="visually-hidden">
        {t('account.search')}
      </label>
      <input
        id="own-q"
        type="search"
        name="q"
        className={`field ${styles.search}`}
        defaultValue={q}
        placeholder={t('account.search')}
      />
      <button type="submit" className="button">
        {t('account.find')}
      </button>
      {mayEdit ? (
        <>
          <a className={`button ${styles.far}`} href={to('imports')}>
            {t('imports.title')}
          </a>
          <a className={`button ${products.roomy}`} href="#pictures">
            {t('pictures.link')}
          </a>
          <a className="button primary" href={to('product', 'new')}>
            {t('account.newProduct')}
          </a>
          {list.data.length > 0 || isEdited ? <Switch isEdited={isEdited} /> : null}
        </>
      ) : null}
    </form>
  )
}
