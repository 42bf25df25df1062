import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildInfoPlugin } from './scripts/vite/build-info.ts'

/** The tiny build is the same source on Preact, on both sides (docs/architecture.md, "Two view libraries"). */
const TINY_ALIASES = [
  ['react-dom/server.edge', 'preact-render-to-string/stream'],
  ['react-dom/server', 'preact-render-to-string'],
  ['react-dom/client', 'preact/compat/client'],
  ['react-dom', 'preact/compat'],
  ['react/jsx-runtime', 'preact/jsx-runtime'],
  ['react', 'preact/compat'],
] as const

export default defineConfig(({ mode }) => {
  const tiny = mode === 'tiny'
  const outDir = tiny ? 'dist-tiny' : 'dist'
  return {
    plugins: [
      buildInfoPlugin(outDir),
      ...(tiny ? [] : [react()]),
      cloudflare({ persistState: { path: '.wrangler/state' } }),
    ],
    define: {
      'import.meta.env.TINY': JSON.stringify(tiny),
      'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production'),
    },
    resolve: {
      alias: tiny ? TINY_ALIASES.map(([find, replacement]) => ({ find: new RegExp(`^${find}$`), replacement })) : [],
    },
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]-[local]' } } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    environments: {
      client: { build: { manifest: true, rollupOptions: { input: 'web/app/entry.client.tsx' } } },
      kontor: { build: { minify: true, sourcemap: true } },
    },
    builder: {
      // The worker's bundle holds the addresses of the client's files, so the client comes first.
      async buildApp(builder) {
        for (const name of ['client', 'kontor']) {
          const environment = builder.environments[name]
          if (environment) await builder.build(environment)
        }
      },
    },
  }
})
