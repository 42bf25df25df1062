import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'
import { buildInfoPlugin } from './scripts/vite/build-info.ts'
import { clientWordsPlugin } from './scripts/vite/client-words.ts'
import { buildServiceWorker, serviceWorkerKind } from './scripts/vite/service-worker.ts'

// Neither a build nor the development server has anything to ask or tell outside.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'
process.env.WRANGLER_SEND_METRICS ??= 'false'

/** The tiny build is the same source on Preact, on both sides (docs/architecture.md, "Two view libraries"). */
const TINY_ALIASES = [
  ['react-dom/server.edge', 'preact-render-to-string/stream'],
  ['react-dom/server', 'preact-render-to-string'],
  ['react-dom/client', 'preact/compat/client'],
  ['react-dom', 'preact/compat'],
  ['react/jsx-runtime', 'preact/jsx-runtime'],
  ['react', 'preact/compat'],
] as const

/**
 * The app is one file for every page, beside the page's own and the words: a dozen of small ones would cost a dozen requests.
 * What only a press asks for (suggestions, zoom, hints) or what comes last stays apart.
 */
const APART = ['tooltip', 'prefetch', 'service-worker', 'search-box/', 'entry\\.client']
const CLIENT_CHUNKS = [
  { name: 'first', test: /\/web\/app\/(lost-chunk|idle|held-presses)|preload-helper|rolldown\/runtime/, priority: 1 },
  {
    name: 'app',
    test: new RegExp(`node_modules|/web/(state|routes|locale|app|components)\\b(?!.*(${APART.join('|')}))`),
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

/** What makes a bundle one of ours, whatever worker is in it: the benchmarks bundle theirs with it too. */
export const sourceConfig = (tiny: boolean, outDir: string) => ({
  plugins: [buildInfoPlugin(outDir), clientWordsPlugin()],
  define: {
    'import.meta.env.TINY': JSON.stringify(tiny),
    'import.meta.env.SERVICE_WORKER': JSON.stringify(serviceWorkerKind() === 'service-worker'),
    'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production'),
  },
  resolve: {
    alias: tiny ? TINY_ALIASES.map(([find, replacement]) => ({ find: new RegExp(`^${find}$`), replacement })) : [],
  },
  css: {
    transformer: 'lightningcss' as const,
    lightningcss: { cssModules: { pattern: '[hash]-[local]' } },
  },
})

/** On the development server the sources are files, which the worker must not answer for; added to wrangler.toml's own. */
const sourcesFirst = () => ({
  assets: {
    run_worker_first: ['!/@*', '!/web/*', '!/locales/*', '!/node_modules/*'],
  },
})

export default defineConfig(({ mode, command }) => {
  const tiny = mode === 'tiny'
  const outDir = tiny ? 'dist-tiny' : 'dist'
  const source = sourceConfig(tiny, outDir)
  return {
    ...source,
    plugins: [
      ...source.plugins,
      cloudflare({
        persistState: { path: '.wrangler/state' },
        ...(command === 'serve' ? { config: sourcesFirst } : {}),
      }),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    environments: {
      client: {
        build: {
          manifest: true,
          rollupOptions: { input: 'web/app/entry.client.ts', output: { codeSplitting: { groups: CLIENT_CHUNKS } } },
        },
      },
      kontor: { build: { minify: true, sourcemap: true } },
    },
    builder: {
      // The worker's bundle holds the addresses of the client's files, so the client comes first; so do they in sw.js.
      async buildApp(builder) {
        for (const name of ['client', 'kontor']) {
          const environment = builder.environments[name]
          if (environment) await builder.build(environment)
          if (name === 'client') await buildServiceWorker(`${outDir}/client`, serviceWorkerKind())
        }
      },
    },
  }
})
