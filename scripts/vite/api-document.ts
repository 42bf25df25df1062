import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'lightningcss'
import { type Manifest, type Plugin, runnerImport } from 'vite'
import { separateStyles } from './separate-styles.ts'
import { shortTokenNames } from './token-names.ts'

const STYLES = 'web/api-docs/api-docs.css'
const FILES = './scripts/api-document/files.ts'

/** What the name of the page's own sheet begins with. */
export const API_DOCS_SHEET = 'api-docs-'

/** Generated in Node by Vite's module runner, because the sources are the worker's and the browser's, with JSX. */
async function filesWith(styles: string[]): Promise<Record<string, string>> {
  const imported = await runnerImport<typeof import('../api-document/files.ts')>(FILES, {
    configFile: false,
    logLevel: 'warn',
  })
  return imported.module.apiFiles(styles)
}

function write(client: string, path: string, content: string): void {
  const file = join(client, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Writes the page's style sheet under a name with a hash of its content. */
function writeStyles(client: string): string {
  const visitor = shortTokenNames()
  const code = transform({ filename: STYLES, code: readFileSync(STYLES), minify: true, visitor }).code.toString()
  const path = `assets/${API_DOCS_SHEET}${createHash('sha256').update(code).digest('hex').slice(0, 8)}.css`
  write(client, path, code)
  return `/${path}`
}

/**
 * Writes /api/openapi.json and /api/docs among the client's files (worker/api/http/documentation.ts serves them).
 * @param client folder of a client build that is complete
 */
export async function writeApiDocument(client: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  // A page without the shop's frame, so it has the sheet of those (scripts/vite/separate-styles.ts).
  const files = await filesWith([`/${separateStyles(manifest)}`, writeStyles(client)])
  for (const [path, content] of Object.entries(files)) write(client, path, content)
}

/** The same on the development server, generated for each request: there is no build to serve files of. */
export function apiDocumentPlugin(): Plugin {
  const SERVED: Record<string, [file: string, type: string]> = {
    '/api/openapi.json': ['api/openapi.json', 'application/json'],
    '/api/docs': ['api/docs.html', 'text/html'],
  }
  return {
    name: 'kontor:api-document',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const found = SERVED[request.url ?? '']
        if (!found) return next()
        const [file, type] = found
        const files = await filesWith(['/web/styles/index.css', `/${STYLES}`])
        response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(files[file])
      })
    },
  }
}

const CONVERTERS = ['@standard-community/standard-json', '@standard-community/standard-openapi']
const NOTHING = '\0kontor:no-converter'

/**
 * Keeps the converters from schemas to JSON Schema out of the built worker, which serves the finished document: hono-openapi imports
 * them with every description of a route.
 */
export function withoutConvertersPlugin(): Plugin {
  return {
    name: 'kontor:without-converters',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'kontor',
    resolveId: (id) => (CONVERTERS.includes(id) ? NOTHING : null),
    load: (id) =>
      id === NOTHING
        ? 'const none = () => {}\nexport { none as loadVendor, none as toJsonSchema, none as toOpenAPISchema }'
        : null,
  }
}
