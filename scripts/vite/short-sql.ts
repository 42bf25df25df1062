import { type Plugin, parseAst } from 'vite'

/** Files with statements of ours. */
const STATEMENTS = /\/worker\/.*\.ts$/

const INDENT = /\n +/g

/** A part of a syntax tree: of its properties those alone that are read here. */
interface Node {
  type: string
  start: number
  end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

const property = (node: unknown, name: string): unknown =>
  isNode(node) ? Object.entries(node).find(([key]) => key === name)?.[1] : undefined

const nameOf = (node: unknown): unknown => property(node, 'name')

/** The template that is a statement: sql`…`, or what a database is to prepare. */
function statementOf(node: Node): unknown {
  if (node.type === 'TaggedTemplateExpression')
    return nameOf(property(node, 'tag')) === 'sql' && property(node, 'quasi')
  const given = node.type === 'CallExpression' && property(node, 'arguments')
  const isPrepared = nameOf(property(property(node, 'callee'), 'property')) === 'prepare'
  return isPrepared && Array.isArray(given) ? given[0] : undefined
}

/** The texts of all statements, also of those within others. */
function textsIn(node: Node): Node[] {
  const quasis = property(statementOf(node), 'quasis')
  const parts = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]))
  return [...(Array.isArray(quasis) ? quasis.filter(isNode) : []), ...parts.filter(isNode).flatMap(textsIn)]
}

/** @returns a module of JavaScript whose statements are on one line each; null where it has none */
export function withShortSql(code: string): string | null {
  if (!/sql`|\.prepare\(/.test(code)) return null
  return textsIn(parseAst(code))
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end }) => text.slice(0, start) + code.slice(start, end).replace(INDENT, ' ') + text.slice(end),
      code,
    )
}

/** Leaves the lines and the indentation of SQL out of the built worker, where it is more than a kilobyte of what is uploaded. */
export function shortSqlPlugin(): Plugin {
  return {
    name: 'kontor:short-sql',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'kontor',
    transform(source, id) {
      const code = STATEMENTS.test(id) ? withShortSql(source) : null
      return code === null ? null : { code, map: null }
    },
  }
}
