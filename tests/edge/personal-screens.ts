/** The screens of an account, from the table of personal routes: tests that walk them need no list of their own. */
import { personalRoutes } from '../../domain/personal-routes.ts'
import type { Bindings } from '../../worker/bindings.ts'
import { asPerson, contactId, employeeId, PEOPLE, type PersonName } from '../fixtures/people.ts'
import { inquiry } from '../fixtures/suppliers.ts'

/** Screens that redirect a member of an organization, and those of operators. */
const ELSEWHERE = ['start', 'admin', 'leads', 'parameters', 'categoryParameters', 'synonyms', 'unmatchedMail']

/** @returns the paths below a language of every screen that the owner of an organization has */
export async function ownerPaths({ DB }: Pick<Bindings, 'DB'>): Promise<string[]> {
  const own = await DB.prepare('SELECT id FROM products WHERE company = ? LIMIT 1')
    .bind(PEOPLE.OWNER.company)
    .first('id')
  const ids: Record<string, string> = {
    product: String(own),
    productPrice: String(own),
    productFile: String(own),
    productFact: String(own),
    mail: contactId('OWNER'),
    employee: employeeId('MANAGER'),
    received: await inquiry({ DB }, 1),
    request: await inquiry({ DB }, 2, { user: PEOPLE.OWNER.num }),
  }
  return Object.entries(personalRoutes).flatMap(([name, path]) =>
    /^\/(?:profile|admin)/.test(path) && !ELSEWHERE.includes(name) && (ids[name] || !path.includes(':id'))
      ? [path.replace(':id', ids[name] ?? '')]
      : [],
  )
}

/** @returns the header with which pages see a person signed in */
export async function cookieOf(person: PersonName): Promise<Record<string, string>> {
  const token = (await asPerson(person)).Authorization?.slice('Bearer '.length)
  return { Cookie: `access=${token}; session=1` }
}
