import { join, resolve } from 'node:path'
import { build } from 'vite'
import { getManifest } from 'workbox-build'

/** The script at /sw.js: the service worker, or the one that removes it from every device (docs/operating.md). */
type ServiceWorkerKind = 'service-worker' | 'withdrawn'

/** `SERVICE_WORKER=off` withdraws it. */
export const serviceWorkerKind = (): ServiceWorkerKind =>
  process.env.SERVICE_WORKER === 'off' ? 'withdrawn' : 'service-worker'

/**
 * Writes sw.js beside the client's files: one classic script, which every browser with service workers supports, with the names of the
 * build's hashed files. The names contain hashes, so that no revisions are needed.
 * @param client folder of a complete client build
 */
export async function buildServiceWorker(client: string, kind: ServiceWorkerKind): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      ...(kind === 'service-worker' ? { BUILD_FILES: JSON.stringify((await fileNames(client)).join(' ')) } : {}),
    },
    resolve: { alias: { idb: resolve('web/app/offline/queue/indexed-database.ts') } },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      modulePreload: false,
      minify: 'terser',
      terserOptions: {
        ecma: 2020,
        compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
        // Workbox's private members; all that use them are in this one file.
        mangle: { properties: { regex: /^_/ } },
      },
      rollupOptions: {
        input: `web/sw/${kind}.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js' },
        // These modules of Workbox only mark its version, for tools that look for it.
        treeshake: { moduleSideEffects: (id) => !id.endsWith('/_version.js') },
      },
    },
  })
}

/** Names of the hashed files below /assets/ that the service worker precaches. @throws Error if workbox leaves one out */
async function fileNames(client: string): Promise<string[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: join(client, 'assets'),
    globPatterns: ['*.{js,css,svg,json}'],
    // What is measured is sent: without a network it is not asked for (web/app/entry.client.ts).
    globIgnores: ['vitals-*.js'],
    dontCacheBustURLsMatching: /./,
  })
  // workbox leaves out a file above 2 MB with only a warning.
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return manifestEntries.map(({ url }) => url)
}
