import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { Pagination } from '../../components/pagination.tsx'
import { AccountFrame } from '../account/frame.tsx'
import type { BoughtData, OrderData, OrdersData } from './load.ts'
import { OneOrder } from './one.tsx'
import { OrderRows } from './rows.tsx'

export const ordersSlots = { page: Orders } satisfies Slots<BoughtData>
export const orderSlots = { page: Bought } satisfies Slots<OrderData>
export const salesSlots = { page: Sales } satisfies Slots<OrdersData>
export const saleSlots = { page: Sold } satisfies Slots<OrderData>

function Orders({ data }: { data: BoughtData }) {
  const { t } = useI18n()
  const to = useHref()
  const toAccount = usePersonalHref()
  const { list } = data
  return (
    <AccountFrame data={data} title={t('orders.title')} here="orders">
      {list.data.length === 0 ? (
        <p className="soft">
          {t('orders.none')} <a href={to('catalogue')}>{t('requests.browse')}</a>
        </p>
      ) : (
        <OrderRows orders={list.data} screen="order" />
      )}
      <Pagination meta={list.meta} />
      {data.mayApprove ? (
        <p>
          <a href={toAccount('approvals')}>{t('approvals.title')}</a>
        </p>
      ) : null}
    </AccountFrame>
  )
}

function Sales({ data }: { data: OrdersData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { list } = data
  return (
    <AccountFrame data={data} title={t('orders.ofCompany')} here="sales">
      {list.data.length === 0 ? (
        <p className="soft">
          {t('orders.noneOfCompany')} <a href={to('inquiries')}>{t('received.title')}</a>
        </p>
      ) : (
        <OrderRows orders={list.data} screen="sale" />
      )}
      <Pagination meta={list.meta} />
    </AccountFrame>
  )
}

function Bought({ data }: { data: OrderData }) {
  const { t } = useI18n()
  return (
    <AccountFrame data={data} title={t('orders.one', { number: data.order.number })} here="orders">
      <OneOrder data={data} thread="request" />
    </AccountFrame>
  )
}

function Sold({ data }: { data: OrderData }) {
  const { t } = useI18n()
  return (
    <AccountFrame data={data} title={t('orders.one', { number: data.order.number })} here="sales">
      <OneOrder data={data} thread="received" />
    </AccountFrame>
  )
}
