import type { MessageKey } from '../../../domain/i18n.ts'
import type { TokenScope } from '../../../domain/token-scopes.ts'

/** What each scope allows, in the reader's words. */
export const SCOPE_LABELS = {
  'goods.read': 'tokens.scope.goodsRead',
  'goods.write': 'tokens.scope.goodsWrite',
  'prices.write': 'tokens.scope.pricesWrite',
  requests: 'tokens.scope.requests',
} as const satisfies Record<TokenScope, MessageKey>
