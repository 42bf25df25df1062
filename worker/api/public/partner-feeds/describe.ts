import { describeRoute, resolver } from 'hono-openapi'
import { PartnerGoods } from '../../../../domain/contract/partner-goods.ts'
import { failed } from '../../http/openapi.ts'

/** Documents the file of a feed. */
export const describePartnerFeed = describeRoute({
  tags: ['partner feeds'],
  summary: 'The published goods of a supplier, as YML, CSV or JSON, at the address that the supplier has given away',
  responses: {
    200: {
      description: 'The file, as old as Last-Modified says',
      content: {
        'application/json': { schema: resolver(PartnerGoods) },
        'application/xml': { schema: {} },
        'text/csv': { schema: {} },
      },
    },
    304: { description: 'Still what If-None-Match names' },
    404: failed('No such address, or another token'),
    410: failed('The supplier is not public any more'),
    422: failed('A parameter is not valid; `errors` names it'),
    429: failed('Too often; Retry-After says how long to wait'),
  },
})
