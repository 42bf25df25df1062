import { describeRoute } from 'hono-openapi'

/** Why a file is not read. */
export const UNREAD_FILE = {
  400: 'The form cannot be read: `body.malformed`',
  413: 'Too large: `file.too-large`',
  415: 'No form: `body.not-form`',
} as const

/** Why a file is not stored. */
export const UNSTORED_FILE = { ...UNREAD_FILE, 503: 'Cannot be stored just now: `storage.unavailable`' } as const

/** Documents the body of a call that takes a file. */
export const describeFileForm = describeRoute({
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['file'],
          properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
        },
      },
    },
  },
})
