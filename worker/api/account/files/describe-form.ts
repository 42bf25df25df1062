import { describeRoute } from 'hono-openapi'

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
