/** How fast, how often and in which languages a supplier answers requests (docs/behaviour.md, "Response time and rate"). */

import { DAY_MS, HOUR_MS } from './durations.ts'
import type { Locale } from './locale.ts'
import { median } from './median.ts'

/** Days of the past whose requests count. */
export const RESPONSE_DAYS = 90
/** The latest requests of these days that count, so that an inbox of any size costs the same. */
export const MAX_COUNTED_REQUESTS = 200
/** Requests from which on buyers are shown the figures. */
export const MIN_COUNTED = 5
/** Days after which a first answer no longer counts as one. */
const ANSWER_WITHIN_DAYS = 30
/** Days for which a request without an answer does not count yet. */
const PENDING_DAYS = 3
/** A language counts if at least one of this number of answers is in it: a single greeting is not enough. */
const ANSWERS_PER_LANGUAGE = 10
/** One of this number of requests may be closed without an answer, as spam is; further ones count as unanswered. */
const REQUESTS_PER_CLOSED = 10

export interface ReceivedRequest {
  /** Milliseconds since 1970. */
  sentAt: number
  /** When the supplier first answered, quoted or declined; null: not yet. */
  answeredAt: number | null
  /** Whether either side has closed it. */
  isClosed: boolean
  /** Whether the supplier has sent a quote. */
  isQuoted: boolean
  /** Language of the first answer; null where there is no text. */
  language: Locale | null
}

export interface ResponseFigures {
  /** Median hours to the first answer, rounded up; null where nothing was answered. */
  responseTime: number | null
  /** Per cent of the counted requests that were answered; null where none counts. */
  responseRate: number | null
  /** Per cent of the counted requests that were answered with a quote; null where none counts. */
  quoteRate: number | null
  /** Languages of the answers, the most frequent first. */
  languages: Locale[]
  /** Number of requests behind the figures. */
  count: number
}

/** What buyers are shown of a supplier. */
type ShownFigures = Omit<ResponseFigures, 'count'>

/** @returns the languages in which enough of the answers are, the most frequent first */
function languagesOf(answers: readonly Pick<ReceivedRequest, 'language'>[]): Locale[] {
  const written = answers.flatMap(({ language }) => language ?? [])
  const counted = [...Map.groupBy(written, (language) => language)].map(([language, all]) => ({
    language,
    count: all.length,
  }))
  return counted
    .filter(({ count }) => count * ANSWERS_PER_LANGUAGE >= written.length)
    .sort((one, other) => other.count - one.count || one.language.localeCompare(other.language))
    .map(({ language }) => language)
}

/**
 * @param requests of the last RESPONSE_DAYS, without withdrawn ones
 * @param now milliseconds since 1970
 */
export function responseFigures(requests: readonly ReceivedRequest[], now: number): ResponseFigures {
  const answered = requests
    .map(({ sentAt, answeredAt, isQuoted, language }) => ({
      time: answeredAt === null ? Number.POSITIVE_INFINITY : Math.max(answeredAt - sentAt, 0),
      isQuoted,
      language,
    }))
    .filter(({ time }) => time <= ANSWER_WITHIN_DAYS * DAY_MS)
  const times = answered.map(({ time }) => time).sort((one, other) => one - other)
  const quoted = answered.filter(({ isQuoted }) => isQuoted).length
  const unanswered = requests.filter(({ sentAt, answeredAt }) =>
    answeredAt === null ? now - sentAt > PENDING_DAYS * DAY_MS : answeredAt - sentAt > ANSWER_WITHIN_DAYS * DAY_MS,
  )
  const closed = unanswered.filter(({ isClosed, answeredAt }) => isClosed && answeredAt === null).length
  const excused = Math.min(closed, Math.floor((times.length + unanswered.length) / REQUESTS_PER_CLOSED))
  const count = times.length + unanswered.length - excused
  const share = (some: number) => (count === 0 ? null : Math.round((100 * some) / count))
  return {
    responseTime: times.length === 0 ? null : Math.max(Math.ceil(median(times) / HOUR_MS), 1),
    responseRate: share(times.length),
    quoteRate: share(quoted),
    languages: languagesOf(answered),
    count,
  }
}

/** @returns the figures for buyers: none as long as there are too few requests behind them */
export const shownFigures = ({ count, ...figures }: ResponseFigures): ShownFigures =>
  count < MIN_COUNTED ? { responseTime: null, responseRate: null, quoteRate: null, languages: [] } : figures
