import { DeployStopped, type Runner } from './runner.ts'

/** Each with why it is asked. */
const ASKED: [path: string, why: string][] = [
  ['/healthz', 'the script runs'],
  ['/readyz', 'key, database, files and KV answer'],
  ['/en', 'a page is drawn'],
  ['/api/categories', 'the api answers'],
  ['/sw.js', 'files are served'],
]

/**
 * @param origin of the deployed site.
 * @throws DeployStopped naming what did not answer 200
 */
export async function smokeTest(runner: Runner, origin: string): Promise<void> {
  const failed: string[] = []
  for (const [path, why] of ASKED) {
    const { status } = await runner.fetch(`${origin}${path}`).catch(() => ({ status: 0 }))
    runner.say(`   ${status === 200 ? 'ok  ' : status || 'no answer'} ${path} (${why})`)
    if (status !== 200) failed.push(`${path}: ${status || 'no answer'}`)
  }
  if (failed.length > 0) throw new DeployStopped(`Deployed, but not well: ${failed.join(', ')}`)
}
