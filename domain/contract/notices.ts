/** /api/profile/notices: what has happened, as the signed-in person finds it on the site. */
import * as v from 'valibot'
import { NOTICE_EVENTS } from '../notice-events.ts'
import { Id, PageMeta, PageParameters } from './values.ts'

export const NoticesQuery = v.object({ ...PageParameters, locale: v.optional(v.string()) })
export type NoticesQuery = v.InferOutput<typeof NoticesQuery>

const names = Object.keys(NOTICE_EVENTS).filter((name): name is keyof typeof NOTICE_EVENTS => name in NOTICE_EVENTS)

export const Notice = v.object({
  id: v.string(),
  event: v.pipe(v.picklist(names), v.description('What it is about'), v.examples(['inquiry' as const])),
  text: v.pipe(
    v.string(),
    v.description('One line, in the language of the call'),
    v.examples(['Inquiry: Ball valve DN 50']),
  ),
  path: v.pipe(
    v.nullable(v.string()),
    v.description('The screen that it leads to, in the language of the call; null: there is none'),
    v.examples(['/en/profile/inquiries/06d2k6t0000g1a2b']),
  ),
  createdAt: v.string(),
  readAt: v.pipe(
    v.nullable(v.string()),
    v.description('When the person marked it as read; null: not yet'),
    v.examples(['2026-11-20T09:00:00.000Z']),
  ),
})
export type Notice = v.InferOutput<typeof Notice>
export const NoticeList = v.object({ data: v.array(Notice), meta: PageMeta })
export type NoticeList = v.InferOutput<typeof NoticeList>

export const NoticeReading = v.pipe(
  v.object({
    read: v.pipe(v.literal(true), v.description('A notice stays read'), v.examples([true as const])),
    earlier: v.optional(
      v.pipe(v.boolean(), v.description('Whether all earlier ones are marked as well'), v.examples([true])),
      false,
    ),
  }),
  v.examples([{ read: true as const, earlier: true }]),
)
export const NoticeRead = v.object({ data: v.object({ id: Id, read: v.literal(true) }) })
