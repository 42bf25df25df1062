import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { preprocessCSS, type ResolvedConfig } from 'vite'

/** A CSS module as it is built. */
export interface StyleModule {
  /** The rules of the module. */
  css: string
  /** The class names of the source, each with its short name in the rules. */
  names: Record<string, string>
}

async function sources(): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob('web/**/*.module.css')) files.push(resolve(file))
  return files.sort()
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** 'a0', 'a1' … 'Z9', 'a01': a letter and digits, which the class names of the shared sheets never are. */
function shortName(index: number): string {
  const tens = Math.floor(index / 10)
  const round = Math.floor(index / 10 / LETTERS.length)
  return `${LETTERS[tens % LETTERS.length]}${index % 10}${round || ''}`
}

/**
 * All CSS modules by their absolute paths, with short numbered class names: the bundler's own contain a hash of the file, which does
 * not compress, in every style sheet, script and document. Browser and edge build number the same files in the same order, so that a
 * document's class names match the browser's sheet.
 */
export async function styleModules(config: ResolvedConfig): Promise<Map<string, StyleModule>> {
  const files = await sources()
  const processed = await Promise.all(
    files.map(async (file) => preprocessCSS(await readFile(file, 'utf8'), file, config)),
  )
  let count = 0
  const modules = new Map<string, StyleModule>()
  files.forEach((file, index) => {
    const { code = '', modules: scoped = {} } = processed[index] ?? {}
    const names: Record<string, string> = {}
    const short = new Map<string, string>()
    for (const name of Object.keys(scoped).sort()) {
      names[name] = shortName(count++)
      short.set(scoped[name] ?? '', names[name])
    }
    modules.set(file, { css: code.replaceAll(/[\w-]+/g, (word) => short.get(word) ?? word), names })
  })
  return modules
}
