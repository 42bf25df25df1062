import { parseLogin } from '../../../../domain/login.ts'
import type { Bindings } from '../../../bindings.ts'

/** @returns the valid logins of ADMIN_LOGINS ('a@b.example, +79161234567'), normalized */
export const adminLogins = ({ ADMIN_LOGINS = '' }: Pick<Bindings, 'ADMIN_LOGINS'>): string[] =>
  ADMIN_LOGINS.split(',').flatMap((login) => parseLogin(login)?.value ?? [])
