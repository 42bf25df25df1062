import * as v from 'valibot'

/** How notices reach people. */
export const NOTICE_CHANNELS = ['email', 'sms'] as const
export const NoticeChannel = v.picklist(NOTICE_CHANNELS)
export type NoticeChannel = v.InferOutput<typeof NoticeChannel>
