/** The screens of an account, from the table of personal routes: tests that walk them need no list of their own. */
import { personalRoutes } from '../../domain/personal-routes.ts'
import type { Bindings } from '../../worker/bindings.ts'
import { publishedIn } from '../fixtures/access-paths.ts'
import { asPerson, contactId, employeeId, PEOPLE, type PersonName } from '../fixtures/people.ts'
import { storedEdit } from '../fixtures/product-edits.ts'
import { placedOrder, sentQuote, waitingApproval } from '../fixtures/quotes.ts'
import { REPORTED, storedImport } from '../fixtures/stored-import.ts'
import { inquiry } from '../fixtures/suppliers.ts'

/** @returns the paths below a language of every screen that the owner of an organization has */
export async function ownerPaths({ DB }: Pick<Bindings, 'DB'>): Promise<string[]> {
  const own = await DB.prepare('SELECT id FROM products WHERE company = ? LIMIT 1')
    .bind(PEOPLE.OWNER.company)
    .first('id')
  const sold = DB.prepare('SELECT node FROM company_listing WHERE company = ? AND node > 0 LIMIT 1')
  const category = Number(await sold.bind(PEOPLE.OWNER.company).first('node'))
  // The owner's own organization has quoted the owner, so that both sides of a quote are among the screens.
  const quoted = await inquiry({ DB }, 1, { user: PEOPLE.OWNER.num })
  await sentQuote({ DB })
  const request = await inquiry({ DB }, 2, { user: PEOPLE.OWNER.num })
  const order = await placedOrder({ DB }, PEOPLE.OWNER.num, 2)
  const ids: Record<string, string> = {
    product: String(own),
    productPrice: String(own),
    productFile: String(own),
    productFact: String(own),
    mail: contactId('OWNER'),
    employee: employeeId('MANAGER'),
    openRequest: (await publishedIn({ DB }, category)).id,
    received: quoted,
    ownQuote: quoted,
    quote: quoted,
    answers: quoted,
    order,
    sale: order,
    approval: await waitingApproval({ DB }, { requester: PEOPLE.EMPLOYEE.num }),
    request,
    import: await storedImport({ DB }, 'ready', REPORTED),
    productEdit: await storedEdit({ DB }, 'ready'),
  }
  // Those of operators begin with /admin; the first step of an organization redirects its members.
  return Object.entries(personalRoutes).flatMap(([name, path]) =>
    path.startsWith('/profile') && name !== 'start' && (ids[name] || !path.includes(':id'))
      ? [path.replace(':id', ids[name] ?? '')]
      : [],
  )
}

/** @returns the header with which pages see a person signed in */
export async function cookieOf(person: PersonName): Promise<Record<string, string>> {
  const token = (await asPerson(person)).Authorization?.slice('Bearer '.length)
  return { Cookie: `access=${token}; session=1` }
}
