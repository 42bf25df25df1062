/**
 * Every call that pages, forms and browser code make to the API: method, path, query, body and response. They are types
 * alone, so that a caller in the browser loads no schema. worker/api/contract.test.ts proves that the API's routes
 * accept and return them.
 */

import type { AccountEndpoints } from './endpoints/account.ts'
import type { GoodsEndpoints } from './endpoints/goods.ts'
import type { OperatorEndpoints } from './endpoints/operator.ts'
import type { OrganizationEndpoints } from './endpoints/organization.ts'
import type { PublicEndpoints } from './endpoints/public.ts'

export interface Endpoints
  extends AccountEndpoints,
    GoodsEndpoints,
    OperatorEndpoints,
    OrganizationEndpoints,
    PublicEndpoints {}
