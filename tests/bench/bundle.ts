import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { createBuilder, transformWithOxc } from 'vite'
import type { BuildFolder } from '../../scripts/build.ts'
import { bundledModules } from '../../scripts/local.ts'
import { sourceConfig } from '../../vite.config.ts'

const NAME = 'bench'

/**
 * Bundles the benchmarks' worker with the same plugins, view library and mode as the site's worker.
 * @param into folder to write to
 */
export async function bundleWorker(build: BuildFolder, into: string) {
  const tiny = build === 'dist-tiny'
  const source = sourceConfig(tiny, build)
  const builder = await createBuilder({
    ...source,
    configFile: false,
    logLevel: 'error',
    mode: tiny ? 'tiny' : 'production',
    plugins: [...source.plugins, cloudflare({ configPath: 'tests/bench/wrangler.toml', persistState: false })],
    build: { outDir: into, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
    environments: { [NAME]: { build: { minify: true } } },
  })
  const environment = builder.environments[NAME]
  if (!environment) throw new Error(`Vite made no environment named ${NAME}`)
  await builder.build(environment)
  const folder = join(into, NAME)
  return { folder, modules: bundledModules(folder, join(folder, 'index.js')) }
}

const STAND_IN = 'tests/bench/text-encoder.ts'

/** The same bundle with the replacement of TextEncoder, which has to run before any other module. */
export async function withTextEncoder({ folder, modules }: Awaited<ReturnType<typeof bundleWorker>>) {
  const module = (name: string, contents: string) => ({ type: 'ESModule' as const, path: join(folder, name), contents })
  const { code } = await transformWithOxc(readFileSync(STAND_IN, 'utf8'), STAND_IN)
  return [
    module('first.js', `import './text-encoder.js'\nexport { default } from './index.js'`),
    module('text-encoder.js', code),
    ...modules,
  ]
}
