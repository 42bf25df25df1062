/** What the operators' lists of companies and of people have in common: a page by key, latest first. */
import * as v from 'valibot'
import { MAX_QUERY_LENGTH } from '../limits.ts'
import { Id, Localized } from './values.ts'

export const search = (about: string, example: string) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_QUERY_LENGTH))),
    v.description(about),
    v.examples([example]),
  )

export const after = v.pipe(
  v.optional(Id),
  v.description('`meta.next` of the answer before'),
  v.examples(['06d2k6t0000g1a2a']),
)

export const DeskMeta = v.object({
  next: v.pipe(
    v.nullable(Id),
    v.description('Value for `after`; null on the last page'),
    v.examples(['06d2k6t0000g1a2a']),
  ),
})

export const when = (about: string) =>
  v.pipe(v.string(), v.description(about), v.examples(['2026-11-23T10:00:00.000Z']))

/** A count that stops at the same limit as totals. */
export const counted = (about: string) =>
  v.pipe(v.number(), v.description(`${about}; 10,001 means more than 10,000`), v.examples([12]))

/** A company by its name. */
export const NamedCompany = v.object({ id: Id, name: Localized })

/** A notice that was sent, or is waiting to be sent. */
export const SentNotice = v.object({
  id: Id,
  channel: v.picklist(['email', 'sms']),
  to: v.pipe(v.string(), v.description('Masked'), v.examples(['a•••@ural.example'])),
  subject: v.pipe(v.string(), v.examples(['Published: Gate valve'])),
  at: when('When it was raised'),
  sentAt: v.pipe(
    v.nullable(v.string()),
    v.description('When a gateway has accepted it; null where none has'),
    v.examples(['2026-11-23T10:00:05.000Z']),
  ),
  waits: v.pipe(v.boolean(), v.description('Whether it is still to be sent'), v.examples([false])),
})
export type SentNotice = v.InferOutput<typeof SentNotice>
