import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement, type ReactNode, Suspense, use, useId } from 'react'
import { expect, test } from 'vitest'
import { withStrings } from './react-server.ts'

const FOLDER = new URL('../../node_modules/react-dom/cjs/', import.meta.url)
const read = (name: string) => readFileSync(new URL(`react-dom-server${name}.production.js`, FOLDER), 'utf8')
const SOURCE = read('.edge')

interface Renderer {
  renderToString(node: ReactNode, options?: { identifierPrefix: string }): string
  renderToReadableStream(
    node: ReactNode,
    options?: { onError(error: unknown): void },
  ): Promise<ReadableStream<Uint8Array>>
}

function evaluated(source: string): Renderer {
  const exports = {}
  new Function('exports', 'require', source)(exports, createRequire(FOLDER))
  return exports as Renderer
}

const renderer = evaluated(withStrings(SOURCE))
const { renderToString } = evaluated(read('-legacy.browser'))

/** Returns its id alone: the development version of React makes no elements for a renderer of the production version. */
const Numbered = () => `${useId()},`
const Never = () => use(new Promise<string>(() => {}))
const Arriving = ({ at }: { at: Promise<ReactNode> }) => use(at)
const Fails = (): ReactNode => {
  throw new Error('broken')
}

/** Renders another tree while it is rendered itself, as cached fragments do. */
const INNER = <Numbered />
const Nested = () => renderer.renderToString(INNER)

const TREES: [name: string, tree: ReactNode][] = [
  ['text', ['a', 1, null, false, ' <&>"\' ', '', 'Труба ₽ 钢管 😀']],
  [
    'attributes',
    <a key="a" href="/?a=1&b='" title={'"'} hidden data-a={0}>
      x
    </a>,
  ],
  [
    'fields',
    <form key="f">
      <select defaultValue="b">
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
      <input defaultChecked type="checkbox" />
      <textarea defaultValue={'\nx'} />
    </form>,
  ],
  [
    'other markup',
    <svg key="s" viewBox="0 0 1 1" xlinkHref="#a">
      <path strokeWidth={2} d="M0 0" />
    </svg>,
  ],
  ['ids', [<Numbered key="1" />, <Numbered key="2" />]],
  [
    'a fallback',
    <Suspense key="s" fallback={<b>…</b>}>
      <Never />
    </Suspense>,
  ],
  [
    'a failed section',
    <Suspense key="s" fallback="…">
      <Fails />
    </Suspense>,
  ],
  [
    'a document',
    <html key="h" lang="ru">
      <head>
        <title>т</title>
        <meta name="a" content="b" />
      </head>
      <body>
        <link rel="preload" as="image" href="/a.png" />
        <img src="/b.png" alt="" />
        <script async src="/a.js" />
      </body>
    </html>,
  ],
  ['a large tree', Array.from({ length: 3000 }, (_, at) => `строка ${at}`).map((line) => <li key={line}>{line}</li>)],
]

test.each(TREES)('%s: the same string as from React', (_, tree) => {
  expect(renderer.renderToString(tree)).toBe(renderToString(tree))
  expect(renderer.renderToString(tree, { identifierPrefix: 'x' })).toBe(renderToString(tree, { identifierPrefix: 'x' }))
})

test('a tree is rendered while another is', () => {
  expect(renderer.renderToString([<Nested key="n" />, 'after'])).toBe(`${renderToString(INNER)}<!-- -->after`)
})

test('an error outside of a boundary is thrown, and the next tree is rendered', () => {
  expect(() => renderer.renderToString(createElement(Fails))).toThrow('broken')
  expect(() => renderer.renderToString(createElement(Never))).toThrow('suspended')
  expect(renderer.renderToString('a')).toBe('a')
})

test.each(TREES.filter(([name]) => !name.includes('fallback') && !name.includes('failed')))(
  '%s: the same stream as from React',
  async (_, tree) => {
    const streamed = async (from: Renderer) => new Response(await from.renderToReadableStream(tree)).text()
    expect(await streamed(renderer)).toBe(await streamed(evaluated(SOURCE)))
  },
)

/** A tree whose section arrives a turn of the event loop after the rest, or fails then. */
function late(section: () => ReactNode): ReactNode {
  const arrival = new Promise<ReactNode>((resolve, reject) =>
    setTimeout(() => {
      try {
        resolve(section())
      } catch (error) {
        reject(error)
      }
    }),
  )
  return (
    <main>
      <Suspense fallback={<b>…</b>}>
        <Arriving at={arrival} />
      </Suspense>
      after
    </main>
  )
}

test.each([
  ['arrives', () => <i key="i">here</i>],
  ['fails', Fails],
])('a deferred section that %s: the same stream as from React', async (_, section) => {
  const streamed = async (from: Renderer) => {
    const reported: unknown[] = []
    const onError = (error: unknown) => void reported.push(error)
    const html = await new Response(await from.renderToReadableStream(late(section), { onError })).text()
    return { html, reported }
  }
  expect(await streamed(renderer)).toEqual(await streamed(evaluated(SOURCE)))
})

test('what is rendered at one time is one piece of the stream', async () => {
  const pieces: string[] = []
  const tree = late(() => TREES.map(([, one]) => <div key="d">{one}</div>).at(-1))
  for await (const piece of await renderer.renderToReadableStream(tree)) pieces.push(new TextDecoder().decode(piece))
  expect(pieces.map((piece) => piece.includes('строка'))).toEqual([false, true])
})

test('another version of React, without what is replaced, fails the build', () => {
  expect(() => withStrings(SOURCE.replaceAll('performWork', 'work'))).toThrow('performWork')
  expect(() => withStrings(SOURCE.replaceAll('segmentByteSize', 'size'))).toThrow('segmentByteSize')
  expect(() => withStrings(SOURCE.replaceAll('trackedPostpones', 'postponed'))).toThrow('trackedPostpones')
})
