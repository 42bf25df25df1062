/** …/{id}/messages: the conversation about an inquiry, for both sides. */
import * as v from 'valibot'
import { MAX_PER_PAGE } from '../limits.ts'
import { INQUIRY_SIDES, INQUIRY_STATUSES } from '../statuses/inquiry.ts'
import { QUOTE_EVENTS } from '../statuses/quote.ts'
import { OptionalText } from './text-input.ts'
import { Id, Locale, STORED } from './values.ts'

/** UTF-16 units of a message. */
export const MAX_MESSAGE_LENGTH = 10_000
/** Files of a message. */
export const MAX_MESSAGE_FILES = 10

export const MessageFile = v.object({
  id: v.string(),
  /** Only the two sides of the thread, or of the order, may read it. */
  url: v.string(),
  name: v.string(),
  type: v.string(),
  /** In bytes. */
  size: v.number(),
})

export const Message = v.object({
  id: v.string(),
  /** `system`: something that happened without either side. */
  side: v.picklist([...INQUIRY_SIDES, 'system']),
  kind: v.pipe(
    v.picklist(['text', 'status', 'quote', 'contact']),
    v.description(
      '`status`, `quote` and `contact`: lines about what was done; `contact`: the buyer has shown address and number',
    ),
  ),
  /** Name of the author, where the author is on the reader's own side; '' otherwise, and for an erased account. */
  author: v.string(),
  text: v.string(),
  /** Language of the text. */
  lang: Locale,
  /** The new status; null for a text. */
  status: v.nullable(v.picklist(INQUIRY_STATUSES)),
  /** What was done with the quote, and with which version of it; null in other lines. */
  quote: v.nullable(v.object({ event: v.picklist(QUOTE_EVENTS), version: v.number() })),
  files: v.array(MessageFile),
  internal: v.pipe(v.boolean(), v.description('A note that the supplier’s members alone read')),
  via: v.pipe(v.picklist(['site', 'email']), v.description('Over what it came')),
  isRead: v.pipe(v.boolean(), v.description('Whether the other side has opened it')),
  draft: v.pipe(
    v.nullable(v.string()),
    v.description('Machine translation into the requested language; null: none was made'),
  ),
  createdAt: v.string(),
})
export type Message = v.InferOutput<typeof Message>

export const MessagesQuery = v.object({
  before: v.pipe(v.optional(Id), v.description('Only messages older than this one')),
  after: v.pipe(v.optional(Id), v.description('Only messages newer than this one')),
  perPage: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_PER_PAGE)),
    '24',
  ),
  locale: v.optional(v.string()),
})
export type MessagesQuery = v.InferOutput<typeof MessagesQuery>

const MESSAGE = {
  id: STORED.id,
  side: 'supplier' as const,
  kind: 'text' as const,
  author: '',
  text: 'We can ship in five days.',
  lang: 'en' as const,
  status: null,
  quote: null,
  files: [],
  internal: false,
  via: 'site' as const,
  isRead: false,
  draft: null,
  createdAt: STORED.createdAt,
}

export const MessageList = v.pipe(
  v.object({
    /** The newest last. */
    data: v.array(Message),
    meta: v.object({
      more: v.pipe(v.boolean(), v.description('Whether there are older ones, or with `after` newer ones')),
      canWrite: v.pipe(v.boolean(), v.description('Whether the thread takes messages: it has not ended')),
      translates: v.pipe(v.boolean(), v.description('Whether the operator has set up a translation service')),
      askedDraft: v.pipe(
        v.nullable(v.string()),
        v.description('Machine translation of what was asked with the inquiry'),
      ),
    }),
  }),
  v.examples([{ data: [MESSAGE], meta: { more: false, canWrite: true, translates: false, askedDraft: null } }]),
)
export type MessageList = v.InferOutput<typeof MessageList>

export const NewMessage = v.pipe(
  v.object({
    text: v.optional(OptionalText(MAX_MESSAGE_LENGTH), ''),
    files: v.optional(v.pipe(v.array(Id), v.maxLength(MAX_MESSAGE_FILES)), []),
  }),
  v.forward(
    v.check(({ text, files }) => text.trim() !== '' || files.length > 0, 'required'),
    ['text'],
  ),
  v.examples([{ text: 'We can ship in five days.', files: [] }]),
)
export type NewMessage = v.InferOutput<typeof NewMessage>

export const NewNote = v.pipe(
  v.object({
    text: v.pipe(
      OptionalText(MAX_MESSAGE_LENGTH),
      v.check((text) => text.trim() !== '', 'required'),
    ),
  }),
  v.examples([{ text: 'Their last order was paid late.' }]),
)
export type NewNote = v.InferOutput<typeof NewNote>

export const MessageResponse = v.pipe(v.object({ data: Message }), v.examples([{ data: MESSAGE }]))

/** What is to be translated into the language of the request. */
export const TranslationOf = v.pipe(
  v.object({
    message: v.pipe(v.nullable(Id), v.description('Id of a message; null: what was asked with the inquiry')),
  }),
  v.examples([{ message: null }]),
)
export type TranslationOf = v.InferOutput<typeof TranslationOf>

export const TranslationResponse = v.pipe(
  v.object({ data: v.object({ text: v.string(), lang: Locale }) }),
  v.examples([{ data: { text: 'We can ship in five days.', lang: 'en' as const } }]),
)

/** What was read: everything up to this message. */
export const ReadMark = v.pipe(v.object({ upTo: v.optional(v.nullable(Id), null) }), v.examples([{ upTo: STORED.id }]))
export const ReadMarkResponse = v.pipe(
  v.object({
    data: v.object({
      unread: v.number(),
      /** Status of the inquiry; it changes when the supplier opens the inquiry for the first time. */
      status: v.picklist(INQUIRY_STATUSES),
      version: v.number(),
    }),
  }),
  v.examples([{ data: { unread: 0, status: 'seen' as const, version: 2 } }]),
)
