/** Files of the seed. The id is computed from the content, so that equal files are stored once. */
import { contentId } from '../worker/db/import/content-id.ts'
import type { FileKind, FilePicture, files } from '../worker/db/schema.ts'
import { OPENED } from './clock.ts'

interface SeedFile {
  id: string
  kind: FileKind
  name: string
  type: string
  content: string
  /** Pixels; 0 for files that are not pictures. */
  width: number
  height: number
}

/** Every file once, under its first name. */
export class SeedFiles {
  readonly all = new Map<string, SeedFile>()

  /** @returns the file's id. */
  add(file: Omit<SeedFile, 'id'>): string {
    const id = contentId(file.content)
    if (!this.all.has(id)) this.all.set(id, { ...file, id })
    return id
  }

  /** @returns a product's reference to the file. */
  addTo(file: Omit<SeedFile, 'id'>): FilePicture {
    const { kind, width, height } = file
    return { id: this.add(file), kind, width, height }
  }
}

export const fileRow = ({ content, ...file }: SeedFile): typeof files.$inferInsert => ({
  ...file,
  size: Buffer.byteLength(content),
  createdAt: OPENED,
})
