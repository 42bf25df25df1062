/** POST /api/leads: the forms of the landing pages; /app/admin/leads: what was sent by them. */
import * as v from 'valibot'
import { Consent } from './consent.ts'
import { ContactInput, SenderContact } from './contact-input.ts'
import { LongText } from './text-input.ts'
import { Flag, Id, Locale, PageMeta, PageParameters } from './values.ts'

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

export const SendLeadResponse = v.pipe(
  v.object({ data: v.object({ id: v.string() }) }),
  v.examples([{ data: { id: '06d2k6t0000g1a2b' } }]),
)

/** Without `handled` the unhandled ones, oldest first; with it the handled ones, latest first. */
export const LeadQuery = v.object({ handled: v.optional(Flag), ...PageParameters })
export type LeadQuery = v.InferOutput<typeof LeadQuery>

export const Lead = v.object({
  id: v.string(),
  page: v.picklist(LEAD_PAGES),
  message: v.string(),
  contact: SenderContact,
  /** Language of the page that it was sent from. */
  locale: Locale,
  createdAt: v.string(),
  /** When it was handled, and by which operator; null while it waits. */
  handled: v.nullable(v.object({ at: v.string(), by: v.string() })),
})
export type Lead = v.InferOutput<typeof Lead>
export const LeadList = v.object({ data: v.array(Lead), meta: PageMeta })
export type LeadList = v.InferOutput<typeof LeadList>

/** Marks it as handled, or as waiting again. */
export const LeadHandling = v.pipe(v.object({ handled: v.boolean() }), v.examples([{ handled: true }]))
export const HandleLeadResponse = v.object({ data: v.object({ id: Id, handled: v.boolean() }) })
