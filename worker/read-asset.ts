import type { Fetcher } from '@cloudflare/workers-types'

/**
 * Reads a file of the build. The host name is a placeholder: the asset store reads only the path.
 * @throws Error where the asset store does not have it
 */
export async function readAsset(assets: Fetcher, path: string) {
  const response = await assets.fetch(`https://assets.local/${path}`)
  if (!response.ok) throw new Error(`no ${path} among the assets: ${response.status}`)
  return response
}
