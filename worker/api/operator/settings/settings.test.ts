/** Which variables are set, for administrators: never a value, and none is left out (docs/behaviour.md, "Settings on the desk"). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { settingsOf } from './routes.ts'

const { as, variables } = servePeople()
const states = (env: Record<string, unknown>) =>
  Object.fromEntries(settingsOf(env).flatMap(({ settings }) => settings.map(({ name, state }) => [name, state])))

test('the response states what is set, missing and invalid, and never a value', async () => {
  Object.assign(variables, {
    STATUS_TOKEN: 'sesame-of-the-status',
    REVIEW_DAYS: 'soon',
    RATES_URL: 'https://secret.example',
  })
  const text = await (await as('ADMIN', 'GET', '/api/operator/settings')).text()
  expect(text).not.toMatch(/sesame|soon|secret\.example/)
  expect(states({ STATUS_TOKEN: 'x', REVIEW_DAYS: 'soon', CONTACT_EMAIL: 'hello@kontor.example' })).toMatchObject({
    STATUS_TOKEN: 'set',
    RATES_URL: 'unset',
    SITE_ORIGIN: 'missing',
    BACKUPS: 'missing',
    OPERATOR_NAME: 'missing',
    REVIEW_DAYS: 'invalid',
    CONTACT_EMAIL: 'invalid',
  })
})

test('every variable of docs/operating.md is there, and no other', () => {
  const text = readFileSync('docs/operating.md', 'utf8')
  const [, table = ''] = text.split('| Name | | Meaning |')
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n')
  const named = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? [])
  // Bindings have chapters of their own.
  const bindings = ['EMAIL', 'BACKUPS', 'JOB_QUEUE', 'EVENTS', 'AUTH_SHIELD']
  expect(Object.keys(states({})).sort()).toEqual([...named, ...bindings].sort())
})
