/** A whole edition as CSV or JSON Lines, for programs (docs/behaviour.md, "Editions as files"). */
import type { Context } from 'hono'
import { type FlatNode, flatNode } from '../../../../domain/classifier/flat-edition.ts'
import type { ClassifierTree } from '../../../../domain/classifier/tree.ts'
import { type CsvCell, csvText, toCsv } from '../../../../domain/csv.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import type { OpenClassifier } from './source.ts'

export const EDITION_FORMATS = ['csv', 'jsonl'] as const
type EditionFormat = (typeof EDITION_FORMATS)[number]

const TYPES = { csv: 'text/csv; charset=utf-8', jsonl: 'application/jsonl; charset=utf-8' }

const HEADINGS = 'id,code,level,parent,path,name_en,name_ru,name_zh,unit,duty,footnotes'.split(',')

const toCells = ({ id, code, level, parent, path, name, unit, duty, footnotes }: FlatNode): CsvCell[] => [
  id,
  code,
  level,
  parent,
  path.join('/'),
  name.en,
  name.ru,
  name.zh,
  unit,
  duty,
  footnotes,
]

const write = {
  csv: (nodes: FlatNode[]) => csvText(nodes.map(toCells), 'en'),
  jsonl: (nodes: FlatNode[]) => nodes.map((node) => `${JSON.stringify(node)}\n`).join(''),
}
const HEAD = { csv: () => toCsv([HEADINGS], 'en'), jsonl: () => '' }

/** Nodes a chunk: the file of the tariff has eight megabytes, which never are in memory at once. */
const CHUNK = 500

function stream(tree: ClassifierTree, format: EditionFormat): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let at = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(HEAD[format]())),
    pull(controller) {
      const end = Math.min(at + CHUNK, tree.size)
      const nodes = Array.from({ length: end - at }, (_, n) => flatNode(tree, at + n))
      if (nodes.length > 0) controller.enqueue(encoder.encode(write[format](nodes)))
      at = end
      if (at === tree.size) controller.close()
    },
  })
}

/** The file of the current edition; 304 where the caller has it already. Its ETag is the edition's id with the format. */
export function editionFile(
  c: Context<ApiEnv>,
  { id, index: { tree } }: OpenClassifier,
  format: EditionFormat,
): Response {
  const tag = `${id}-${format}`
  c.header('ETag', `W/"${tag}"`)
  if (c.req.header('If-None-Match')?.includes(`"${tag}"`)) return c.body(null, 304)
  return c.body(stream(tree, format), 200, {
    'Content-Type': TYPES[format],
    'Content-Disposition': `attachment; filename="${tree.tree}-${tree.dated}.${format}"`,
    'X-Robots-Tag': 'noindex',
  })
}
