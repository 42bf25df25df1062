/** The status machines of a company: its members' and the moderators' (docs/behaviour.md, "Company statuses"). */
import type { StateMachine } from './state-machine.ts'

export const COMPANY_STATUSES = ['draft', 'pending', 'active', 'hidden', 'blocked'] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]

/** What its own people may do: ask for publication, take that back, and leave the public for a while. */
export const COMPANY_BY_MEMBERS = {
  draft: ['pending'],
  pending: ['draft'],
  active: ['hidden'],
  hidden: ['active'],
  blocked: [],
} as const satisfies StateMachine<CompanyStatus>

/** What the house may do. Back to `draft` is a refusal, and has a reason; so has `blocked`. */
export const COMPANY_BY_MODERATORS = {
  draft: ['blocked'],
  pending: ['active', 'draft', 'blocked'],
  active: ['draft', 'blocked'],
  hidden: ['draft', 'blocked'],
  blocked: ['draft'],
} as const satisfies StateMachine<CompanyStatus>

/** States of the second machine that the supplier is told a reason for. */
export const COMPANY_NEEDS_REASON: readonly CompanyStatus[] = ['draft', 'blocked']
