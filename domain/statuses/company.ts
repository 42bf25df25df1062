/** Which status of a company can follow another, and who changes it (docs/behaviour.md, "Company statuses"). */
import type { StateMachine } from './state-machine.ts'

export const COMPANY_STATUSES = ['draft', 'pending', 'active', 'hidden', 'blocked'] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]

/** What its members may do: submit it for publication, withdraw that, and hide the company for a while. */
export const COMPANY_BY_MEMBERS = {
  draft: ['pending'],
  pending: ['draft'],
  active: ['hidden'],
  hidden: ['active'],
  blocked: [],
} as const satisfies StateMachine<CompanyStatus>

/**
 * What moderators may do. Back to `draft` is a refusal, which needs a reason, as `blocked` does. A published company is never refused
 * together with a change: it is taken off the site (`blocked`), which can be undone (docs/behaviour.md, "Taking a company off the
 * site").
 */
export const COMPANY_BY_MODERATORS = {
  draft: ['blocked'],
  pending: ['active', 'draft', 'blocked'],
  active: ['blocked'],
  hidden: ['blocked'],
  blocked: ['draft'],
} as const satisfies StateMachine<CompanyStatus>

/** Statuses that need a reason for the supplier. */
export const COMPANY_NEEDS_REASON: readonly CompanyStatus[] = ['draft', 'blocked']
