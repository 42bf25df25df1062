/**
 * Pictures in other sizes, made once: every call of the binding is charged, the same one again too (docs/scaling.md), so that what it
 * makes is kept in the bucket, beside the original.
 */
import type { ImageTransform, R2ObjectBody } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import { type FileQuery, WIDTHS } from '../../../../domain/contract/files.ts'
import type { Bindings } from '../../../bindings.ts'
import { log } from '../../../observe/log.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { inBackground } from '../../http/background.ts'

/** A drawing has no pixels, and a GIF may move. */
const RESIZABLE = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const
type Resizable = (typeof RESIZABLE)[number]
const isResizable = (type: string | undefined): type is Resizable => RESIZABLE.some((one) => one === type)

/** Formats that readers say they take, the best first; every browser of today takes one of the two. */
const PREFERRED = ['image/avif', 'image/webp'] as const
/** The original's own. */
const OWN = 'own'

/** The shape that link previews have room for, as a JPEG, which all of them read. Nothing is cut away: of goods the edge counts. */
const SHARE: ImageTransform = { width: 1200, height: 630, fit: 'pad', background: '#fff' }

/** Before the keys of all that can be made anew: an archive goes without (scripts/archive/write.ts). */
export const RESIZED_PREFIX = 'made/'

const keyOf = (id: string, what: string | number, format: string) => `${RESIZED_PREFIX}${id}/${what}-${format}`

/** Every key that something made of a picture can have, so that it goes with the picture (worker/jobs/unused-files.ts). */
export const resizedKeys = (id: string): string[] => [
  keyOf(id, 'share', 'image/jpeg'),
  ...WIDTHS.flatMap((width) => [...PREFERRED, OWN].map((format) => keyOf(id, width, format))),
]

interface Wanted {
  key: string
  transform: ImageTransform
  /** null: the original's own. */
  format: Resizable | null
}

function wantedOf(id: string, { width, shape }: FileQuery, accept = ''): Wanted {
  if (shape) return { key: keyOf(id, shape, 'image/jpeg'), transform: SHARE, format: 'image/jpeg' }
  const format = PREFERRED.find((one) => accept.includes(one)) ?? null
  const transform: ImageTransform = { ...(width && { width }), fit: 'scale-down' }
  return { key: keyOf(id, width ?? '', format ?? OWN), transform, format }
}

/** Keeping fails quietly: the picture is made once more. */
async function store({ FILES }: Bindings, key: string, picture: Picture, requestId: string): Promise<void> {
  const { contentDisposition } = picture
  const httpMetadata = { contentType: picture.type, ...(contentDisposition && { contentDisposition }) }
  try {
    await FILES.put(key, picture.bytes, { httpMetadata })
  } catch (error) {
    log('warn', 'a resized picture was not kept', { requestId }, error)
  }
}

/** A picture just made; some tens of kilobytes. */
export interface Picture {
  bytes: ArrayBuffer
  type: string
  contentDisposition: string | undefined
}

/** @returns the picture as it was made before, or null. */
export const findMade = (
  { FILES }: Bindings,
  id: string,
  asked: FileQuery,
  accept?: string,
): Promise<R2ObjectBody | null> => FILES.get(wantedOf(id, asked, accept).key)

/**
 * @returns the picture in the size asked for, or null where no other can be made of it.
 * @throws whatever the platform says, as when a month's transformations are used up; the original's stream has been read then.
 */
export async function make(
  c: Context<ApiEnv>,
  id: string,
  { body, httpMetadata }: R2ObjectBody,
  asked: FileQuery,
): Promise<Picture | null> {
  const own = httpMetadata?.contentType
  if (!c.env.IMAGES || !isResizable(own)) return null
  const { key, transform, format } = wantedOf(id, asked, c.req.header('Accept'))
  const made = await c.env.IMAGES.input(body)
    .transform(transform)
    .output({ format: format ?? own })
  const bytes = await new Response(Object(made.image())).arrayBuffer()
  const picture = { bytes, type: made.contentType(), contentDisposition: httpMetadata?.contentDisposition }
  await inBackground(c, store(c.env, key, picture, c.var.requestId))
  return picture
}
