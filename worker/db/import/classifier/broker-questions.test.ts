/**
 * A hundred questions of a broker's day (tests/fixtures/broker-questions.tsv), and forty that were written later without knowing their
 * results (broker-control.tsv), each answered by one click: typed into the search box, the wanted code is among those that it shows, and
 * the code's page has what was asked for. Of the forty the lines with even numbers were never looked at.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClassifierName } from '../../../../domain/classifier/compact.ts'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { importEdition } from '../../../../tests/fixtures/imported-edition.ts'
import { api } from '../../../api/app.ts'

const FOLDER = '../shared/data'

interface Question {
  at: number
  kind: string
  locale: string
  q: string
  wanted: string[]
}

const questionsOf = (file: string): Question[] =>
  readFileSync(`tests/fixtures/${file}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .map((line, at): Question => {
      const [kind = '', locale = '', q = '', wanted = ''] = line.split('\t')
      return { at, kind, locale, q, wanted: wanted.split(' ') }
    })

/** Codes that the search box of all pages shows while something is typed. */
const SHOWN = 3

/** The box of the classifier's own page, and the one that all pages have. */
const BOXES = ['own', 'everywhere'] as const

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

  /** Ids of the first codes that the search box of the classifier's own page shows, and of those that the box of all pages shows. */
  async function shown({ q, locale, wanted }: Question): Promise<{ tree: ClassifierName; codes: string[] }[]> {
    const query = new URLSearchParams({ q, locale })
    const tree = wanted[0]?.includes('.') ? 'okved' : 'tnved'
    const own = await ask(`/api/${tree}/tree?${query}`)
    const everywhere = await ask(`/dev/search?${query}`)
    const items: { tree: ClassifierName; id: string }[] = everywhere.data.codes.items
    return [
      { tree, codes: own.data.slice(0, SHOWN).map(({ id }: { id: string }) => id) },
      { tree, codes: items.filter((item) => item.tree === tree).map(({ id }) => id) },
    ]
  }

  /** Whether the page of a code has what a question of this kind is about. */
  async function answers({ kind, locale, q }: Question, tree: ClassifierName, code: string): Promise<boolean> {
    const asked = kind === 'retired' ? q.replaceAll(' ', '') : code
    const { data } = await ask(`/api/${tree}/tree?${new URLSearchParams({ code: asked, locale })}`)
    if (kind === 'retired') return data.retired?.code === asked
    if (kind === 'notes') return data.texts?.length > 0
    if (kind === 'neighbours')
      return data.neighbours.some(({ headings }: { headings: unknown[] }) => headings.length > 0)
    if (kind !== 'duty') return data.node.names !== null
    // A heading's page links to the lines below it, which have the duties.
    return data.node.duty !== null || data.below.length > 0
  }

  test.each([
    ['broker-questions', 100, 0.99],
    ['broker-control', 40, 0.97],
  ])('%s are answered by one press', async (file, count, least) => {
    const questions = questionsOf(file)
    expect(questions).toHaveLength(count)
    const asked: (Question & Record<'own' | 'everywhere', boolean>)[] = []
    for (const question of questions) {
      const isWanted = (code: string) => question.wanted.some((one) => code.startsWith(one))
      const boxes = await shown(question)
      const found = boxes.map(({ codes }) => codes.find(isWanted))
      const pages = await Promise.all(
        found.map((code, at) => (code === undefined ? false : answers(question, boxes[at]?.tree ?? 'tnved', code))),
      )
      asked.push({ ...question, own: pages[0] === true, everywhere: pages[1] === true })
    }
    for (const box of BOXES) {
      const missed = asked.flatMap(({ at, q, [box]: isFound }) =>
        isFound ? [] : [at % 2 === 0 ? q : 'one of the unseen'],
      )
      expect(1 - missed.length / asked.length, `${box}: ${missed}`).toBeGreaterThanOrEqual(least)
    }
  })
})
