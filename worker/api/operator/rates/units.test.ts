/** Operators say what suppliers call a unit, and imports read it so (docs/behaviour.md, "Names of units"). */
import { beforeEach, expect, test } from 'vitest'
import { MAX_UNIT_WORDS } from '../../../../domain/contract/unit-words.ts'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { FEED, importByCommand } from '../../../../tests/fixtures/commanded-imports.ts'

const { as, bindings } = servePeople()
const WORDS = '/api/operator/units/words'

beforeEach(() =>
  bindings()
    .DB.prepare('DELETE FROM unit_words')
    .run()
    .then(() => undefined),
)

const feed = FEED.replace('<vendor>Кранстрой</vendor>', '<vendor>Кранстрой</vendor><unit>Бар. абан</unit>')
const imported = async (company: string) => {
  const { reasons } = await importByCommand(Object(bindings()), feed, { company })
  const row = await bindings()
    .DB.prepare(
      'SELECT p.unit FROM products AS p JOIN companies AS c ON c.num = p.company WHERE c.names LIKE ? AND p.model = ?',
    )
    .bind(`%${company}%`, 'КШ-15')
    .first()
  return [row?.unit, reasons['unit.unknown'] ?? 0]
}

test('an import reads a word as the unit that an operator has said, and names one that is not known', async () => {
  expect(await imported('Works of drums')).toEqual(['piece', 1])
  const set = await as('ADMIN', 'POST', WORDS, { word: 'бар.абан ', unit: 'roll' })
  expect((await set.json()).data).toEqual({ word: 'барабан', unit: 'roll' })
  expect(await imported('Works of rolls')).toEqual(['roll', 0])
  expect((await as('ADMIN', 'POST', WORDS, { word: 'барабан', unit: 'pack' })).status).toBe(200)
  expect((await (await as('ADMIN', 'GET', WORDS)).json()).data).toEqual([{ word: 'барабан', unit: 'pack' }])
  expect((await as('ADMIN', 'DELETE', `${WORDS}?word=${encodeURIComponent('барабан')}`)).status).toBe(204)
  expect((await (await as('ADMIN', 'GET', WORDS)).json()).data).toEqual([])
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/journal?act=unit-word-removed')).json()
  expect(data[0].before).toMatchObject({ key: 'барабан', names: 'pack' })
})

test('a word of nothing but dots, an unknown unit and one word too many are refused', async () => {
  expect(await statusAndCode(await as('ADMIN', 'POST', WORDS, { word: ' . ', unit: 'roll' }))).toEqual([
    422,
    'input.invalid',
  ])
  expect(await statusAndCode(await as('ADMIN', 'POST', WORDS, { word: 'drum', unit: 'drum' }))).toEqual([
    422,
    'input.invalid',
  ])
  await bindings()
    .DB.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      INSERT INTO unit_words (word, unit) SELECT 'w' || i, 'roll' FROM n`)
    .bind(MAX_UNIT_WORDS)
    .run()
  expect(await statusAndCode(await as('ADMIN', 'POST', WORDS, { word: 'drum', unit: 'roll' }))).toEqual([
    409,
    'unit-words.too-many',
  ])
})
