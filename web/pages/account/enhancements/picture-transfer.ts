/** Uploads pictures of many products, some at once, and attaches those of one product in their order. */

import { attachToProduct, uploadFile } from './file-transfer.ts'
import { prepareFile } from './prepare-file.ts'
import { isRetried, RefusedCall, type Repetition } from './repeated-request.ts'

/** More at once would only share the same line, and fill the memory of a phone with pictures that are made smaller. */
const AT_ONCE = 4

export interface PictureUpload {
  file: File
  product: string
  /** SKU of the variant that it shows. */
  variant: string | null
  /** Called with the share of the file that was sent, 0 to 1. */
  onProgress: (part: number) => void
  /** @param code of the refusal; none: it is the product's picture */
  onEnd: (code?: string) => void
}

/** @returns the id of the stored file @throws RefusedCall; DOMException once it is stopped */
async function store(one: PictureUpload, key: string, waiting: Repetition): Promise<string> {
  const prepared = await prepareFile(one.file, 'picture')
  if ('code' in prepared) throw new RefusedCall(prepared.code)
  return uploadFile(prepared.file, key, one.onProgress, waiting)
}

/** Another person may be saving the same product: then it is attached to what they have saved. */
const isOvertaken = (status: number): boolean => status === 412 || isRetried(status)

/**
 * @param all in the order in which the pictures of a product are to be shown
 * @throws DOMException once it is stopped
 */
export async function sendPictures(all: readonly PictureUpload[], waiting: Repetition): Promise<void> {
  const queue = [...all]
  /** By product: resolves once its latest picture, with all before that, is attached or refused. */
  const lanes = new Map<string, Promise<void>>()

  async function sendOne(one: PictureUpload): Promise<void> {
    const before = lanes.get(one.product)
    const { promise, resolve } = Promise.withResolvers<void>()
    lanes.set(one.product, promise)
    const key = crypto.randomUUID()
    try {
      const file = await store(one, key, waiting)
      await before
      const json = { file, ...(one.variant !== null && { variant: one.variant }) }
      await attachToProduct(one.product, json, key, { ...waiting, isAgain: isOvertaken })
      one.onEnd()
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error
      one.onEnd(error.code)
    } finally {
      resolve()
    }
  }

  async function work(): Promise<void> {
    for (let one = queue.shift(); one; one = queue.shift()) await sendOne(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
