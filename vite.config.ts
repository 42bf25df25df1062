import { resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import { environmentVariables, localVariables } from './scripts/local-variables.ts'
import { apiDocumentPlugin, withoutConvertersPlugin, writeApiDocument } from './scripts/vite/api-document.ts'
import { browserOnlyPlugin } from './scripts/vite/browser-only.ts'
import { buildInfoPlugin } from './scripts/vite/build-info.ts'
import { clientChunks } from './scripts/vite/chunks.ts'
import { clientMessagesPlugin } from './scripts/vite/client-messages.ts'
import { dataInAssetsPlugin } from './scripts/vite/data-in-assets.ts'
import { documentFontsPlugin } from './scripts/vite/document-fonts.ts'
import { drizzlePlugin } from './scripts/vite/drizzle.ts'
import { edgeMessagesPlugin } from './scripts/vite/edge-messages.ts'
import { honoPlugin } from './scripts/vite/hono.ts'
import { importScriptPlugin } from './scripts/vite/import-script.ts'
import { jsxRuntimePlugin } from './scripts/vite/jsx-runtime.ts'
import { leafWordsFilePlugin } from './scripts/vite/leaf-words-file.ts'
import { mapFramePlugin } from './scripts/vite/map-frame.ts'
import { minifyAgainPlugin } from './scripts/vite/minify-again.ts'
import { overviewFilesPlugin } from './scripts/vite/overview-files.ts'
import { preactStreamPlugin } from './scripts/vite/preact-stream.ts'
import { pureSchemasPlugin } from './scripts/vite/pure-schemas.ts'
import { reactServerPlugin } from './scripts/vite/react-server.ts'
import { schemeNamesPlugin } from './scripts/vite/scheme-names.ts'
import { separateStylesPlugin } from './scripts/vite/separate-styles.ts'
import { buildServiceWorker, serviceWorkerKind } from './scripts/vite/service-worker.ts'
import { shortSqlPlugin } from './scripts/vite/short-sql.ts'
import { shortTokenNames } from './scripts/vite/token-names.ts'
import { preactPlugin } from './scripts/vite/view-library.ts'
import { wholeStylesPlugin } from './scripts/vite/whole-styles.ts'
import { withoutDocumentationPlugin } from './scripts/vite/without-documentation.ts'
import { workerChunks } from './scripts/vite/worker-chunks.ts'

// Neither a build nor the development server has anything to ask or tell outside.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'
process.env.WRANGLER_SEND_METRICS ??= 'false'

/** The plugin adds the version of its format. */
const STATE = '.wrangler/state'

/**
 * 42 bits of hash tell builds apart, and the bundler makes no more than 64 files with fewer; what cannot be compressed is in the
 * app's list of files, and in the service worker's. Of scripts alone: the edge calls pictures by the names that its own build gives
 * them.
 */
const HASHED = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  // Names would be 0.3 kB of the service worker, which has those of all files. These are asked for by name, below and by tests.
  chunkFileNames: ({ name }: { name: string }) =>
    ['app', 'first', 'start', 'vitals'].includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
}

/** Four hundredths smaller in the browser than the bundler's own, and 12 kB at the edge, at forty seconds more of a build. */
const SMALL = {
  minify: 'terser' as const,
  terserOptions: { ecma: 2020 as const, compress: { passes: 3, pure_getters: true, keep_fargs: false } },
}

/** The browser's scripts also have arrows for functions. */
const forBrowser = {
  ...SMALL.terserOptions,
  compress: { ...SMALL.terserOptions.compress, unsafe_arrows: true },
}

/** React's scripts are smaller with each function where it is declared, and with one declaration of variables in each. */
const forReact = {
  ...forBrowser,
  compress: { ...forBrowser.compress, inline: 0, hoist_vars: true },
}

/** What makes a bundle one of ours, whatever worker is in it: the benchmarks bundle theirs with it too. */
export const sourceConfig = (tiny: boolean, outDir: string) => ({
  plugins: [
    buildInfoPlugin(outDir),
    clientMessagesPlugin(),
    edgeMessagesPlugin(),
    documentFontsPlugin(),
    mapFramePlugin(),
    wholeStylesPlugin(),
    separateStylesPlugin(),
    schemeNamesPlugin(),
    honoPlugin(),
    ...(tiny ? [preactPlugin(), preactStreamPlugin()] : [reactServerPlugin(), jsxRuntimePlugin()]),
  ],
  resolve: {
    alias: {
      'decode-named-character-reference': resolve('worker/render/character-references.ts'),
      // Named so by the e-mail parser alone.
      './html-entities.js': resolve('worker/api/inbound/html-entities.ts'),
      // Its browser build is CommonJS, whose wrapping weighs more than the library.
      dlv: 'dlv/dist/dlv.es.js',
    },
  },
  define: {
    'import.meta.env.TINY': JSON.stringify(tiny),
    'import.meta.env.SERVICE_WORKER': JSON.stringify(serviceWorkerKind() === 'service-worker'),
    'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production'),
    // Libraries ask for "production" by name, and the tiny build's mode is another.
    ...(tiny ? { 'import.meta.env.MODE': JSON.stringify('production') } : {}),
  },
  css: {
    transformer: 'lightningcss' as const,
    lightningcss: {
      cssModules: { pattern: '[hash]-[local]' },
      visitor: shortTokenNames(),
      // The sheets have the prefixes that a supported browser needs; it also adds one that none does, several times over.
      exclude: Features.VendorPrefixes,
    },
  },
})

/**
 * Added to wrangler.toml on the development server: the sources are files there, which the worker must not answer for, and the
 * instance is a developer's own.
 */
const development = () => ({
  assets: {
    run_worker_first: ['!/@*', '!/web/*', '!/locales/*', '!/node_modules/*'],
  },
  vars: { ...localVariables(`${STATE}/v3`), ...environmentVariables() },
})

export default defineConfig(({ mode, command }) => {
  const tiny = mode === 'tiny'
  const outDir = tiny ? 'dist-tiny' : 'dist'
  const source = sourceConfig(tiny, outDir)
  return {
    ...source,
    plugins: [
      ...source.plugins,
      apiDocumentPlugin(),
      withoutConvertersPlugin(),
      withoutDocumentationPlugin(),
      pureSchemasPlugin(),
      shortSqlPlugin(),
      dataInAssetsPlugin(),
      overviewFilesPlugin(),
      leafWordsFilePlugin(),
      browserOnlyPlugin(),
      importScriptPlugin(),
      drizzlePlugin(),
      minifyAgainPlugin(),
      cloudflare({
        persistState: { path: STATE },
        ...(command === 'serve' ? { config: development } : {}),
      }),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      // What the app imports finds the app there, and fetches itself: naming those files again would cost each page's list. `start`
      // fetches the app.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (imported, files) =>
          imported.includes('/start-')
            ? files
            : files.filter((file) => file !== imported && !/\/(entry\.client|app|first|start)-[\w-]+\.js$/.test(file)),
      },
    },
    environments: {
      client: {
        // What React reports to its developer tools is left out of the site; the development server has it.
        ...(command === 'build' ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } : {}),
        build: {
          manifest: true,
          ...SMALL,
          terserOptions: tiny ? forBrowser : forReact,
          rollupOptions: {
            input: 'web/app/entry.client.ts',
            // A constant that two files share would be a file of its own.
            optimization: { inlineConst: { mode: 'all', pass: 3 } },
            output: { ...HASHED, codeSplitting: { groups: clientChunks() } },
          },
        },
      },
      kontor: {
        build: {
          ...SMALL,
          // Larger functions stay where they are declared: inlined, they repeat what is compressed once.
          terserOptions: {
            ...SMALL.terserOptions,
            compress: { ...SMALL.terserOptions.compress, inline: 1, passes: tiny ? 1 : 3 },
          },
          // For who reads a stack of the log (docs/operating.md). Nothing here reads them, and making them is a part of each build.
          sourcemap: process.env.SOURCE_MAPS === '1' ? 'hidden' : false,
          rollupOptions: { output: { codeSplitting: { groups: workerChunks() } } },
        },
      },
    },
    builder: {
      // The worker's bundle holds the addresses of the client's files, so the client comes first; so do they in sw.js.
      async buildApp(builder) {
        for (const name of ['client', 'kontor']) {
          const environment = builder.environments[name]
          if (environment) await builder.build(environment)
          if (name !== 'client') continue
          await buildServiceWorker(`${outDir}/client`, serviceWorkerKind())
          await writeApiDocument(`${outDir}/client`)
        }
      },
    },
  }
})
