import { signedIn } from '../../http/access/viewer.ts'
import { orderRoutes } from '../../organization/orders/order-routes.ts'
import { isBought } from '../../organization/orders/queries.ts'

/** /api/profile/orders */
export const placedOrders = orderRoutes({
  side: 'buyer',
  read: 'account.read',
  write: 'request.edit',
  own: (c) => isBought(signedIn(c).num),
})
