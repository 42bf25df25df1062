import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type StartedBindings, startBindings } from '../../tests/fixtures/bindings.ts'
import { loadDirectory } from '../../tests/fixtures/directory.ts'

let started: StartedBindings
const db = () => started.unwatched.DB

beforeAll(async () => {
  started = await startBindings()
  await loadDirectory(db())
})
afterAll(() => started.stop())

const namesOf = async (num: number) =>
  JSON.parse(
    (await db().prepare('SELECT names FROM companies WHERE num = ?').bind(num).first<string>('names')) ?? 'null',
  )

test('names in Cyrillic and Han that were stored as English become Russian and Chinese, and no others change', async () => {
  const stored: [number, Record<string, string>, Record<string, string>][] = [
    [13, { en: 'Завод «Уктус»' }, { ru: 'Завод «Уктус»' }],
    [14, { en: '双鹤阀门' }, { zh: '双鹤阀门' }],
    [15, { en: 'Uktus Works' }, { en: 'Uktus Works' }],
    [16, { en: 'Завод', ru: 'Завод «Уктус»' }, { en: 'Завод', ru: 'Завод «Уктус»' }],
  ]
  const store = db().prepare('UPDATE companies SET names = ? WHERE num = ?')
  await db().batch(stored.map(([num, names]) => store.bind(JSON.stringify(names), num)))
  const migration = inject('migrations').find(({ name }) => name.endsWith('_names_by_script.sql'))
  await db().batch((migration?.statements ?? []).map((sql) => db().prepare(sql)))
  for (const [num, , names] of stored) expect(await namesOf(num), JSON.stringify(names)).toEqual(names)
})
