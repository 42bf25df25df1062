/**
 * What a token of an organization may do (docs/behaviour.md, "API tokens"): each scope is some actions of domain/rights.ts, and a call whose
 * action is in none of a token's scopes refuses it. tests/fixtures/token-access.ts lists the calls of each scope a second time.
 */
import type { Action } from './rights.ts'

const SCOPE_ACTIONS = {
  'goods.read': ['product.read'],
  'goods.write': ['product.read', 'product.edit', 'product.price', 'file.upload'],
  'prices.write': ['product.price'],
  requests: ['inquiry.read', 'inquiry.answer'],
} as const satisfies Record<string, readonly Action[]>

export type TokenScope = keyof typeof SCOPE_ACTIONS

const isScope = (name: string): name is TokenScope => name in SCOPE_ACTIONS

export const TOKEN_SCOPES: readonly TokenScope[] = Object.keys(SCOPE_ACTIONS).filter(isScope)

/** @returns the scopes that allow an action; none for what only people may do */
export const scopesOf = (action: Action): TokenScope[] =>
  TOKEN_SCOPES.filter((scope) => SCOPE_ACTIONS[scope].some((one) => one === action))

/** Days for which a token can be made. */
export const TOKEN_DAYS = [30, 90, 365] as const
