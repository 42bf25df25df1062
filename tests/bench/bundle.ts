import { join } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { createBuilder } from 'vite'
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
