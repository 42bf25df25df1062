/** Two accounts of one person become one (docs/behaviour.md, "Merged accounts"). */
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, test } from 'vitest'
import { statusAndCode } from '../../tests/fixtures/api.ts'
import { ural } from '../../tests/fixtures/catalogue/companies.ts'
import { flangedValve, yuanValve } from '../../tests/fixtures/catalogue/products.ts'
import { withSecondLogin } from '../../tests/fixtures/confirmation.ts'
import { PEOPLE, personId } from '../../tests/fixtures/people.ts'
import { serveSignIn } from '../../tests/fixtures/sign-in.ts'
import { inquiry } from '../../tests/fixtures/suppliers.ts'
import { prepareStatement } from '../api/http/writes/commit.ts'
import { accountMerges } from '../jobs/account-merges.ts'
import { runWhole } from '../jobs/job.ts'
import { moveStatements } from './tables.ts'

const { as, bindings, messages, profile, signIn } = serveSignIn()
const PATH = `/api/operator/people/${personId('USER')}/merge`
const exec = (sql: string) => bindings().DB.exec(sql)
const rows = async (sql: string) => (await bindings().DB.prepare(sql).all()).results
const merge = (into = personId('EMPLOYEE')) => as('ADMIN', 'POST', PATH, { into, reason: 'One person' })
const plan = async (into = personId('EMPLOYEE')) =>
  (await (await as('ADMIN', 'GET', `${PATH}?into=${into}`)).json()).data
const runMerges = () => runWhole(bindings(), accountMerges, Date.now())
const from = PEOPLE.USER.num
const to = PEOPLE.EMPLOYEE.num

beforeEach(() => exec('DELETE FROM account_merges; DELETE FROM inquiries; DELETE FROM jobs'))

test('logins sign in to the other account at once, devices are signed out, and the person is notified', async () => {
  const { accessToken } = await signIn()
  expect(await plan()).toMatchObject({
    into: { id: personId('EMPLOYEE') },
    allowed: true,
    logins: 1,
    companies: 0,
    devices: 2,
  })
  expect((await merge()).status).toBe(200)
  expect((await profile(accessToken)).status).toBe(401)
  const again = await signIn()
  expect((await (await profile(again.accessToken)).json()).data).toMatchObject({
    id: personId('EMPLOYEE'),
    organization: { id: ural.id },
  })
  expect((await messages(PEOPLE.EMPLOYEE.login)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('have been merged'),
  )
  expect((await as('ADMIN', 'GET', `/api/operator/people/${personId('USER')}`)).status).toBe(404)
  const { data } = await (
    await as('ADMIN', 'GET', `/api/operator/journal?subject=${personId('USER')}&act=person-merged`)
  ).json()
  expect(data[0]).toMatchObject({ before: { erased: 0, into: null }, after: { erased: 1, into: personId('EMPLOYEE') } })
})

test('rows move to the other account; what both accounts have, it has once', async () => {
  await inquiry(bindings(), 1, { user: from })
  await exec(
    `INSERT INTO favourites VALUES (${from}, ${flangedValve.num}, 1), (${from}, ${yuanValve.num}, 1), (${to}, ${yuanValve.num}, 2)`,
  )
  await merge()
  await runMerges()
  expect(await rows('SELECT user FROM inquiries')).toEqual([{ user: to }])
  expect(await rows('SELECT user, product FROM favourites ORDER BY product')).toEqual(
    [flangedValve.num, yuanValve.num].toSorted((a, b) => a - b).map((product) => ({ user: to, product })),
  )
  expect(await rows('SELECT done_at IS NULL AS open FROM account_merges')).toEqual([{ open: 0 }])
  expect(await runMerges()).toBe('0 rows')
})

test('one step moves a limited number of rows', async () => {
  await exec(`INSERT INTO favourites SELECT ${from}, num, num FROM products LIMIT 30`)
  const { DB } = bindings()
  await DB.batch(moveStatements(from, to, 10).map((one) => prepareStatement(DB, one)))
  expect(await rows(`SELECT count(*) AS n FROM favourites WHERE user = ${from}`)).toEqual([{ n: 20 }])
})

test('the higher role in the same organization stays', async () => {
  const path = `/api/operator/people/${personId('MANAGER')}/merge`
  await as('ADMIN', 'POST', path, { into: personId('EMPLOYEE'), reason: 'One person' })
  const { data } = await (await as('EMPLOYEE', 'GET', '/api/profile')).json()
  expect(data.organization).toMatchObject({ id: ural.id, role: 'MANAGER' })
  expect(data.organizations).toHaveLength(1)
})

test('an account is not merged into itself, with an operator’s, without the second factor, or twice', async () => {
  expect((await merge(personId('USER'))).status).toBe(422)
  expect(await statusAndCode(await merge(personId('ADMIN')))).toEqual([409, 'person.operator'])
  expect(await plan(personId('ADMIN'))).toMatchObject({ allowed: false, against: ['otherOperator'] })
  await withSecondLogin(bindings())
  expect(await statusAndCode(await merge())).toEqual([403, 'confirmation.required'])
  await exec('DELETE FROM contacts WHERE num = 950')
  await exec(`INSERT INTO account_merges VALUES (${to}, 900, 0, 0)`)
  expect((await plan()).against).toEqual(['otherMerged'])
  expect(await statusAndCode(await merge())).toEqual([409, 'account.unmergeable'])
})

/** Tables with a person's column whose rows do not move to the other account, and why. */
const UNMOVED: Record<string, string> = {
  contacts: 'moved at once',
  employees: 'moved at once',
  sessions: 'ended',
  push_subscriptions: 'deleted with the sessions',
  login_changes: 'deleted',
  consents: 'the record of the account’s own consent',
  operators: 'no operator’s account is merged',
  edition_imports: 'made by operators',
  account_merges: 'the record itself',
}

test('every table with rows of a person moves them to the other account, or is listed with the reason why not', async () => {
  const named =
    await rows(`SELECT t.name AS place, c.name AS column FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
    WHERE t.type = 'table' AND c.name IN ('user', 'author', 'requester', 'decided_by', 'sent_by', 'answered_by', 'uploaded_by')`)
  const statements = moveStatements(1, 2, 3).map((one) =>
    new SQLiteAsyncDialect().sqlToQuery(one).sql.replaceAll('"', ''),
  )
  const isMoved = ({ place, column }: Record<string, unknown>) =>
    statements.some((one) => one.startsWith(`UPDATE ${place} SET ${column} =`))
  const ofOperators = ['reviews', 'takedowns', 'reports']
    .map((table) => `${table}.decided_by`)
    .concat('company_requests.decided_by')
  const left = named.filter((one) => !isMoved(one) && !UNMOVED[String(one.place)])
  expect(left.map(({ place, column }) => `${place}.${column}`).filter((one) => !ofOperators.includes(one))).toEqual([])
})
