/** /api/reports: anybody reports a product, a company or a message; /api/operator/reports: what operators decide about it. */
import * as v from 'valibot'
import { REPORT_DECISIONS, REPORT_SIDES, REPORT_STATUSES } from '../statuses/report.ts'
import { Consent } from './consent.ts'
import { ContactInput, SenderContact } from './contact-input.ts'
import { Line, LongText } from './text-input.ts'
import { Id, Locale, Localized, PageMeta, PageParameters } from './values.ts'

export const REPORT_KINDS = ['product', 'company', 'message'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Why: may not be sold, is a copy, violates somebody's rights, shows personal data, or anything else. */
export const REPORT_REASONS = ['forbidden', 'counterfeit', 'rights', 'personal', 'unlisted'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

const kind = v.pipe(v.picklist(REPORT_KINDS), v.description('What is reported'), v.examples(['product' as const]))
const reason = v.pipe(
  v.picklist(REPORT_REASONS),
  v.description('`forbidden`: may not be sold; `rights`: violates rights of others; `personal`: shows personal data'),
  v.examples(['counterfeit' as const]),
)
const status = v.pipe(
  v.picklist(REPORT_STATUSES),
  v.description(
    '`upheld`: the operator agrees with the report; `appealed`: the second decision, which is final, is due',
  ),
  v.examples(['waiting' as const]),
)
const when = (meaning: string) => v.pipe(v.string(), v.description(meaning), v.examples(['2026-11-23T10:00:00.000Z']))
const timeOrNull = (meaning: string) =>
  v.pipe(v.nullable(v.string()), v.description(meaning), v.examples(['2026-11-30T10:00:00.000Z']))
const answer = v.pipe(
  v.nullable(v.string()),
  v.description('What the operator has written to both sides; null before a decision'),
  v.examples(['The certificate was checked: the goods are genuine.']),
)

const EXAMPLE = {
  kind: 'product' as const,
  id: '06d2k6t0000g1a2b',
  reason: 'counterfeit' as const,
  message: 'We make these valves. This company is no dealer of ours.',
  contact: { name: 'Li Wei', email: 'li.wei@valves.example' },
  consent: true as const,
}

export const NewReport = v.pipe(
  v.object({
    kind,
    id: v.pipe(Id, v.description('Id of the product, company or message'), v.examples([EXAMPLE.id])),
    reason,
    message: v.pipe(LongText(5000), v.description('What is wrong with it'), v.examples([EXAMPLE.message])),
    contact: ContactInput,
    consent: Consent,
  }),
  v.examples([EXAMPLE]),
)
export type NewReport = v.InferOutput<typeof NewReport>

const receipt = v.pipe(
  v.string(),
  v.description('Secret with which the state is read and a decision appealed'),
  v.examples(['9f3c5f0a7d1b4c2e8a6d0b9e4f7a1c3d']),
)
export const SendReportResponse = v.object({ data: v.object({ receipt }) })

/** A report as one side sees it; the reported side reads neither who has reported it nor what they wrote. */
export const ReportCopy = v.object({
  kind,
  subject: v.pipe(v.nullable(Localized), v.description('Name of the product or company; null for a message')),
  reason,
  side: v.pipe(v.picklist(REPORT_SIDES), v.description('Side whose copy it is'), v.examples(['reporter' as const])),
  message: v.pipe(v.nullable(v.string()), v.description('What was reported; null on the other side')),
  status,
  createdAt: when('When it was sent'),
  dueAt: when('Day by which an operator decides, or has to have decided'),
  answer,
  decidedAt: timeOrNull('When it was decided; null before'),
  appeal: v.pipe(
    v.nullable(v.string()),
    v.description('What the reader has written against the decision; null: nothing'),
    v.examples(['The letter from the maker shows that we are a dealer of theirs.']),
  ),
  appealUntil: timeOrNull('Until when the reader may appeal; null: they may not'),
})
export type ReportCopy = v.InferOutput<typeof ReportCopy>
export const ReportCopyResponse = v.object({ data: ReportCopy })

export const ReportAppeal = v.pipe(
  v.object({
    message: v.pipe(
      LongText(5000),
      v.description('Why the decision is wrong'),
      v.examples(['The contract is attached.']),
    ),
  }),
  v.examples([{ message: 'The letter from the maker shows that we are a dealer of theirs.' }]),
)

export const ReportsQuery = v.object({
  state: v.pipe(
    v.optional(v.picklist(['waiting', 'decided'])),
    v.description('`decided`: the latest decision first; without it what waits, the first deadline first'),
    v.examples(['decided' as const]),
  ),
  kind: v.optional(kind),
  reason: v.optional(reason),
  locale: v.optional(v.string()),
  ...PageParameters,
})
export type ReportsQuery = v.InferOutput<typeof ReportsQuery>

const NamedRow = v.object({ id: Id, name: Localized })

export const DeskReport = v.object({
  id: Id,
  kind,
  subject: v.pipe(v.nullable(NamedRow), v.description('The product or company; null for a message')),
  text: v.pipe(
    v.nullable(v.string()),
    v.description('The reported message; null for anything else, and where it was erased'),
    v.examples([null]),
  ),
  company: v.pipe(v.nullable(NamedRow), v.description('Company that it belongs to; null for a buyer’s message')),
  person: v.pipe(
    v.nullable(Id),
    v.description('The account of the buyer who wrote the message; null where there is none'),
    v.examples([null]),
  ),
  reason,
  message: v.pipe(v.string(), v.description('What was reported'), v.examples([EXAMPLE.message])),
  contact: v.pipe(
    v.nullable(SenderContact),
    v.description('Who has reported it; null where they have deleted their account'),
  ),
  locale: Locale,
  status,
  createdAt: when('When it was sent'),
  dueAt: when('Day by which it has to be decided'),
  late: v.pipe(v.boolean(), v.description('Whether that time has passed without a decision'), v.examples([false])),
  others: v.pipe(v.number(), v.description('Further reports of the same'), v.examples([2])),
  answer,
  decided: v.pipe(
    v.nullable(v.object({ at: v.string(), by: v.string() })),
    v.description('When it was decided last, and by which operator'),
    v.examples([{ at: '2026-11-26T10:00:00.000Z', by: 'Anna Petrova' }]),
  ),
  appeal: v.pipe(
    v.nullable(v.object({ side: v.picklist(REPORT_SIDES), text: v.string(), at: v.string() })),
    v.description('What one side has written against the first decision'),
    v.examples([{ side: 'reported' as const, text: 'We are a dealer of theirs.', at: '2026-11-27T10:00:00.000Z' }]),
  ),
  version: v.pipe(v.number(), v.description('Version of the report, for If-Match'), v.examples([1])),
})
export type DeskReport = v.InferOutput<typeof DeskReport>
export const DeskReports = v.object({ data: v.array(DeskReport), meta: PageMeta })
export type DeskReports = v.InferOutput<typeof DeskReports>

export const ReportVerdict = v.pipe(
  v.object({
    decision: v.pipe(
      v.picklist(REPORT_DECISIONS),
      v.description('Whether the report is right'),
      v.examples(['upheld' as const]),
    ),
    answer: v.pipe(
      Line(1000),
      v.description('Sent to both sides, with what was done'),
      v.examples(['The product was taken off the site.']),
    ),
  }),
  v.examples([{ decision: 'upheld' as const, answer: 'The product was taken off the site.' }]),
)
export const DecideReportResponse = v.object({
  data: v.object({
    id: Id,
    status,
    version: v.pipe(v.number(), v.description('Version of the report, for If-Match'), v.examples([2])),
  }),
})
