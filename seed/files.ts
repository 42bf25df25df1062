/** Files of the seed. Equal ones are one: the id comes from the content. */
import { contentId } from '../worker/db/import/content-id.ts'
import type { FileKind, FilePicture, files } from '../worker/db/schema.ts'
import { OPENED } from './clock.ts'

export interface SeedFile {
  id: string
  kind: FileKind
  name: string
  type: string
  content: string
  /** Pixels; 0 for what is no picture. */
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

  /** @returns the file as it is referred to by a product. */
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
