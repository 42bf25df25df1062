import { statSync } from 'node:fs'
import { UnusableInput } from '../../worker/db/import/unusable-input.ts'

/**
 * @param largest bytes
 * @returns the path
 * @throws UnusableInput where there is no such file, or it is too large
 */
export function requireFile(path: string, largest: number): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile()) throw new UnusableInput(`There is no file ${path}.`)
  if (stat.size > largest) throw new UnusableInput(`${path} is larger than ${largest / 1e6} MB.`)
  return path
}
