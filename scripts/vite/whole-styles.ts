import type { Plugin } from 'vite'
import { type StyleModule, styleModules } from './class-names.ts'

const ALL = 'web/styles/components.ts'
const SUFFIX = '.module.css'
const RULES = '.css?rules'
const NAMES = '\0class-names:'

/**
 * Separates the class names of a CSS module from its rules. The browser's single sheet contains the rules of every component, including
 * those rendered at the edge only; a script contains the class names of its own components. By default the bundler leaves out a sheet
 * if no script uses its names.
 */
export function wholeStylesPlugin(): Plugin {
  let modules: Promise<Map<string, StyleModule>>
  const moduleOf = async (stem: string): Promise<StyleModule> => {
    const found = (await modules).get(stem + SUFFIX)
    if (!found) throw new Error(`no CSS module ${stem}${SUFFIX}`)
    return found
  }
  return {
    name: 'kontor:whole-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      modules = styleModules(config)
    },
    async resolveId(id, importer) {
      if (!id.endsWith(SUFFIX) || !importer) return null
      const resolved = await this.resolve(id, importer, { skipSelf: true })
      if (!resolved) return null
      const stem = resolved.id.slice(0, -SUFFIX.length)
      return importer.endsWith(ALL) ? stem + RULES : NAMES + stem
    },
    async load(id) {
      if (id.endsWith(RULES)) return (await moduleOf(id.slice(0, -RULES.length))).css
      if (id.startsWith(NAMES))
        return `export default ${JSON.stringify((await moduleOf(id.slice(NAMES.length))).names)}`
      return null
    },
  }
}
