/** Checks of a chosen file before anything of it is sent. */
import { type FileKinds, isFileKinds, isHeic, refusalOf } from '../../../../domain/file-types.ts'

/** Formats that are not shrunk: they may be animated, or are small already. */
const NOT_SHRUNK = ['image/gif', 'image/webp', 'image/avif', 'image/svg+xml']

/** @returns what the field takes */
export const kindsOf = (input: HTMLInputElement): FileKinds => {
  const { files } = input.dataset
  return isFileKinds(files) ? files : 'any'
}

const mayShrink = (file: File): boolean =>
  isHeic(file) || (file.type.startsWith('image/') && !NOT_SHRUNK.includes(file.type))

/** @returns the error code of a file that is refused in any case; null for one that can be sent, perhaps after shrinking */
export function refusedAtOnce(file: File, kinds: FileKinds): string | null {
  const code = refusalOf(file, kinds)
  return code && !mayShrink(file) ? code : null
}

/**
 * Makes a photo smaller; a picture that browsers show but the API refuses (HEIC of a phone) becomes a JPEG.
 * @param onShrink called before that begins
 * @returns the file to send, or the code with which it is refused
 */
export async function prepareFile(
  file: File,
  kinds: FileKinds,
  onShrink?: () => void,
): Promise<{ file: File } | { code: string }> {
  const refusal = refusalOf(file, kinds)
  if (!mayShrink(file)) return refusal ? { code: refusal } : { file }
  onShrink?.()
  // A device that cannot do it sends the file as it is.
  const smaller = await import('./shrink.ts').then(({ shrink }) => shrink(file, refusal !== null)).catch(() => file)
  const code = refusalOf(smaller, kinds)
  return code ? { code } : { file: smaller }
}
