/** Open requests: lines that no supplier has, published to the suppliers of a category, who may answer them. */
import * as v from 'valibot'
import { OPEN_REQUEST_STATUSES } from '../statuses/open-request.ts'
import { MAX_MESSAGE_LENGTH } from './messages.ts'
import { LongText } from './text-input.ts'
import { CategoryRef, Flag, Id, ONE_PAGE, PageMeta, PageParameters } from './values.ts'
import { NO_WISHES, RequestLine, Wishes } from './wishes.ts'

const ID = '06d2k6t0000g1a2b'
const CATEGORY = { id: ID, slug: 'gaskets', name: { text: 'Gaskets', lang: 'en' as const } }
const LINE = {
  position: 1,
  item: null,
  product: null,
  words: 'Gasket DN 50 PN 16, graphite',
  quantity: 200,
  unit: 'piece' as const,
}

/** Where the lines in words of a new request are published. */
export const NewOpenRequest = v.object({
  category: v.pipe(Id, v.description('Suppliers of this category and of those below it see the lines in words')),
})

const Status = v.pipe(
  v.picklist(OPEN_REQUEST_STATUSES),
  v.description('`unconfirmed` until the buyer has confirmed the contact: suppliers see nothing before'),
  v.examples(['open']),
)

/** The open request as the buyer's copy shows it; null where the buyer published none. */
export const OpenedRequest = v.object({
  status: Status,
  category: CategoryRef,
  lines: v.pipe(v.array(v.number()), v.description('Positions of the lines that are published'), v.examples([[1]])),
  expiresAt: v.pipe(v.string(), v.description('Until when suppliers can answer')),
  answers: v.pipe(v.number(), v.description('Suppliers that have answered'), v.examples([2])),
})
export type OpenedRequest = v.InferOutput<typeof OpenedRequest>

/** Confirms the contact of an open request, which publishes it. A buyer who is signed in with that contact needs no token. */
export const OpenRequestConfirmation = v.pipe(
  v.object({
    token: v.pipe(
      v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
      v.description('Token from the e-mail that was sent to the contact of the request'),
    ),
  }),
  v.examples([{ token: null }]),
)

export const OpenedRequestResponse = v.object({ data: v.object({ status: Status }) })

/** `category`: one of `meta.categories`; `before`: `meta.next` of the list before. */
export const OpenRequestsQuery = v.object({
  category: v.optional(Id),
  unanswered: v.optional(Flag),
  before: v.optional(Id),
  locale: v.optional(v.string()),
})
export type OpenRequestsQuery = v.InferOutput<typeof OpenRequestsQuery>

/** An open request as suppliers see it: without the buyer's name and contacts. */
export const OpenRequest = v.object({
  id: v.string(),
  number: v.pipe(v.string(), v.examples(['0000-G1A2B'])),
  status: Status,
  category: CategoryRef,
  lines: v.pipe(v.array(RequestLine), v.description('Lines of the request; in a list the first 5 of each')),
  lineCount: v.number(),
  wishes: Wishes,
  locale: v.pipe(v.string(), v.description('Language that the buyer wrote in'), v.examples(['en'])),
  publishedAt: v.string(),
  expiresAt: v.string(),
  answers: v.pipe(v.number(), v.description('Suppliers that have answered; there can be 20')),
  inquiry: v.pipe(
    v.nullable(v.string()),
    v.description('The organization’s answer: the inquiry with the conversation; null before'),
    v.examples([null]),
  ),
})
export type OpenRequest = v.InferOutput<typeof OpenRequest>

const EXAMPLE = {
  id: ID,
  number: '0000-G1A2B',
  status: 'open' as const,
  category: CATEGORY,
  lines: [LINE],
  lineCount: 1,
  wishes: { ...NO_WISHES, deliveredTo: 'Yekaterinburg' },
  locale: 'en',
  publishedAt: '2026-11-23T09:00:00.000Z',
  expiresAt: '2026-12-23T09:00:00.000Z',
  answers: 2,
  inquiry: null,
}

export const OpenRequestResponse = v.pipe(v.object({ data: OpenRequest }), v.examples([{ data: EXAMPLE }]))

export const OpenRequestList = v.pipe(
  v.object({
    data: v.array(OpenRequest),
    meta: v.object({
      categories: v.pipe(
        v.array(CategoryRef),
        v.description('Categories of these requests in which the organization sells'),
      ),
      next: v.pipe(v.nullable(v.string()), v.description('Value for `before`; null at the end')),
    }),
  }),
  v.examples([{ data: [EXAMPLE], meta: { categories: [CATEGORY], next: null } }]),
)
export type OpenRequestList = v.InferOutput<typeof OpenRequestList>

/** A supplier's answer, which begins a conversation with the buyer. */
export const OpenRequestAnswer = v.pipe(
  v.object({ text: LongText(MAX_MESSAGE_LENGTH) }),
  v.examples([{ text: 'We have these gaskets in stock: 85 RUB each, ready in 3 days.' }]),
)

export const AnswerOpenRequestResponse = v.pipe(
  v.object({ data: v.object({ inquiry: v.string(), number: v.string() }) }),
  v.examples([{ data: { inquiry: ID, number: '0000-G1A2B' } }]),
)

export const PublishedRequestsQuery = v.object({ ...PageParameters, locale: v.optional(v.string()) })
export type PublishedRequestsQuery = v.InferOutput<typeof PublishedRequestsQuery>

/** What suppliers see at present, for operators. */
export const PublishedRequestList = v.pipe(
  v.object({ data: v.array(OpenRequest), meta: PageMeta }),
  v.examples([{ data: [EXAMPLE], meta: ONE_PAGE }]),
)
export type PublishedRequestList = v.InferOutput<typeof PublishedRequestList>
