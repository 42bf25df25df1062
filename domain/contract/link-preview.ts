/** GET /app/parse/meta */
import * as v from 'valibot'
import { MAX_ADDRESS_LENGTH } from '../public-address.ts'

export const LinkPreviewQuery = v.object({ url: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ADDRESS_LENGTH)) })

export const LinkPreview = v.object({
  data: v.pipe(
    v.object({
      /** Address of the page after redirects. */
      url: v.string(),
      title: v.nullable(v.string()),
      description: v.nullable(v.string()),
      /** Address of the preview picture, always https. */
      picture: v.nullable(v.string()),
    }),
    v.examples([
      {
        url: 'https://www.pump-works.com/en/',
        title: 'Pump Works',
        description: 'Centrifugal pumps since 1954',
        picture: 'https://www.pump-works.com/og.jpg',
      },
    ]),
  ),
})
export type LinkPreview = v.InferOutput<typeof LinkPreview>['data']
