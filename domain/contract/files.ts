/** /api/files/common */
import * as v from 'valibot'

/** Widths to which a picture can be resized. If any width were allowed, anyone could have any number of copies created. */
export const WIDTHS = ['160', '320', '640', '960', '1280', '1920'] as const

export type PictureWidth = (typeof WIDTHS)[number]

export const PictureQuery = v.object({
  width: v.optional(v.pipe(v.picklist(WIDTHS), v.transform(Number))),
  shape: v.optional(v.literal('share')),
})

export type PictureQuery = v.InferOutput<typeof PictureQuery>

export const StoredFile = v.pipe(
  v.object({
    id: v.string(),
    /** Path on this site; its content never changes. */
    url: v.string(),
    name: v.string(),
    /** Detected from the content, whatever the file's name is. */
    type: v.string(),
    /** In bytes. */
    size: v.number(),
    kind: v.picklist(['photo', 'document']),
    /** Pixels; null for a document. */
    width: v.nullable(v.number()),
    height: v.nullable(v.number()),
  }),
  v.examples([
    {
      id: '06d2k6t0000g1a2b',
      url: '/api/files/common/06d2k6t0000g1a2b',
      name: 'pump.jpg',
      type: 'image/jpeg',
      size: 482_133,
      kind: 'photo',
      width: 1600,
      height: 1200,
    },
  ]),
)
export type StoredFile = v.InferOutput<typeof StoredFile>

export const StoredFileResponse = v.object({ data: StoredFile })
