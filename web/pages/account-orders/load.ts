import type { Order, OrderList } from '../../../domain/contract/orders.ts'
import { read } from '../../../domain/page-error.ts'
import type { InquirySide } from '../../../domain/statuses/inquiry.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { csvAddress } from '../account/csv-address.ts'
import { may, readProfile, requireOrganization } from '../account/membership.ts'

export interface OrdersData extends AccountData {
  list: OrderList
}

export interface BoughtData extends OrdersData {
  /** Whether they decide about orders of their organization. */
  mayApprove: boolean
}

export interface OrderData extends AccountData {
  order: Order
  side: InquirySide
  /** Whether this person may report a state: employees only read. */
  mayReport: boolean
  /** Address of the pro forma invoice as PDF, in the reader's language. */
  pdf: string
  /** Address of the order as a spreadsheet. */
  csv: string
}

const BOUGHT = '/api/profile/orders'
const SOLD = '/api/profile/company/orders'

const pageOf = ({ query: { page } }: PersonalContext) => (page === undefined ? {} : { page })

const titleOf = ({ number }: Order, { i18n: { t } }: PersonalContext): string => t('orders.one', { number })

const pdfOf = (call: string, { id, i18n }: PersonalContext): string =>
  `${call}/${id}/document.pdf?locale=${i18n.locale}`

/** The orders that the visitor has placed. @throws PageError 404 for a page that the API refuses */
export const loadOrders: PersonalLoad<BoughtData> = async (context) => {
  const { own, i18n } = context
  const [profile, list] = await Promise.all([readProfile(context), read(own.get(BOUGHT, { query: pageOf(context) }))])
  return accountScreen(context, profile, i18n.t('orders.title'), { list, mayApprove: may(profile, 'approval.read') })
}

/** The orders of the visitor's organization. @throws RedirectError without one */
export const loadSales: PersonalLoad<OrdersData> = async (context) => {
  const profile = await requireOrganization(context)
  const list = await read(context.own.get(SOLD, { query: pageOf(context) }))
  return accountScreen(context, profile, context.i18n.t('orders.ofCompany'), { list })
}

/** An order that the visitor has placed. @throws PageError 404 for another person's */
export const loadOrder: PersonalLoad<OrderData> = async (context) => {
  const { own, id, i18n } = context
  const [profile, { data: order }] = await Promise.all([
    readProfile(context),
    read(own.get(`${BOUGHT}/:id`, { params: { id }, query: { locale: i18n.locale } })),
  ])
  return accountScreen(context, profile, titleOf(order, context), {
    order,
    side: 'buyer' as const,
    mayReport: true,
    pdf: pdfOf(BOUGHT, context),
    csv: csvAddress('order', context),
  })
}

/** An order to the visitor's organization. @throws RedirectError without one; PageError 404 for another's order */
export const loadSale: PersonalLoad<OrderData> = async (context) => {
  const profile = await requireOrganization(context)
  const { own, id, i18n } = context
  const { data: order } = await read(own.get(`${SOLD}/:id`, { params: { id }, query: { locale: i18n.locale } }))
  return accountScreen(context, profile, titleOf(order, context), {
    order,
    side: 'supplier' as const,
    mayReport: may(profile, 'inquiry.answer'),
    pdf: pdfOf(SOLD, context),
    csv: csvAddress('sale', context),
  })
}
