/** Rows of quotes → responses. */
import type { QuoteInput } from '../../../../domain/contract/quote-input.ts'
import type { OwnQuote, Quote, QuoteVersion } from '../../../../domain/contract/quotes.ts'
import { quoteChanges } from '../../../../domain/quote-changes.ts'
import { yearlyNumber } from '../../../../domain/quote-number.ts'
import { quoteTotals } from '../../../../domain/quote-totals.ts'
import { type InquirySide, OPEN_INQUIRY } from '../../../../domain/statuses/inquiry.ts'
import { quoteMoves } from '../../../../domain/statuses/quote.ts'
import type { QuotedThread, QuoteRow, VersionRow } from './queries.ts'

/** @throws Error where the sum of the stored lines is more than a number holds, which the schema refuses */
export function totalsOf(quote: Parameters<typeof quoteTotals>[0]) {
  const totals = quoteTotals(quote)
  if (totals) return totals
  throw new Error('A quote beyond what a number holds was stored')
}

export const toVersion = ({ version, hash, sentAt, content }: VersionRow): QuoteVersion => ({
  version,
  hash,
  sentAt: new Date(sentAt).toISOString(),
  content,
  totals: totalsOf(content),
})

export const numberOf = ({ year, serial }: Pick<QuoteRow, 'year' | 'serial'>): string | null =>
  year === null || serial === null ? null : yearlyNumber(year, serial)

/** The approval of the version in force: the supplier sees that it waits, and nothing else of the buyer's organization. */
function approvalOf({ approval, quote }: QuotedThread, side: InquirySide): Quote['approval'] {
  if (!approval || approval.agreed.quote.version !== quote?.sent) return null
  const { status, createdAt, decidedAt, decidedByName, reason } = approval
  if (side === 'supplier' && status !== 'waiting') return null
  return { status, at: new Date(decidedAt ?? createdAt).toISOString(), by: decidedByName, reason }
}

/** What both sides see of a quote. */
function shared(found: QuotedThread, quote: QuoteRow, side: InquirySide): Quote {
  const { versions, shown, before, order } = found
  return {
    id: quote.id,
    number: numberOf(quote),
    status: quote.status,
    moves: quoteMoves(side, quote.status),
    reason: quote.reason,
    shown: shown && toVersion(shown),
    order,
    approval: approvalOf(found, side),
    changes: shown && before ? quoteChanges(before.content, shown.content) : [],
    versions: versions.map(({ version, sentAt }) => ({ version, sentAt: new Date(sentAt).toISOString() })),
  }
}

/** @returns what the buyer sees; undefined before anything was sent */
export const toQuote = (found: QuotedThread): Quote | undefined =>
  found.quote && found.shown ? shared(found, found.quote, 'buyer') : undefined

type Draft = OwnQuote['draft']

const fromInput = (input: QuoteInput): Draft => input

/** The version that was sent last, to be changed; its legal entity has to be chosen among today's ones. */
const fromSent = ({ content: { seller: _, ...content } }: VersionRow, entity: string | null): Draft => ({
  ...content,
  entity,
})

/** @param prefilled what the form begins with where nothing was written yet */
export function toOwnQuote(found: QuotedThread, prefilled: Draft): OwnQuote {
  const { quote, shown, thread } = found
  const isOpen = OPEN_INQUIRY.some((status) => status === thread.status)
  if (!quote)
    return {
      id: null,
      number: null,
      status: 'draft',
      moves: isOpen ? ['sent'] : [],
      reason: '',
      shown: null,
      order: null,
      approval: null,
      changes: [],
      versions: [],
      version: 0,
      draft: prefilled,
      isSaved: false,
    }
  const sent = shown ? fromSent(shown, prefilled.entity) : prefilled
  const common = shared(found, quote, 'supplier')
  return {
    ...common,
    moves: common.moves.filter((move) => move !== 'sent' || isOpen),
    version: quote.version,
    draft: quote.draft ? fromInput(quote.draft) : sent,
    isSaved: quote.draft !== null,
  }
}
