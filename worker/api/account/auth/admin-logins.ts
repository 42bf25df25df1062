import { parseLogin } from '../../../../domain/login.ts'
import type { Bindings } from '../../../bindings.ts'

/** @returns the logins of ADMIN_LOGINS ('a@b.example, +79161234567'), normalised; what is none is left out. */
export const adminLogins = ({ ADMIN_LOGINS = '' }: Pick<Bindings, 'ADMIN_LOGINS'>): string[] =>
  ADMIN_LOGINS.split(',').flatMap((login) => parseLogin(login)?.value ?? [])
