import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf as allImportsOf } from './source-imports.ts'

/**
 * Which folders code in a folder may import from (docs/architecture.md). The longest matching row counts. Type imports count too,
 * because a type from the wrong side would soon be copied instead.
 */
const MAY_IMPORT: Record<string, string[]> = {
  'domain/': ['domain/', 'locales/'],
  'web/': ['web/', 'domain/', 'locales/'],
  'worker/': ['worker/', 'domain/'],
  'worker/api/delivery/': ['worker/', 'domain/', 'locales/'],
  'worker/db/import/': ['worker/', 'domain/', 'locales/'],
  'worker/render/': ['worker/', 'web/', 'domain/', 'locales/'],
}

/**
 * Inside the worker arrows point `render, forms → gateway → api → db`: what code in a folder must not import, because it is above it.
 * What several of them need is in `worker/` itself or in a folder of its own beside them.
 */
const ABOVE: Record<string, string[]> = {
  'worker/gateway/': ['worker/render/', 'worker/forms/'],
  'worker/api/': ['worker/render/', 'worker/forms/', 'worker/gateway/'],
  'worker/db/': ['worker/render/', 'worker/forms/', 'worker/gateway/', 'worker/api/', 'worker/jobs/'],
}

const sources = globSync('{domain,web,worker,seed,scripts,tests}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const files = sources.filter((file) => /^(?:domain|web|worker)\//.test(file))
const rowOf = (file: string) =>
  Object.keys(MAY_IMPORT)
    .filter((prefix) => file.startsWith(prefix))
    .sort((a, b) => b.length - a.length)[0] ?? ''

/** The imports of a file within this repository. */
const importsOf = (file: string) => allImportsOf(file).filter(({ isPackage }) => !isPackage)

test('the pattern matches files', () => expect(files.length).toBeGreaterThan(50))

test('imports point one way', () => {
  const wrong = files.flatMap((file) => {
    const allowed = MAY_IMPORT[rowOf(file)] ?? []
    return importsOf(file)
      .filter(({ target }) => !allowed.some((prefix) => target.startsWith(prefix)))
      .map(({ target }) => `${file} imports ${target}: only ${allowed.join(', ') || 'nothing'} may be imported there`)
  })
  expect(wrong).toEqual([])
})

test('inside the worker nothing imports what is above it', () => {
  const wrong = Object.entries(ABOVE).flatMap(([folder, above]) =>
    files
      .filter((file) => file.startsWith(folder))
      .flatMap((file) => importsOf(file).map(({ target }) => ({ file, target })))
      .filter(({ target }) => above.some((prefix) => target.startsWith(prefix)))
      .map(({ file, target }) => `${file} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

/** What runs at the edge alone: a page's data, and the whole of a page without islands. */
const isOfEdge = (file: string) => /\/(?:load\.ts|static\.tsx)$/.test(file)

test('a page never imports its load.ts, which would then be sent to the browser', () => {
  const wrong = files.filter(
    (file) =>
      file.startsWith('web/') &&
      !isOfEdge(file) &&
      importsOf(file).some(({ target, isType }) => !isType && isOfEdge(target)),
  )
  expect(wrong).toEqual([])
})

/** Files that import each other, directly or through others (Tarjan's strongly connected components), types included. */
function circles(): string[][] {
  const known = new Set(sources)
  const imports = new Map(sources.map((file) => [file, importsOf(file).map(({ target }) => target)]))
  const order = new Map<string, number>()
  const path: string[] = []
  const found: string[][] = []

  function visit(file: string): number {
    const index = order.size
    order.set(file, index)
    path.push(file)
    let low = index
    for (const target of imports.get(file) ?? []) {
      if (!known.has(target)) continue
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (path.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === index) found.push(path.splice(path.indexOf(file)))
    return low
  }

  for (const file of sources) if (!order.has(file)) visit(file)
  return found
}

test('no circle of imports has more than three files: a larger one cannot be read, or moved, one file at a time', () => {
  expect(circles().filter((circle) => circle.length > 3)).toEqual([])
})
