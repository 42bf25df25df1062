import { join } from 'node:path'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'

/** What /sw.js holds: the service worker, or the one that removes it from every device (docs/operating.md). */
export type ServiceWorkerKind = 'service-worker' | 'withdrawn'

/** `SERVICE_WORKER=off` withdraws it. */
export const serviceWorkerKind = (): ServiceWorkerKind =>
  process.env.SERVICE_WORKER === 'off' ? 'withdrawn' : 'service-worker'

/**
 * Writes sw.js beside the client's files: bundled into one classic script, which every browser with service workers runs,
 * with the list of the build's hashed files written in.
 * @param client folder of a client build that is complete
 */
export async function buildServiceWorker(client: string, kind: ServiceWorkerKind): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      modulePreload: false,
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3, pure_getters: true, unsafe_arrows: true } },
      rollupOptions: { input: `web/sw/${kind}.ts`, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
  if (kind === 'service-worker') await listFiles(client)
}

/** The hash is in the name: such a file needs no revision, and the browser's own copy of it is as good as a fresh one. */
async function listFiles(client: string): Promise<void> {
  const script = join(client, 'sw.js')
  const { warnings } = await injectManifest({
    swSrc: script,
    swDest: script,
    globDirectory: client,
    globPatterns: ['assets/*.{js,css,svg,json}'],
    modifyURLPrefix: { 'assets/': '/assets/' },
    dontCacheBustURLsMatching: /^\/?assets\//,
  })
  // A file past workbox's 2 MB is left out with no more than a warning.
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}
