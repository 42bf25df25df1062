/**
 * The visitors' actions: mostly reads, some searches, few writes, in constant proportions, so that rounds can be
 * compared.
 */
import { LOCALES } from '../../domain/locale.ts'
import { codeIn } from '../fixtures/code-in.ts'
import { asPerson } from '../fixtures/people.ts'
import type { Ledger } from './ledger.ts'
import type { Visitor } from './visitor.ts'

export type Action = (visitor: Visitor) => Promise<void>

const WORDS = ['valve', 'труба', '钢管', 'bearing', 'кабель', '螺栓', 'pump', 'подшипник', '阀门', 'steel sheet']
/** Number of people signed in at one time; a new one replaces the first. */
const MAX_PEOPLE = 40

interface Person {
  login: string
  cookies: Record<string, string>
  /** One person's actions run one after another, because a browser has one set of cookies. */
  busy: boolean
}

/** Ids and paths that the actions choose from. */
interface Wares {
  products: string[]
  categories: string[]
  companies: string[]
  stories: string[]
  /** Products of the organization whose manager edits them. */
  own: string[]
}

/** Cycles through values in order, so that runs do not differ by chance. */
function turns<Thing>(things: readonly Thing[]): () => Thing {
  let at = 0
  return () => {
    const thing = things[at++ % things.length]
    if (thing === undefined) throw new Error('There is nothing to choose from')
    return thing
  }
}

async function idsAt({ ask }: Visitor, path: string, cookies = {}): Promise<string[]> {
  const { data }: { data: { id: string }[] } = JSON.parse((await ask(path, { cookies })).text)
  return data.map(({ id }) => id)
}

const manager = async () => ({ access: ((await asPerson('MANAGER')).Authorization ?? '').slice('Bearer '.length) })

export async function waresOf(visitor: Visitor): Promise<Wares> {
  const paths = ['/api/products?perPage=96', '/api/categories', '/api/companies?perPage=48', '/api/stories?perPage=24']
  const [products = [], categories = [], companies = [], stories = []] = await Promise.all(
    paths.map((path) => idsAt(visitor, path)),
  )
  const own = await idsAt(visitor, '/api/profile/company/products?status=published', await manager())
  return { products, categories, companies, stories, own }
}

/** @returns a function that gives the next action; acknowledged sign-ins and edits go into the ledger. */
export function mixOf(wares: Wares, ledger: Ledger, run = Date.now()): () => Action {
  const locale = turns(LOCALES)
  const word = turns(WORDS)
  const product = turns(wares.products)
  const category = turns(wares.categories)
  const company = turns(wares.companies)
  const story = turns(wares.stories)
  const own = turns(wares.own)
  const people: Person[] = []
  const edited = new Set<string>()
  let count = 0

  const look =
    (path: () => string): Action =>
    async ({ ask }) => {
      await ask(path())
    }
  const page = (below: () => string) => look(() => `/${locale()}${below()}`)
  const words = () => encodeURIComponent(word())

  const signUp: Action = async ({ ask }) => {
    const login = `soak-${run}-${++count}@people.example`
    const post = (path: string, body: object) =>
      ask(`/api/auth/${path}`, { method: 'POST', body, expected: [200, 201] })
    const { challenge } = JSON.parse((await post('send-code', { login })).text).data
    const messages = await ask(`/dev/outbox?to=${encodeURIComponent(login)}`)
    const code = codeIn(JSON.parse(messages.text).data)
    const { registrationToken } = JSON.parse((await post('verify-code', { login, code, challenge })).text).data
    const { cookies } = await post('register', { registrationToken, name: 'Soak', acceptTerms: true, consent: true })
    await ask('/api/profile', { cookies })
    ledger.people.add(login)
    people.push({ login, cookies, busy: false })
    if (people.length > MAX_PEOPLE) people.shift()
  }

  /** Runs an action as a signed-in person who is idle; without one, a new person registers first. */
  const signedIn =
    (act: (visitor: Visitor, person: Person) => Promise<void>): Action =>
    async (visitor) => {
      const person = people.find(({ busy }) => !busy)
      if (!person) return signUp(visitor)
      person.busy = true
      // Moved to the end of the queue, so that everyone has a turn.
      people.push(...people.splice(people.indexOf(person), 1))
      await act(visitor, person)
      person.busy = false
    }

  const favourite = signedIn(async ({ ask }, { login, cookies }) => {
    const id = product()
    const pair = `${login} ${id}`
    const isAdded = ledger.favourites.get(pair) !== true
    const method = isAdded ? 'POST' : 'DELETE'
    await ask(`/api/products/${id}/favourite`, { method, cookies, expected: [200, 201] })
    ledger.favourites.set(pair, isAdded)
    await ask('/api/profile/favourites', { cookies })
  })

  const stay = signedIn(async ({ ask }, person) => {
    const { cookies } = await ask('/api/auth/refresh-token', { method: 'POST', cookies: person.cookies })
    person.cookies = { ...person.cookies, ...cookies }
    await ask(`/${locale()}/profile/settings`, { cookies: person.cookies })
  })

  const inquire: Action = async ({ ask }) => {
    // A new e-mail address each time, because writes are limited by address and day (worker/api/http/rate-limit.ts).
    const contact = { name: 'Soak', email: `soak-${run}-${count + 1}@buyers.example` }
    const body = { product: product(), quantity: 10_000, message: `Inquiry ${++count}`, contact, consent: true }
    const { text } = await ask('/api/inquiries', { method: 'POST', body, expected: [200, 201] })
    ledger.inquiries.add(JSON.parse(text).data.id)
  }

  const edit: Action = async ({ ask }) => {
    const id = own()
    // Skipped: with two concurrent changes of one product it would be unknown which one is stored.
    if (edited.has(id)) return
    edited.add(id)
    const moq = ++count
    const cookies = await manager()
    await ask(`/api/profile/company/products/${id}`, { method: 'PATCH', body: { moq, stock: moq % 2 }, cookies })
    ledger.products.set(id, moq)
    edited.delete(id)
  }

  const deck: [times: number, action: Action][] = [
    [6, page(() => `/product/${product()}`)],
    [4, page(() => `/catalog/${category()}`)],
    [2, page(() => '')],
    [2, page(() => `/suppliers/${company()}`)],
    [1, page(() => `/press_center/${story()}`)],
    [1, page(() => '/tnved/8481')],
    [4, page(() => `/product/${product()}/_payload.json`)],
    [3, page(() => `/catalog/_payload.json?country=CN&page=${(++count % 5) + 1}`)],
    [3, look(() => `/api/products?category=${category()}&sort=price&locale=${locale()}`)],
    [2, look(() => `/api/products/filter?q=${words()}`)],
    [2, page(() => `/search?q=${words()}`)],
    [5, look(() => `/dev/product/search?q=${words().slice(0, 18)}&locale=${locale()}`)],
    [2, look(() => `/dev/search?q=${words()}&locale=${locale()}`)],
    [1, signUp],
    [1, stay],
    [2, favourite],
    [1, inquire],
    [2, edit],
  ]
  return turns(spread(deck))
}

/** Spreads frequent actions evenly over the sequence. */
function spread(deck: [times: number, action: Action][]): Action[] {
  return deck
    .flatMap(([times, action]) => Array.from({ length: times }, (_, at) => ({ action, place: (at + 0.5) / times })))
    .toSorted((one, other) => one.place - other.place)
    .map(({ action }) => action)
}
