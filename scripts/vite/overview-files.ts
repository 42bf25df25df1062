import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { CLASSIFIERS, type ClassifierName } from '../../domain/classifier/compact.ts'
import { overviewFile } from '../../worker/db/import/classifier/builtin/load-overview.ts'

const FOLDER = 'worker/db/import/classifier/builtin'

const read = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8')

const namesOf = (tree: ClassifierName): string =>
  readdirSync(`${FOLDER}/names`)
    .filter((file) => file.startsWith(tree))
    .map((file) => read(`names/${file}`))
    .join('\n')

/** @returns the file of a classifier's overview, as `loadOverview` reads it */
export const overviewText = (tree: ClassifierName): string =>
  JSON.stringify({ codes: read(`${tree}.tsv`), names: namesOf(tree) })

/**
 * Writes the overview of the classifiers among the client's files: imports on the operators' desk take names from it that an official file
 * lacks. In the script it would be read by every isolate.
 */
export function overviewFilesPlugin(): Plugin {
  return {
    name: 'kontor:overview-files',
    apply: 'build',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const tree of CLASSIFIERS)
        this.emitFile({ type: 'asset', fileName: overviewFile(tree), source: overviewText(tree) })
    },
  }
}
