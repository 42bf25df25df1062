/** /dev/profile/start: finished steps and the next one (docs/behaviour.md, "Onboarding"). */
import * as v from 'valibot'
import { COMPANY_KINDS } from '../company-kinds.ts'
import { Kpp, TaxNumber } from './tax-number-input.ts'
import { OptionalLine } from './text-input.ts'

/** Steps in their order. */
export const ONBOARDING_STEPS = ['organization', 'description', 'contact', 'product', 'review', 'publication'] as const
export const Step = v.picklist(ONBOARDING_STEPS)
export type Step = v.InferOutput<typeof Step>

export const Onboarding = v.object({
  organization: v.nullable(v.object({ id: v.string() })),
  steps: v.array(v.object({ step: Step, done: v.boolean() })),
  /** The first step not done; null when all are. */
  next: v.nullable(Step),
  /** Number of open invitations to organizations (/api/profile/invitations). */
  invitations: v.number(),
})
export type Onboarding = v.InferOutput<typeof Onboarding>
export const OnboardingResponse = v.object({ data: Onboarding })

/** Without a name, the one in the register or the database for the tax number is taken. */
export const Start = v.pipe(
  v.object({
    taxNumber: TaxNumber,
    kpp: v.optional(Kpp),
    name: v.optional(OptionalLine(150), ''),
    kind: v.optional(v.picklist(COMPANY_KINDS), 'supplier'),
  }),
  v.examples([{ taxNumber: '7707083893', name: 'Ураларматура', kind: 'supplier' as const }]),
)
export type Start = v.InferOutput<typeof Start>
