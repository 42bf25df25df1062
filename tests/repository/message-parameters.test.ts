/** Every parameter of a message is given by each call that shows it: a missing one would leave a hole in the sentence. */
import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'

/** Names of the parameters of each message, in whichever language it has them. */
function parametersByKey(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'string') {
      // Plural forms are one message.
      const key = path.replace(/\.(?:zero|one|two|few|many|other)$/, '')
      const names = [...node.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
      for (const each of new Set([key, path])) found.set(each, new Set([...(found.get(each) ?? []), ...names]))
    } else if (typeof node === 'object' && node !== null)
      for (const [key, value] of Object.entries(node)) walk(value, path ? `${path}.${key}` : key)
  }
  for (const locale of LOCALES) walk(JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')), '')
  return found
}

interface Node {
  type: string
  start: number
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield* nodesOf(one)
}

const named = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')

/**
 * The message keys that an argument can have, in groups: each literal is a group, also on either side of a condition; all keys that match
 * a template are one group, because the call may use only some of them.
 */
function keysOf(argument: unknown, all: readonly string[]): string[][] {
  if (!isNode(argument)) return []
  if (argument.type === 'Literal') return typeof argument.value === 'string' ? [[argument.value]] : []
  if (argument.type === 'ConditionalExpression')
    return [...keysOf(argument.consequent, all), ...keysOf(argument.alternate, all)]
  if (argument.type !== 'TemplateLiteral' || !Array.isArray(argument.quasis)) return []
  const parts = argument.quasis.map((part: { value: { cooked: string } }) => RegExp.escape(part.value.cooked))
  const pattern = new RegExp(`^${parts.join('[\\w.-]+')}$`)
  return [all.filter((key) => pattern.test(key))]
}

/** Names of the parameters of a call; null where they are not written out in it. */
function givenIn(argument: unknown): string[] | null {
  if (argument === undefined) return []
  if (!isNode(argument) || argument.type !== 'ObjectExpression' || !Array.isArray(argument.properties)) return null
  const names = argument.properties.map((one: Node) => (one.type === 'Property' ? named(one.key) : ''))
  return names.includes('') ? null : names
}

const isTranslation = (callee: unknown): boolean =>
  named(callee) === 't' || (isNode(callee) && callee.type === 'MemberExpression' && named(callee.property) === 't')

test('every call gives all parameters of its message', () => {
  const parameters = parametersByKey()
  const all = [...parameters.keys()]
  const files = globSync('{domain,web,worker}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const missing = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    if (!/\bt\(/.test(source)) return []
    const tree: unknown = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
    return [...(isNode(tree) ? nodesOf(tree) : [])].flatMap((node) => {
      if (node.type !== 'CallExpression' || !isTranslation(node.callee) || !Array.isArray(node.arguments)) return []
      const [key, values] = node.arguments
      const given = givenIn(values)
      if (given === null) return []
      const lackOf = (one: string) => [...(parameters.get(one) ?? [])].filter((name) => !given.includes(name))
      const at = `${file}:${source.slice(0, node.start).split('\n').length}`
      return keysOf(key, all)
        .filter((group) => group.length > 0 && group.every((one) => lackOf(one).length > 0))
        .map(([one = '']) => `${at} ${one} lacks ${lackOf(one).join(', ')}`)
    })
  })
  expect(missing).toEqual([])
})
