import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withJoinedWrites } from './preact-stream.ts'

const SOURCE = readFileSync('node_modules/preact-render-to-string/src/stream.js', 'utf8')

type Write = (text: string) => void

class Deferred {
  promise = Promise.resolve()
  resolve() {}
  reject() {}
}

/** The pieces of a stream whose document is written like this. */
async function piecesOf(write: (onWrite: Write) => Promise<void>): Promise<string[]> {
  const body = withJoinedWrites(SOURCE)
    .replace(/^import .*$/gm, '')
    .replace('export function', 'return function')
  const renderToChunks = (_: unknown, { onWrite }: { onWrite: Write }) => write(onWrite)
  const render: () => ReadableStream<Uint8Array> = new Function('Deferred', 'renderToChunks', body)(
    Deferred,
    renderToChunks,
  )
  const pieces: string[] = []
  for await (const piece of render()) pieces.push(new TextDecoder().decode(piece))
  return pieces
}

test('what is written at one time is one piece, and all of it is written before the end', async () => {
  const pieces = await piecesOf(async (write) => {
    write('<!DOCTYPE html><html>')
    write('<script>')
    await setImmediate()
    write('Труба')
    write('</html>')
  })
  expect(pieces).toEqual(['<!DOCTYPE html><html><script>', 'Труба</html>'])
})

test('a document without a doctype gets one, once', async () => {
  const pieces = await piecesOf(async (write) => {
    write('<html>')
    await setImmediate()
    write('</html>')
  })
  expect(pieces.join('')).toBe('<!DOCTYPE html><html></html>')
})

test('another version of Preact, which writes otherwise, fails the build', () => {
  expect(() => withJoinedWrites(SOURCE.replace('controller.enqueue', 'push'))).toThrow('controller.enqueue')
})
