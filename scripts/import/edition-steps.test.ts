/** Editions of the classifiers by the command line: by the calls of the desk (docs/decisions/0080-commands-by-the-api.md). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { servePeople } from '../../tests/fixtures/api.ts'
import { loadCodes } from '../../tests/fixtures/classifier-tree.ts'
import { TREE_CSV } from '../../tests/fixtures/editions.ts'
import { ADMIN_LOGINS, PEOPLE } from '../../tests/fixtures/people.ts'
import { takeStep } from '../../worker/jobs/job-table.ts'
import { asOperator } from '../as-operator.ts'
import { editionJson, editionText } from './edition-report.ts'
import { applyEdition } from './edition-steps.ts'

const { as, bindings } = servePeople()

beforeEach(async () => {
  await bindings().DB.exec(
    'DELETE FROM edition_imports; DELETE FROM code_edition_parts; DELETE FROM code_texts; DELETE FROM code_editions; DELETE FROM jobs; DELETE FROM operators',
  )
  await loadCodes(bindings().DB)
})

afterEach(() => void vi.unstubAllEnvs())

const file = (text: string) => ({ name: 'tnved_tree.csv', bytes: new TextEncoder().encode(text) })
const imported = (text: string, { dated = '2026-10-01', as }: { dated?: string; as?: string } = {}) => {
  vi.stubEnv('ADMIN_LOGINS', as && ADMIN_LOGINS)
  const given = { tree: 'tnved' as const, files: [file(text)], dated }
  return asOperator(bindings(), as, (call) => applyEdition(bindings(), call, given))
}
const AS = { as: PEOPLE.ADMIN.login }
const served = () =>
  bindings().DB.prepare("SELECT dated, nodes FROM code_editions WHERE tree = 'tnved' AND current = 1").first()

test('before an instance has an operator, the command itself is in the journal, and its role ends with it', async () => {
  const { one, wasServed } = await imported(TREE_CSV)
  expect(editionText(one, wasServed).split('\n')).toEqual(
    expect.arrayContaining([
      'tnved_tree.csv:4: mended: spaces and line breaks within the name were made one space',
      'tnved_tree.csv (tariff tree, utf-8): 6 read, 6 accepted, 3 mended, 0 refused',
      'tnved: edition of 2026-10-01, now serving',
    ]),
  )
  expect(await served()).toMatchObject({ dated: '2026-10-01', nodes: 6 })
  expect(await bindings().DB.prepare('SELECT count(*) AS n FROM operators').first('n')).toBe(0)
  const again = await imported(TREE_CSV)
  expect(editionText(again.one, again.wasServed)).toContain('served already: nothing was changed')
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/journal')).json()
  expect(data.slice(0, 2).map(({ by, act }: { by: string; act: string }) => [by, act])).toEqual([
    ['npm run', 'edition-applied'],
    ['npm run', 'edition-added'],
  ])
})

test('files that are refused change nothing, and the report states why', async () => {
  const before = await served()
  const { one, wasServed } = await imported(TREE_CSV.replaceAll(',heading,', ',глава,'), AS)
  expect(one.status).toBe('refused')
  expect(editionText(one, wasServed)).toContain('Too many rows were rejected')
  expect(JSON.stringify(editionJson(one))).toContain('level \\"глава\\" is not known')
  expect(await served()).toEqual(before)
})

test('an edition that a killed command was applying is finished before the next one is applied', async () => {
  const left = await imported(TREE_CSV, AS)
  await bindings().DB.batch([
    bindings()
      .DB.prepare("UPDATE edition_imports SET status = 'applying', position = 0 WHERE id = ?")
      .bind(left.one.id),
    bindings()
      .DB.prepare(
        "INSERT INTO jobs (name, kind, argument, started_at, due_at) VALUES ('edition-imports ' || ?1, 'edition-imports', json_object('id', ?1), 0, 0)",
      )
      .bind(left.one.id),
  ])
  // Its lease has run out.
  await takeStep(bindings(), 0, ['edition-imports'])
  const { one } = await imported(TREE_CSV.replace('первые', 'иные'), { ...AS, dated: '2026-11-01' })
  expect(one.status).toBe('applied')
  expect(await served()).toMatchObject({ dated: '2026-11-01' })
})

test('once the instance has an operator, one has to be named', async () => {
  await bindings().DB.exec('INSERT INTO operators VALUES (1, \'["support"]\', 1, 0)')
  await expect(imported(TREE_CSV)).rejects.toThrow('--as LOGIN')
})
