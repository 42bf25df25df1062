import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPlatformProxy, unstable_readConfig as readConfig } from 'wrangler'
import type { Bindings } from '../worker/bindings.ts'
import { configFile } from './deploy/instance.ts'
import { bindingsOf, STATE, startLocal } from './local.ts'

export type StorageBindings = Pick<Bindings, 'DB' | 'FILES' | 'KV'>

interface OpenStorage {
  bindings: StorageBindings
  close: () => Promise<void>
}

/** The deployed instance that `--remote` uses: that of wrangler.toml, or with `PREVIEW=name` a preview of it. */
const deployedName = (name = 'kontor'): string => (process.env.PREVIEW ? `${name}-${process.env.PREVIEW}` : name)

/** The configuration with the ids that `npm run deploy` recorded; without a deployment that of wrangler.toml. */
function deployedConfig() {
  const written = readConfig({ config: 'wrangler.toml' })
  const deployed = configFile(deployedName(written.name))
  return existsSync(deployed) ? readConfig({ config: deployed }) : written
}

/** The worker's own bindings, each connected to the deployed one; without a script, so that none is uploaded. */
function remoteConfig() {
  const config = deployedConfig()
  const remote = <Binding extends object>(bindings: Binding[]) => bindings.map((one) => ({ ...one, remote: true }))
  return {
    name: `${config.name ?? 'kontor'}-storage`,
    account_id: config.account_id,
    compatibility_date: config.compatibility_date,
    d1_databases: remote(config.d1_databases),
    r2_buckets: remote(config.r2_buckets),
    kv_namespaces: remote(config.kv_namespaces),
  }
}

async function openRemote(): Promise<OpenStorage> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-'))
  try {
    const configPath = join(folder, 'wrangler.json')
    writeFileSync(configPath, JSON.stringify(remoteConfig()))
    const proxy = await getPlatformProxy<StorageBindings & Record<string, unknown>>({ configPath, persist: false })
    return { bindings: proxy.env, close: proxy.dispose }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function openLocal(): Promise<OpenStorage> {
  const local = startLocal({ state: STATE })
  return { bindings: await bindingsOf(local), close: () => local.dispose() }
}

/** The storage could not be opened. The message is wrangler's: usually that credentials are missing. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

function unavailable(error: unknown): never {
  throw new StorageUnavailable(error instanceof Error ? error.message : String(error), { cause: error })
}

/**
 * Opens database, files and KV from outside the worker. The caller closes them; withStorage does both.
 * @param remote the deployed ones, with wrangler's credentials; otherwise the local ones in STATE_DIR
 * @throws StorageUnavailable
 */
const openStorage = (remote: boolean): Promise<OpenStorage> => (remote ? openRemote() : openLocal()).catch(unavailable)

/** Opens the storage, passes it to `use`, and closes it afterwards. */
export async function withStorage<Result>(
  remote: boolean,
  use: (storage: StorageBindings) => Promise<Result>,
): Promise<Result> {
  const { bindings, close } = await openStorage(remote)
  return use(bindings).finally(close)
}
