/** The seed's drawings as files. Equal drawings are one file: the id comes from the content. */
import { createHash } from 'node:crypto'
import { idFrom } from '../id.ts'
import type { StoredPicture } from '../schema.ts'
import type { Leaf } from './catalogue/model.ts'
import { OPENED } from './clock.ts'

export interface Drawing {
  id: string
  name: string
  svg: string
}

const SIZE = { width: 400, height: 300 } as const

/** The first 80 bits of SHA-256, written as every other id. */
function contentId(content: string): string {
  const digest = createHash('sha256').update(content).digest()
  return idFrom(digest.readUIntBE(0, 6), digest.readUInt32BE(6))
}

/** Draws what is asked for and remembers every drawing once. */
export class Drawings {
  readonly all = new Map<string, Drawing>()
  private readonly drawn = new Map<string, string>()

  /** @returns id of the drawing of the leaf's product at that place. */
  of(leaf: Leaf, index: number): string {
    const key = `${leaf.key}/${index}`
    const known = this.drawn.get(key)
    if (known !== undefined) return known
    const svg = leaf.draw(index).toSvg()
    const id = contentId(svg)
    if (!this.all.has(id)) this.all.set(id, { id, name: `${leaf.key}-${index + 1}.svg`, svg })
    this.drawn.set(key, id)
    return id
  }
}

export const pictureOf = (id: string): StoredPicture => ({ id, kind: 'drawing', ...SIZE })

export const fileRow = ({ id, name, svg }: Drawing) => ({
  id,
  kind: 'drawing' as const,
  name,
  type: 'image/svg+xml',
  size: Buffer.byteLength(svg),
  ...SIZE,
  createdAt: OPENED,
})
