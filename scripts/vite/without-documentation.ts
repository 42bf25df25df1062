import { type Plugin, parseAst } from 'vite'

/** Files whose calls document the API: its routes and schemas. */
const DOCUMENTED = /\/(?:worker\/api|domain)\/.*\.ts$/

/** Middleware that does nothing but carry a description of its route (worker/api/http/openapi.ts). */
const ROUTES = new Set([
  'describeGet',
  'describeFile',
  'describeWrite',
  'describeRepeatable',
  'describeTree',
  'describeLookup',
])

/** Parts of a schema that validate nothing. */
const SCHEMAS = new Set(['description', 'examples'])

interface Range {
  start: number
  end: number
}

/** A part of a syntax tree: of its properties those alone that are read here. */
interface Node extends Range {
  type: string
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

const property = (node: Node, name: string): unknown => Object.entries(node).find(([key]) => key === name)?.[1]

function nameOf(node: unknown): string | undefined {
  const name = isNode(node) ? property(node, 'name') : undefined
  return typeof name === 'string' ? name : undefined
}

/** Whether an argument of a call is documentation alone: `describeGet(…)`, `v.description('…')`. */
function isDocumentation(argument: Node): boolean {
  const callee = argument.type === 'CallExpression' ? property(argument, 'callee') : undefined
  if (!isNode(callee)) return false
  if (callee.type !== 'MemberExpression') return ROUTES.has(nameOf(callee) ?? '')
  return nameOf(property(callee, 'object')) === 'v' && SCHEMAS.has(nameOf(property(callee, 'property')) ?? '')
}

/** The arguments that are documentation, each with the comma before it or, of the first one, after it. */
function documentationIn(node: Node): Range[] {
  const given = node.type === 'CallExpression' ? property(node, 'arguments') : undefined
  const all = Array.isArray(given) ? given.filter(isNode) : []
  const found = all.flatMap((argument, at): Range[] => {
    if (!isDocumentation(argument)) return []
    const before = all[at - 1]
    const after = all[at + 1]
    if (before) return [{ start: before.end, end: argument.end }]
    return [{ start: argument.start, end: after?.start ?? argument.end }]
  })
  const parts = Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
  const within = ({ start, end }: Range) => found.some((range) => range.start <= start && end <= range.end)
  return [...found, ...parts.filter((part) => !within(part)).flatMap(documentationIn)]
}

/** @returns the code without these ranges; their line breaks stay, so that lines keep their numbers */
const cut = (code: string, ranges: readonly Range[]): string =>
  ranges
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end }) =>
        text.slice(0, start) + code.slice(start, end).replaceAll(/[^\n]/g, '') + text.slice(end),
      code,
    )

/** @returns a module of JavaScript without the arguments that are documentation; null where it has none */
export function withoutDocumentation(code: string): string | null {
  if (!/\bdescribe[A-Z]|\bv\.(?:description|examples)\(/.test(code)) return null
  const ranges = documentationIn(parseAst(code))
  return ranges.length === 0 ? null : cut(code, ranges)
}

/**
 * Leaves the API's documentation out of the built worker, which serves the finished document as a file
 * (worker/api/http/documentation.ts): titles, descriptions and examples were 20 of its 700 kB, and an empty function in the chain of
 * each call.
 */
export function withoutDocumentationPlugin(): Plugin {
  return {
    name: 'kontor:without-documentation',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'kontor',
    transform(source, id) {
      const code = DOCUMENTED.test(id) ? withoutDocumentation(source) : null
      return code === null ? null : { code, map: null }
    },
  }
}
