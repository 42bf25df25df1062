/** /api/profile/company/products/{id}/files */
import type { Context } from 'hono'
import type { ProductFileInput } from '../../../../domain/contract/product-sections.ts'
import type { PictureSubject } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { pictureKey } from '../../../db/picture-key.ts'
import type { StoredPicture } from '../../../db/schema.ts'
import { attachFile, type FileRow, ownFile, recordUses } from '../../account/files/attachments.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { editProduct, ownProduct, type ProductEdit, type ProductRowChange } from './edit.ts'
import type { ProductRow } from './queries.ts'

const MAX_PICTURES = 40

const toStored = ({ id, kind, width, height }: FileRow, shows?: PictureSubject): StoredPicture => ({
  id,
  kind,
  width: width ?? 0,
  height: height ?? 0,
  ...(kind !== 'document' && shows !== undefined && shows !== kind && { shows }),
})

/** An uploaded picture comes before the last ones that are addresses on the supplier's own site: those may be gone. Documents come last. */
function withFile(pictures: StoredPicture[], added: StoredPicture): StoredPicture[] {
  const isUploaded = (one: StoredPicture) => 'id' in one && one.kind !== 'document'
  const place = added.kind === 'document' ? pictures.length : pictures.findLastIndex(isUploaded) + 1
  return pictures.toSpliced(place, 0, added)
}

const usedBy = (pictures: StoredPicture[]): string[] => pictures.flatMap((file) => ('id' in file ? file.id : []))

/** @returns the variants, the one of this article with the picture where it has none that the product still has */
function withPicture(
  { variants, pictures }: ProductRow,
  sku: string,
  picture: string,
): Pick<ProductRowChange, 'variants'> {
  const at = variants.findIndex((variant) => variant.sku === sku)
  const found = variants[at]
  if (!found) throw invalidInput([{ path: 'variant', code: 'choice', message: 'No variant of this product' }])
  if (pictures.some((one) => pictureKey(one) === found.picture)) return {}
  return { variants: variants.with(at, { ...found, picture }) }
}

/** @throws AppError 404 `product.unknown`; 409 `file.used`, `files.too-many`; 422 `file.unknown`, `input.invalid` for an unknown variant */
export async function addProductFile(
  c: Context<ApiEnv>,
  { file: id, variant, shows }: ProductFileInput,
): Promise<ProductEdit> {
  const [own, file] = await Promise.all([ownProduct(c), ownFile(database(c.env.DB), member(c), id)])
  const { row, documents } = own
  if (row.pictures.some((one) => pictureKey(one) === id)) throw new AppError('file.used', 409)
  if (row.pictures.length >= MAX_PICTURES) throw new AppError('files.too-many', 409)
  const pictures = withFile(row.pictures, toStored(file, shows))
  const { name, type, size } = file
  const added = file.kind === 'document' ? [...documents, { id, name, type, size }] : documents
  const isShown = variant !== undefined && file.kind !== 'document'
  const change = { pictures, ...(isShown && withPicture(row, variant, id)) }
  const { after, writes } = editProduct(c, own, change, { documents: added })
  return {
    after,
    writes: [...attachFile(member(c), id), ...writes, ...recordUses('product', row.num, usedBy(pictures))],
  }
}

/**
 * @param key id, or address of a picture on the supplier's own site.
 * @throws AppError 404 `product.unknown`, `file.unknown`
 */
export async function removeProductFile(c: Context<ApiEnv>, key: string): Promise<ProductEdit> {
  const own = await ownProduct(c)
  const pictures = own.row.pictures.filter((one) => pictureKey(one) !== key)
  if (pictures.length === own.row.pictures.length) throw new AppError('file.unknown', 404)
  const documents = own.documents.filter(({ id }) => id !== key)
  const { after, writes } = editProduct(c, own, { pictures }, { documents })
  return { after, writes: [...writes, ...recordUses('product', own.row.num, usedBy(pictures))] }
}
