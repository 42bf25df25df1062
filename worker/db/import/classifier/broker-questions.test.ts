/**
 * A hundred questions of a broker's day (tests/fixtures/broker-questions.tsv), each answered by one press: typed into the box, the wanted code is
 * among those that it shows, and the code's page has what was asked for. The lines with odd numbers were seen while the search was tuned,
 * the others were not.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClassifierName } from '../../../../domain/classifier/compact.ts'
import { namedInNotes } from '../../../../domain/classifier/named-in-notes.ts'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { api } from '../../../api/app.ts'
import { importEdition } from './import-edition.ts'

const FOLDER = '../shared/data'

interface Question {
  at: number
  kind: string
  locale: string
  q: string
  wanted: string[]
}

const QUESTIONS = readFileSync('tests/fixtures/broker-questions.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line, at): Question => {
    const [kind = '', locale = '', q = '', wanted = ''] = line.split('\t')
    return { at, kind, locale, q, wanted: wanted.split(' ') }
  })

/** Codes that the search box of all pages shows while something is typed. */
const SHOWN = 3

/** Of each half, from the box of the classifier's own page, and from the one that all pages have, which shows codes that have all words. */
const LEAST = [
  ['own', 0.95],
  ['everywhere', 0.9],
] as const

describe.skipIf(!existsSync(FOLDER))('with the published editions', () => {
  let started: StartedBindings
  beforeAll(async () => {
    started = await startBindings()
    for (const [tree, folders] of [
      ['okved', ['okved2']],
      ['tnved', ['tnved', 'hs']],
    ] as const) {
      const files = folders.flatMap((folder) =>
        readdirSync(`${FOLDER}/${folder}`).map((name) => ({
          name,
          bytes: new Uint8Array(readFileSync(`${FOLDER}/${folder}/${name}`)),
        })),
      )
      await importEdition(started.unwatched.DB, { tree, files, now: 0 })
    }
  })
  afterAll(() => started.stop())

  const ask = async (path: string) => (await api.request(path, {}, started.unwatched)).json()

  /** Ids of the codes that the box of the classifier's own page has first, and those that the box of all pages shows. */
  async function shown({ q, locale, wanted }: Question): Promise<{ tree: ClassifierName; codes: string[] }[]> {
    const query = new URLSearchParams({ q, locale })
    const tree = wanted[0]?.includes('.') ? 'okved' : 'tnved'
    const own = await ask(`/api/${tree}/tree?${query}`)
    const everywhere = await ask(`/dev/search?${query}`)
    const items: { tree: ClassifierName; code: string }[] = everywhere.data.codes.items
    return [
      { tree, codes: own.data.slice(0, SHOWN).map(({ id }: { id: string }) => id) },
      { tree, codes: items.filter((item) => item.tree === tree).map(({ code }) => code) },
    ]
  }

  /** Whether the page of a code has what a question of this kind is about. */
  async function answers({ kind, locale, q }: Question, tree: ClassifierName, code: string): Promise<boolean> {
    const asked = kind === 'retired' ? q.replaceAll(' ', '') : code
    const { data } = await ask(`/api/${tree}/tree?${new URLSearchParams({ code: asked, locale })}`)
    if (kind === 'retired') return data.retired?.code === asked
    if (kind === 'notes') return data.texts?.length > 0
    if (kind === 'neighbours') return namedInNotes(data.node.code, data.texts).length > 0
    if (kind !== 'duty') return data.node.names !== null
    // A heading's page leads to the lines below, which have the duties.
    return data.node.duty !== null || data.below.length > 0
  }

  test('are answered by one press', async () => {
    expect(QUESTIONS).toHaveLength(100)
    const asked: (Question & Record<'own' | 'everywhere', boolean>)[] = []
    for (const question of QUESTIONS) {
      const isWanted = (code: string) => question.wanted.some((one) => code.startsWith(one))
      const boxes = await shown(question)
      const found = boxes.map(({ codes }) => codes.find(isWanted))
      const pages = await Promise.all(
        found.map((code, at) => (code === undefined ? false : answers(question, boxes[at]?.tree ?? 'tnved', code))),
      )
      asked.push({ ...question, own: pages[0] === true, everywhere: pages[1] === true })
    }
    const half = (of: number) => asked.filter(({ at }) => at % 2 === of)
    for (const of of [0, 1])
      for (const [box, least] of LEAST) {
        const missed = half(of).flatMap(({ q, [box]: isFound }) => (isFound ? [] : [q]))
        expect(1 - missed.length / half(of).length, `${box}: ${missed}`).toBeGreaterThanOrEqual(least)
      }
  })
})
