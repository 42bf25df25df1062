import { ID_PATTERN } from '../../../../domain/ids.ts'

const ID = new RegExp(`/(${ID_PATTERN})(?=/|$)`)
const KEY = /(\/parameters\/)([^/]+)$/

/** A call by its method and pattern, 'PATCH /api/profile/company/products/:id', and what its path names. */
interface Call {
  call: string
  /** The id in the path; '' for none. */
  subject: string
  /** The key of a parameter; '' for none. */
  key: string
}

export function callOf({ method, path }: { method: string; path: string }): Call {
  const [, subject = ''] = ID.exec(path) ?? []
  const [, , key = ''] = KEY.exec(path) ?? []
  return { call: `${method} ${path.replace(ID, '/:id').replace(KEY, '$1:key')}`, subject, key }
}
