/** POST /api/leads: the forms of the landing pages. */
import * as v from 'valibot'
import { Consent } from './consent.ts'
import { ContactInput } from './contact-input.ts'
import { LongText } from './text-input.ts'

/** The landing pages (docs/behaviour.md, "Landing pages"). */
export const LEAD_PAGES = ['talp', 'liaozhong'] as const

export const NewLead = v.pipe(
  v.object({ page: v.picklist(LEAD_PAGES), message: LongText(5000), contact: ContactInput, consent: Consent }),
  v.examples([
    {
      page: 'talp' as const,
      message: 'We forward machinery from Liaoning to the Urals.',
      contact: { name: 'Li Wei', phone: '+8613800138000' },
      consent: true as const,
    },
  ]),
)

export const LeadSent = v.pipe(
  v.object({ data: v.object({ id: v.string() }) }),
  v.examples([{ data: { id: '06d2k6t0000g1a2b' } }]),
)
