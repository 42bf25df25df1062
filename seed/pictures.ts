/** The seed's drawings as files. */
import type { FilePicture } from '../worker/db/schema.ts'
import type { Leaf } from './catalogue/model.ts'
import type { Sheet } from './drawing/sheet.ts'
import type { SeedFiles } from './files.ts'

const SIZE = { width: 400, height: 300 } as const

export const sheetFile = (sheet: Sheet, name: string, isGeneral = false) => ({
  kind: 'drawing' as const,
  name,
  type: 'image/svg+xml',
  content: sheet.toSvg(isGeneral),
  ...SIZE,
})

/** Draws each requested picture once. */
export class Drawings {
  private readonly drawn = new Map<string, string>()
  private readonly files: SeedFiles

  constructor(files: SeedFiles) {
    this.files = files
  }

  /** @returns id of the drawing of the leaf's product at that index, or of one of its variants. */
  of(leaf: Leaf, index: number, variant?: number): string {
    const key = `${leaf.key}/${index}/${variant ?? ''}`
    const known = this.drawn.get(key)
    if (known !== undefined) return known
    const name = [leaf.key, index + 1, ...(variant === undefined ? [] : [variant + 1])].join('-')
    const id = this.files.add(sheetFile(leaf.draw(index, variant), `${name}.svg`))
    this.drawn.set(key, id)
    return id
  }

  /** @returns id of a drawing without dimensions of the leaf's product at that index, for the category and for goods without a picture. */
  ofKind(leaf: Leaf, index: number): string {
    return this.files.add(sheetFile(leaf.draw(index), `${leaf.key}-${index + 1}-general.svg`, true))
  }
}

export const pictureOf = (id: string): FilePicture => ({ id, kind: 'drawing', ...SIZE })
