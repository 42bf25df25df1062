/** /api/profile/company/logo and /files: pictures and certificates. */
import type { Context } from 'hono'
import type { CompanyFileInput } from '../../../../domain/contract/organization-company.ts'
import { database } from '../../../db/connection.ts'
import { attachFile, type FileRow, ownFile, recordUses } from '../../account/files/attachments.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { type CompanyEdit, editCompany, ownCompany } from './edit.ts'
import type { CompanyRowChange } from './identity.ts'
import type { CompanyRow } from './queries.ts'

const MAX_FILES = 50

/** Every file that the company shows. */
const usedBy = ({ logo, photos, certificates }: Pick<CompanyRow, 'logo' | 'photos' | 'certificates'>): string[] => [
  ...(logo === null ? [] : [logo]),
  ...photos.map(({ id }) => id),
  ...certificates.flatMap(({ file }) => file ?? []),
]

/** @throws AppError 422 `file.kind` for a document where a picture is wanted */
function requirePicture({ kind, width, height }: FileRow): { width: number; height: number } {
  if (kind === 'document' || width === null || height === null) throw new AppError('file.kind', 422)
  return { width, height }
}

/** An edit that adds or removes files. */
async function editFiles(
  c: Context<ApiEnv>,
  change: (row: CompanyRow) => CompanyRowChange,
  added?: string,
): Promise<CompanyEdit> {
  const own = await ownCompany(c)
  const { after, writes } = await editCompany(c, own, change(own.row))
  const claim = added === undefined ? [] : attachFile(member(c), added)
  return { after, writes: [...claim, ...writes, ...recordUses('company', own.row.num, usedBy(after.row))] }
}

/** @throws AppError 422 `file.unknown`, `file.kind` */
export async function setLogo(c: Context<ApiEnv>, id: string): Promise<CompanyEdit> {
  requirePicture(await ownFile(database(c.env.DB), member(c), id))
  return editFiles(c, () => ({ logo: id }), id)
}

export const removeLogo = (c: Context<ApiEnv>): Promise<CompanyEdit> => editFiles(c, () => ({ logo: null }))

/** @throws AppError 422 `file.unknown`, `file.kind`; 409 `files.too-many`, `file.used` */
export async function addCompanyFile(c: Context<ApiEnv>, input: CompanyFileInput): Promise<CompanyEdit> {
  const file = await ownFile(database(c.env.DB), member(c), input.file)
  return editFiles(
    c,
    (row) => {
      const { photos, certificates } = row
      if (usedBy(row).includes(file.id)) throw new AppError('file.used', 409)
      if (photos.length + certificates.length >= MAX_FILES) throw new AppError('files.too-many', 409)
      if (input.kind === 'photo') {
        const photo = { id: file.id, kind: 'photo' as const, ...requirePicture(file), caption: input.caption }
        return { photos: [...photos, photo] }
      }
      const { name, number, validUntil } = input
      return { certificates: [...certificates, { name, number, validUntil, file: file.id }] }
    },
    file.id,
  )
}

/** @throws AppError 404 `file.unknown` */
export const removeCompanyFile = (c: Context<ApiEnv>, id: string): Promise<CompanyEdit> =>
  editFiles(c, ({ photos, certificates }) => {
    const remaining = {
      photos: photos.filter((photo) => photo.id !== id),
      certificates: certificates.filter(({ file }) => file !== id),
    }
    const isThere = remaining.photos.length < photos.length || remaining.certificates.length < certificates.length
    if (!isThere) throw new AppError('file.unknown', 404)
    return remaining
  })
