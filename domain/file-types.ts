/**
 * Files that can be uploaded (docs/behaviour.md, "Uploads"). The API enforces these rules; forms show them and check them before
 * sending.
 */

/** Bytes. */
export const MAX_FILE_BYTES = { picture: 10_000_000, document: 20_000_000 } as const
/** Maximum number of files in one form that is posted without script. */
export const MAX_FILES_AT_ONCE = 10

const PICTURES: Record<string, readonly string[]> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
}

/** Documents are recognized by their extensions: the type that a device gives for an office file depends on the installed programs. */
const DOCUMENTS = { picture: [], certificate: ['.pdf'], any: ['.pdf', '.xlsx', '.docx'] } as const

/** The properties of a chosen file in the browser. */
interface ChosenFile {
  name: string
  /** '' where the device does not know it. */
  type: string
  /** Bytes. */
  size: number
}

/** What a field accepts: pictures only, a scan as a picture or PDF, or everything that can be uploaded. */
export type FileKinds = keyof typeof DOCUMENTS

/** @returns the attribute `accept` of a field */
export const acceptOf = (kinds: FileKinds): string => [...Object.keys(PICTURES), ...DOCUMENTS[kinds]].join(',')

const endsIn = (name: string, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending))

/** By its type, or by its name where the device does not know the type. */
const isPicture = ({ name, type }: Pick<ChosenFile, 'name' | 'type'>): boolean =>
  type === '' ? endsIn(name, Object.values(PICTURES).flat()) : type in PICTURES

/** The format of iPhones' photos, which few browsers show: a device that can read it makes it a JPEG. */
export const isHeic = ({ name, type }: Pick<ChosenFile, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || endsIn(name, ['.heic', '.heif'])

/** @returns the error code with which the API would refuse it; null where that depends on its content */
export function refusalOf(file: ChosenFile, kinds: FileKinds) {
  const kind = isPicture(file) ? 'picture' : endsIn(file.name, DOCUMENTS[kinds]) ? 'document' : null
  if (!kind) return isHeic(file) ? 'file.heic' : 'file.type'
  return file.size > MAX_FILE_BYTES[kind] ? 'file.too-large' : null
}

export const isFileKinds = (text: string | undefined): text is FileKinds => text !== undefined && text in DOCUMENTS
