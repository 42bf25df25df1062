import { DeployStopped, type Runner } from './runner.ts'

/** Requests to a deployed site, each with what a 200 proves. */
const CHECKS: [path: string, proves: string][] = [
  ['/healthz', 'the script runs'],
  ['/readyz', 'key, database, files and KV respond'],
  ['/en', 'a page is rendered'],
  ['/api/categories', 'the API responds'],
  ['/sw.js', 'files are served'],
]

/**
 * @param origin of the deployed site.
 * @throws DeployStopped naming what did not respond with 200
 */
export async function smokeTest(runner: Runner, origin: string): Promise<void> {
  const failed: string[] = []
  for (const [path, proves] of CHECKS) {
    const { status } = await runner.fetch(`${origin}${path}`).catch(() => ({ status: 0, body: '' }))
    runner.say(`   ${status === 200 ? 'ok  ' : status || 'no response'} ${path} (${proves})`)
    if (status !== 200) failed.push(`${path}: ${status || 'no response'}`)
  }
  if (failed.length > 0) throw new DeployStopped(`Deployed, but these checks failed: ${failed.join(', ')}`)
}
