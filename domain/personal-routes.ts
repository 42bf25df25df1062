/**
 * Signing in, and what only its owner sees. The edge alone knows these screens one by one: for the browser they are page loads,
 * and the scripts of the shop carry none of them.
 */
import type { Locale } from './locale.ts'
import { addressOf, type Query } from './routes.ts'

/** Who may come in (DECISIONS section 4); whom it refuses is led elsewhere (worker/render/redirections.ts). */
export type PersonalGuard = 'none' | 'auth-data' | 'signed-in'

const screen = <Path extends string>(path: Path, guard: PersonalGuard, query: readonly string[] = []) => ({
  path,
  guard,
  query,
})

export const personalRoutes = {
  signIn: screen('/auth', 'none'),
  code: screen('/auth/code', 'auth-data'),
  registration: screen('/auth/registration', 'auth-data'),
  inquiry: screen('/inquiry', 'none', ['product', 'supplier', 'quantity', 'sent']),
  profile: screen('/profile', 'signed-in', ['done']),
  start: screen('/profile/start', 'signed-in', ['done']),
  settings: screen('/profile/settings', 'signed-in', ['done']),
  changeMail: screen('/profile/change_mail', 'signed-in'),
  mails: screen('/profile/mail', 'signed-in', ['done']),
  mailPhones: screen('/profile/mail/phone', 'signed-in', ['done']),
  mail: screen('/profile/mail/:id', 'signed-in'),
  mailCode: screen('/profile/mail/:id/code', 'signed-in', ['done']),
  mailSuccess: screen('/profile/mail/:id/success', 'signed-in'),
  phones: screen('/profile/phone', 'signed-in', ['done']),
  phone: screen('/profile/phone/:id', 'signed-in'),
  phoneCode: screen('/profile/phone/:id/code', 'signed-in', ['done']),
  phoneSuccess: screen('/profile/phone/:id/success', 'signed-in'),
  company: screen('/profile/company', 'signed-in', ['done']),
  companyEdit: screen('/profile/company/edit', 'signed-in'),
  companyFile: screen('/profile/company/edit/file', 'signed-in', ['done']),
  companyMore: screen('/profile/company/edit/additionally', 'signed-in', ['done']),
  products: screen('/profile/product', 'signed-in', ['q', 'status', 'page', 'done']),
  product: screen('/profile/product/:id', 'signed-in', ['done']),
  productPrice: screen('/profile/product/:id/price', 'signed-in', ['done']),
  productFile: screen('/profile/product/:id/file', 'signed-in', ['done']),
  inquiries: screen('/profile/inquiries', 'signed-in', ['status', 'page']),
  received: screen('/profile/inquiries/:id', 'signed-in', ['done']),
  legalEntities: screen('/profile/legal_entities', 'signed-in', ['done', 'edit', 'undo']),
  employees: screen('/profile/employee', 'signed-in', ['done', 'page', 'undo']),
  employee: screen('/profile/employee/:id', 'signed-in', ['done']),
  admin: screen('/admin', 'signed-in', ['q', 'done', 'page']),
} satisfies Record<string, { path: string; guard: PersonalGuard; query: readonly string[] }>

export type PersonalName = keyof typeof personalRoutes

/** What a link to a personal screen takes besides its name: the id where its path has one, then the query. */
export type PersonalArgs<Name extends PersonalName> =
  (typeof personalRoutes)[Name]['path'] extends `${string}:id${string}` ? [id: string, query?: Query] : [query?: Query]

/** The address of a personal screen: `personalHref('settings', 'ru')`, with its id where the path has one. */
export function personalHref<Name extends PersonalName>(
  name: Name,
  locale: Locale | null,
  ...args: PersonalArgs<Name>
): string {
  const { path } = personalRoutes[name]
  const [first, second] = args
  return typeof first === 'string'
    ? addressOf(path.replace(':id', first), locale, second)
    : addressOf(path, locale, first)
}

const isPersonalName = (name: string): name is PersonalName => name in personalRoutes
const matchers = Object.keys(personalRoutes)
  .filter(isPersonalName)
  .map((name) => ({
    name,
    pattern: new RegExp(`^${personalRoutes[name].path.replace(':id', '([0-9a-z]{16}|new)')}$`),
  }))

/**
 * Which personal screen a path asks for.
 * @param path without language prefix
 * @returns its name and the path's id, '' where it has none; null where it is no personal screen
 */
export function matchPersonal(path: string): { name: PersonalName; id: string } | null {
  for (const { name, pattern } of matchers) {
    const match = pattern.exec(path)
    if (match) return { name, id: match[1] ?? '' }
  }
  return null
}
