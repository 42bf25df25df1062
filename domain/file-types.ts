/** Files that can be uploaded (docs/behaviour.md, "Uploads"): the API enforces it, forms state it and check it before they send. */

/** Bytes. */
export const LARGEST_FILE = { picture: 10_000_000, document: 20_000_000 } as const
/** Files of one form that is posted without script. */
export const MAX_FILES_AT_ONCE = 10

const PICTURES: Record<string, readonly string[]> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
}

/** Documents go by their endings: what a device calls the type of an office file depends on what is installed on it. */
const DOCUMENTS = { picture: [], certificate: ['.pdf'], any: ['.pdf', '.xlsx', '.docx'] } as const

/** What browsers say of a chosen file. */
interface ChosenFile {
  name: string
  /** '' where the device does not know it. */
  type: string
  /** Bytes. */
  size: number
}

/** What a field takes: pictures alone, a scan as a picture or PDF, or everything that can be uploaded. */
export type FileKinds = keyof typeof DOCUMENTS

/** @returns the attribute `accept` of a field */
export const acceptOf = (kinds: FileKinds): string => [...Object.keys(PICTURES), ...DOCUMENTS[kinds]].join(',')

const endsIn = (name: string, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending))

/** By its type or, where the device does not know that, by its name. */
const isPicture = ({ name, type }: Pick<ChosenFile, 'name' | 'type'>): boolean =>
  type === '' ? endsIn(name, Object.values(PICTURES).flat()) : type in PICTURES

/** The format of iPhones' photos, which few browsers show: a device that can read it makes it a JPEG. */
export const isHeic = ({ name, type }: Pick<ChosenFile, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || endsIn(name, ['.heic', '.heif'])

/** @returns the code with which the API would refuse it; null where nothing can be said before its content is inspected */
export function refusalOf(file: ChosenFile, kinds: FileKinds) {
  const kind = isPicture(file) ? 'picture' : endsIn(file.name, DOCUMENTS[kinds]) ? 'document' : null
  if (!kind) return isHeic(file) ? 'file.heic' : 'file.type'
  return file.size > LARGEST_FILE[kind] ? 'file.too-large' : null
}

export const isFileKinds = (text: string | undefined): text is FileKinds => text !== undefined && text in DOCUMENTS
