import { afterAll, beforeAll, expect, test } from 'vitest'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { loadCodes, TARIFF } from '../../../../tests/fixtures/classifier-tree.ts'
import { writeEdition } from '../../../db/import/classifier/write-edition.ts'

const NOTES = [
  { code: '84', kind: 'note' as const, paragraphs: ['1. Клапаны товарной позиции 8481 сюда включаются.'] },
  {
    code: '73',
    kind: 'note' as const,
    paragraphs: ['(а) насосы товарной позиции 8413 или арматура товарной позиции 8481;'],
  },
]
const named = new Map([
  ['848130', { ru: 'клапаны обратные, кроме товарной позиции 7304' }],
  ['7304', { words: 'труба' }],
  ['8413', { words: 'труба, 泵' }],
])
const ROWS = TARIFF.map((row) => {
  const { ru, words } = { ru: undefined, words: undefined, ...named.get(row.id) }
  return { ...row, names: ru ? { ...row.names, ru } : row.names, ...(words && { words }) }
})

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
  await loadCodes(started.unwatched.DB)
  const head = { tree: 'tnved' as const, dated: '2026-10-01', builtin: false, sources: ['eec'], unofficial: [] }
  await writeEdition(started.unwatched.DB, { head, rows: ROWS, texts: NOTES }, 0)
})
afterAll(() => started.stop())

interface Shown {
  by: string
  of: { id: string } | null
  text: { text: string }
  headings: { id: string }[]
}

async function neighboursOf(path: string) {
  const response = await askApi(path, {}, started.env)
  const { data }: { data: { neighbours: Shown[] } } = await response.json()
  return data.neighbours.map(({ by, of, text, headings }) => [by, of?.id, text.text, headings.map(({ id }) => id)])
}

test('notes to its own chapter come before those to others, then lines that name another heading, then names of both', async () => {
  expect(await neighboursOf('/api/tnved/tree?code=8481808199&locale=ru')).toEqual([
    ['note', '84', NOTES[0]?.paragraphs[0], []],
    ['note', '73', NOTES[1]?.paragraphs[0], ['8413']],
    ['row', '848130', 'клапаны обратные, кроме товарной позиции 7304', ['7304']],
  ])
  expect(await neighboursOf('/api/tnved/tree?code=8413&locale=ru')).toEqual([
    ['note', '73', NOTES[1]?.paragraphs[0], ['8481']],
    ['name', undefined, 'труба', ['7304']],
  ])
})

test('chapters and activities have none', async () => {
  expect(await neighboursOf('/api/tnved/tree?code=84')).toEqual([])
  expect(await neighboursOf('/api/okved/tree?code=01.1')).toEqual([])
})
