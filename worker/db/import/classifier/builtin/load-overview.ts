/** The overview's files where there is no file system: the build puts them among the worker's assets (scripts/vite/overview-files.ts). */
import type { Fetcher } from '@cloudflare/workers-types'
import type { ClassifierName } from '../../../../../domain/classifier/compact.ts'
import { readAsset } from '../../../../read-asset.ts'
import { type OverviewLines, overviewCells } from './overview.ts'

/** The texts of a classifier's files. */
interface OverviewFile {
  codes: string
  names: string
}

/** Where the build writes them, without a public address. */
export const overviewFile = (tree: ClassifierName): string => `words/${tree}.json`

async function readDevelopment(tree: ClassifierName): Promise<OverviewFile> {
  const { FILES } = await import('./dev-files.ts')
  const names = Object.entries(FILES).filter(([name]) => name.startsWith(`./names/${tree}`))
  return { codes: FILES[`./${tree}.tsv`] ?? '', names: names.map(([, text]) => text).join('\n') }
}

const readBuilt = async (assets: Fetcher, tree: ClassifierName) =>
  (await readAsset(assets, overviewFile(tree))).json<OverviewFile>()

/** @throws Error where the asset store has none */
export async function loadOverview(assets: Fetcher, tree: ClassifierName): Promise<OverviewLines> {
  const { codes, names } = import.meta.env?.DEV ? await readDevelopment(tree) : await readBuilt(assets, tree)
  return { codes: overviewCells(codes), names: overviewCells(names) }
}
