/** /api/operator/legal-texts: legal pages and landing texts as operators write them. GET /api/legal-texts/{text}: what readers see. */
import * as v from 'valibot'
import { LEGAL_TEXTS } from '../legal-texts.ts'
import { byLocale } from '../locale.ts'
import { OptionalText } from './text-input.ts'
import { Day, Id, Localized } from './values.ts'

/** UTF-16 units of a text in one language, and versions of a text. */
const MAX_BODY_LENGTH = 60_000
export const MAX_LEGAL_VERSIONS = 200

export const LegalTextName = v.picklist(LEGAL_TEXTS)

const LEGAL_STATES = ['draft', 'scheduled', 'in-force', 'past'] as const
export type LegalState = (typeof LEGAL_STATES)[number]

const Text = v.pipe(LegalTextName, v.description('Name of the page'), v.examples(['terms' as const]))
const State = v.pipe(
  v.picklist(LEGAL_STATES),
  v.description('draft: without a day; scheduled: its day is to come; past: another one holds by now'),
  v.examples(['scheduled' as const]),
)
const HoldsFrom = v.pipe(
  v.nullable(v.string()),
  v.description('First day (UTC) on which it holds; null: a draft'),
  v.examples(['2027-01-15']),
)
const Version = v.pipe(v.number(), v.description('Version of the text, for If-Match'), v.examples([3]))
const EXAMPLE = { en: '## Scope\n\nThese terms…', ru: '## О чём\n\nУсловия…', zh: '## 范围\n\n本条款……' }

const LegalTextRow = v.object({
  id: Id,
  text: Text,
  state: State,
  holdsFrom: HoldsFrom,
  languages: v.pipe(
    v.object(byLocale(() => v.boolean())),
    v.description('Languages in which the text is written'),
    v.examples([{ en: true, ru: true, zh: false }]),
  ),
  updatedAt: v.pipe(v.string(), v.examples(['2026-11-29T10:00:00.000Z'])),
  version: Version,
})
export type LegalTextRow = v.InferOutput<typeof LegalTextRow>
export const LegalTextList = v.object({ data: v.array(LegalTextRow) })

export const LegalTextOnDesk = v.object({
  ...LegalTextRow.entries,
  bodies: v.pipe(
    v.object(byLocale(() => v.string())),
    v.description(
      'Markdown in each language; {{operator}}, {{purposes}} and {{cookies}} on lines of their own are replaced by the program’s tables',
    ),
    v.examples([EXAMPLE]),
  ),
})
export type LegalTextOnDesk = v.InferOutput<typeof LegalTextOnDesk>
export const LegalTextOnDeskResponse = v.object({ data: LegalTextOnDesk })

export const NewLegalText = v.pipe(v.object({ text: Text }), v.examples([{ text: 'terms' as const }]))

export const LegalTextBodies = v.object({
  bodies: v.pipe(
    v.object(byLocale(() => OptionalText(MAX_BODY_LENGTH))),
    v.description('Markdown in each language; all of them are needed for a day'),
    v.examples([EXAMPLE]),
  ),
})

export const LegalTextChange = v.pipe(
  v.object({
    ...LegalTextBodies.entries,
    holdsFrom: v.pipe(
      v.nullable(Day),
      v.description('First day (UTC) on which it holds, not before today; null: it is a draft'),
      v.examples(['2027-01-15']),
    ),
  }),
  v.examples([{ bodies: EXAMPLE, holdsFrom: '2027-01-15' }]),
)

export const LegalTextQuery = v.object({
  on: v.pipe(
    v.optional(Day),
    v.description('First day of an earlier version, of `days`; absent: what holds today'),
    v.examples(['2026-11-01']),
  ),
  locale: v.optional(v.string()),
})
export type LegalTextQuery = v.InferOutput<typeof LegalTextQuery>

const ShownLegalText = v.object({
  holdsFrom: v.pipe(
    v.nullable(v.string()),
    v.description('First day on which it holds; null: none is stored, and the text that comes with the program holds'),
    v.examples(['2026-11-01']),
  ),
  body: v.pipe(
    v.nullable(Localized),
    v.description('Markdown'),
    v.examples([{ text: '## Scope', lang: 'en' as const }]),
  ),
  days: v.pipe(
    v.array(v.string()),
    v.description('First days of all stored texts that hold or have held, the latest first'),
    v.examples([['2026-11-01']]),
  ),
})
export type ShownLegalText = v.InferOutput<typeof ShownLegalText>
export const ShownLegalTextResponse = v.object({ data: ShownLegalText })
