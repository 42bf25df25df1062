import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { preprocessCSS, type ResolvedConfig } from 'vite'

/** A CSS module as it is built. */
export interface StyleModule {
  /** Its rules. */
  css: string
  /** Its class names as the source writes them, each with the one in the rules. */
  names: Record<string, string>
}

async function sources(): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob('web/**/*.module.css')) files.push(resolve(file))
  return files.sort()
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** 'a0', 'a1' … 'Z9', 'a01': a letter and digits, which no class name of the shared sheets is. */
function shortName(index: number): string {
  const [tens, round] = [Math.floor(index / 10), Math.floor(index / 10 / LETTERS.length)]
  return `${LETTERS[tens % LETTERS.length]}${index % 10}${round || ''}`
}

/**
 * All CSS modules by their absolute paths. Their class names are numbered through: the bundler's own begin with a hash of the file,
 * which no compression makes smaller, in every style sheet, script and document. Both sides number the same files in the same
 * order, so a document from the edge meets the sheet that was built for the browser.
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
