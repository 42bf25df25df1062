import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { transform } from 'lightningcss'
import { type Manifest, type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'
import { styleModules } from './class-names.ts'

/**
 * In the order of the cascade. The last are the screens that are page loads of their own, those of one person (domain/personal-routes.ts)
 * and those without the shop's frame, which web/styles/components.ts leaves out of the public sheet.
 */
const SHEETS = [
  'web/styles/index.css',
  'web/styles/separate.css',
  'web/{app,components}/**/*.module.css',
  // The parts of public pages that the editor's and the moderators' previews show.
  'web/pages/product/price-panel.module.css',
  'web/pages/company/company.module.css',
  'web/pages/{account*,sign-in,inquiry,request-list,fatal,icons,landing}/**/*.module.css',
]

/** Components that public pages alone show: tests/repository/styles.test.ts compares them with what those pages import. */
const PUBLIC_ALONE = [
  'web/components/{breadcrumb,company-row,empty-state,favourite-button,place-map,price,product-card,skeleton,story-list}.module.css',
  'web/components/{supplier-steps,supplier-table,understood-query,facets/rail,listing/listing}.module.css',
]

async function filesOf(pattern: string): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(pattern, { exclude: PUBLIC_ALONE })) files.push(file)
  return files.sort()
}

/** @returns the files of the separate sheet in the order of the cascade */
export const separateFiles = async (): Promise<string[]> => (await Promise.all(SHEETS.map(filesOf))).flat()

async function separateSheet(config: ResolvedConfig): Promise<string> {
  const files = await separateFiles()
  const modules = await styleModules(config)
  const rules = files.map(async (file) => {
    const css = modules.get(resolve(file))?.css
    return css ?? (await preprocessCSS(await readFile(file, 'utf8'), file, config)).code
  })
  const code = (await Promise.all(rules)).join('\n')
  return transform({ filename: 'separate.css', code: Buffer.from(code), minify: true }).code.toString()
}

/**
 * The sheet of the screens that are page loads of their own, in the client build.
 * @throws Error for a build without it
 */
export function separateStyles(manifest: Manifest): string {
  const key = Object.keys(manifest).find((key) => key.startsWith('_separate-')) ?? ''
  const file = manifest[key]?.file
  if (!file) throw new Error('the build has no separate sheet')
  return file
}

/**
 * Writes the separate sheet: the common styles and those of screens that are page loads of their own. In the public sheet they would
 * exceed its 12 kB, for visitors who never open one.
 */
export function separateStylesPlugin(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'kontor:separate-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', name: 'separate.css', source: await separateSheet(config) })
    },
  }
}
