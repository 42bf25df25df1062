/** Makes photos smaller before they are uploaded. Loaded only once a picture has been chosen. */

/** Maximum pixels of the longest side: enough for the largest picture of a product's page on a high-density screen. */
const MAX_SIDE_PIXELS = 2560
const QUALITY = 0.85

/** Number of leading bytes of a PNG in which an animated one has its `acTL` chunk. */
const HEAD = 1024

async function isAnimated(file: File): Promise<boolean> {
  if (file.type !== 'image/png') return false
  return new TextDecoder('latin1').decode(await file.slice(0, HEAD).arrayBuffer()).includes('acTL')
}

/** @returns a canvas with the picture, rotated as its metadata says, in the target size */
function draw(picture: ImageBitmap): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } | null {
  const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

function isTransparent({ canvas: { width, height }, context }: NonNullable<ReturnType<typeof draw>>): boolean {
  const { data } = context.getImageData(0, 0, width, height)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY))

/**
 * @param isRefused whether the original would be refused: then it is encoded anew whatever its dimensions
 * @returns a smaller file of the same picture; the original where it is small enough, animated, or unreadable
 */
export async function shrink(file: File, isRefused: boolean): Promise<File> {
  if (await isAnimated(file)) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return file
  const isLarge = Math.max(picture.width, picture.height) > MAX_SIDE_PIXELS
  const drawn = isLarge || isRefused ? draw(picture) : null
  picture.close()
  if (!drawn) return file
  // JPEG has no transparency: it would become black.
  const type = file.type === 'image/png' && isTransparent(drawn) ? 'image/png' : 'image/jpeg'
  const smaller = await encode(drawn.canvas, type)
  if (!smaller || (smaller.size >= file.size && !isRefused)) return file
  const name = file.name.replace(/\.\w+$/, '') + (type === 'image/png' ? '.png' : '.jpg')
  return new File([smaller], name, { type, lastModified: file.lastModified })
}
