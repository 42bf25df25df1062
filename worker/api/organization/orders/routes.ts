import { member } from '../../http/access/viewer.ts'
import { orderRoutes } from './order-routes.ts'
import { isSold } from './queries.ts'

/** /api/profile/company/orders */
export const receivedOrders = orderRoutes({
  side: 'supplier',
  read: 'inquiry.read',
  write: 'inquiry.answer',
  own: (c) => isSold(member(c).organization.num),
})
