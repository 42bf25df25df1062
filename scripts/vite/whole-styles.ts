import { readFile } from 'node:fs/promises'
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'

const ALL = 'web/styles/components.ts'
const NAMES = '\0class-names:'
const isModule = (id: string) => id.endsWith('.module.css')

/**
 * Parts the class names of a style sheet from its rules in the browser's build. The rules of every component go into the one
 * sheet, those drawn at the edge alone as well; a script gets the names of the components that it draws. By itself the
 * bundler leaves out a sheet of which no script uses a name.
 */
export function wholeStylesPlugin(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'kontor:whole-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved
    },
    async resolveId(id, importer) {
      if (!isModule(id) || !importer || importer.endsWith(ALL)) return null
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found && `${NAMES}${found.id.slice(0, -'.css'.length)}`
    },
    async load(id) {
      if (!id.startsWith(NAMES)) return null
      const file = `${id.slice(NAMES.length)}.css`
      const { modules } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
      return `export default ${JSON.stringify(modules ?? {})}`
    },
    transform: {
      // After the bundler's own, which has taken the rules out by then.
      order: 'post',
      handler: (_, id) => (isModule(id) ? { code: '', map: null, moduleSideEffects: 'no-treeshake' } : null),
    },
  }
}
