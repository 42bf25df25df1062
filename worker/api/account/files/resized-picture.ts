/**
 * Resized pictures, stored in the bucket beside the original: every call of the Images binding is charged, even a
 * repeated one (docs/scaling.md).
 */
import type { ImageTransform, R2ObjectBody } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import { type PictureQuery, WIDTHS } from '../../../../domain/contract/files.ts'
import type { Bindings } from '../../../bindings.ts'
import { log } from '../../../observe/log.ts'
import { streamBody } from '../../../stream-body.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { inBackground } from '../../http/background.ts'

/** Types that can be resized: not SVG, which has no pixels, nor GIF, which may be animated. */
const RESIZABLE = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const
type Resizable = (typeof RESIZABLE)[number]
const isResizable = (type: string | undefined): type is Resizable => RESIZABLE.some((one) => one === type)

/** Formats that browsers name in Accept, best first; every current browser accepts one of the two. */
const PREFERRED = ['image/avif', 'image/webp'] as const
/** The original's format, in a key. */
const ORIGINAL = 'own'

/**
 * Size of link previews, as a JPEG, which every preview service reads. The picture is padded, not cropped: the edges of
 * goods matter.
 */
const SHARE: ImageTransform = { width: 1200, height: 630, fit: 'pad', background: '#fff' }

/** Prefix of pictures that can be made again; archives leave them out (scripts/archive/write.ts). */
export const RESIZED_PREFIX = 'made/'

const keyOf = (id: string, what: string | number, format: string) => `${RESIZED_PREFIX}${id}/${what}-${format}`

/**
 * All keys that resized copies of a picture can have, so that they are deleted with it (worker/jobs/unused-files.ts).
 */
export const resizedKeys = (id: string): string[] => [
  keyOf(id, 'share', 'image/jpeg'),
  ...WIDTHS.flatMap((width) => [...PREFERRED, ORIGINAL].map((format) => keyOf(id, width, format))),
]

/** @returns its key, and how it is made; without a format it has the original's */
function variantOf(id: string, { width, shape }: PictureQuery, accept = '') {
  if (shape) return { key: keyOf(id, shape, 'image/jpeg'), transform: SHARE, format: 'image/jpeg' as const }
  const format = PREFERRED.find((one) => accept.includes(one)) ?? null
  const transform: ImageTransform = { ...(width && { width }), fit: 'scale-down' }
  return { key: keyOf(id, width ?? '', format ?? ORIGINAL), transform, format }
}

/** Stores a resized picture. A failure is only logged, since the picture can be made again. */
async function store({ FILES }: Bindings, key: string, picture: Picture, requestId: string): Promise<void> {
  const { bytes, type: contentType, contentDisposition } = picture
  const httpMetadata = { contentType, ...(contentDisposition && { contentDisposition }) }
  try {
    await FILES.put(key, bytes, { httpMetadata })
  } catch (error) {
    log('warn', 'a resized picture was not stored', { requestId }, error)
  }
}

/** A resized picture; some tens of kilobytes. */
interface Picture {
  bytes: ArrayBuffer
  type: string
  contentDisposition: string | undefined
}

/** @returns the stored resized picture; null where there is none */
export const findResized = ({ FILES }: Bindings, id: string, query: PictureQuery, accept?: string) =>
  FILES.get(variantOf(id, query, accept).key)

/**
 * @returns the picture in the requested size; null where it cannot be resized
 * @throws the platform's error, for example when the month's transformations are used up; the original's stream has
 *   been consumed then
 */
export async function resize(
  c: Context<ApiEnv>,
  id: string,
  { body, httpMetadata }: R2ObjectBody,
  query: PictureQuery,
): Promise<Picture | null> {
  const original = httpMetadata?.contentType
  if (!c.env.IMAGES || !isResizable(original)) return null
  const { key, transform, format } = variantOf(id, query, c.req.header('Accept'))
  const made = await c.env.IMAGES.input(body)
    .transform(transform)
    .output({ format: format ?? original })
  const bytes = await new Response(streamBody(made.image())).arrayBuffer()
  const picture = { bytes, type: made.contentType(), contentDisposition: httpMetadata?.contentDisposition }
  await inBackground(c, store(c.env, key, picture, c.var.requestId))
  return picture
}
