import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(type\s)?(?:[^'"\n;]*?from\s*)?['"]([^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]/g

interface SourceImport {
  /** A path in the repository, or a package's name. */
  target: string
  isPackage: boolean
  /** Whether only types are imported. */
  isType: boolean
  /** Whether it is an `import()`. */
  isLazy: boolean
}

/** What a source file imports; imports of several lines are joined first. */
export function importsOf(file: string): SourceImport[] {
  const source = readFileSync(file, 'utf8').replace(/\{[^{}]*\}(?=\s*from)/g, '{}')
  return [...source.matchAll(IMPORT)].map(([, type, from, lazy]) => {
    const name = from ?? lazy ?? ''
    const isPackage = !name.startsWith('.')
    return {
      target: isPackage ? name : normalize(join(dirname(file), name)),
      isPackage,
      isType: type !== undefined,
      isLazy: lazy !== undefined,
    }
  })
}

/** @returns the files and packages that are evaluated together with these files, including these themselves */
export function evaluatedWith(files: string[]): Set<string> {
  const found = new Set(files)
  // Iterating a Set also visits the elements that are added during the iteration.
  for (const file of found) {
    if (!/^(domain|web|worker)\/.*\.tsx?$/.test(file)) continue
    for (const { target, isType, isLazy } of importsOf(file)) if (!isType && !isLazy) found.add(target)
  }
  return found
}
