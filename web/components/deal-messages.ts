/** Errors of quotes, orders, approvals and open requests, by code. */
export const DEAL_MESSAGES = {
  'quote.unknown': 'quote.fault.unknown',
  'quote.changed': 'quote.fault.changed',
  'order.unknown': 'orders.fault.unknown',
  'day future': 'orders.fault.future',
  'approval.unknown': 'approvals.fault.unknown',
  'approval.waiting': 'approvals.fault.waiting',
  'approval.decided': 'approvals.fault.decided',
  'quote.whole': 'quote.fault.whole',
  'quote.past': 'quote.fault.past',
  'price too-short': 'quote.fault.noPrice',
  'open-request.ended': 'openRequests.fault.ended',
  'open-request.full': 'openRequests.fault.full',
  'open-request.answered': 'openRequests.fault.answered',
  'open-request.unknown': 'openRequests.fault.ended',
} as const
