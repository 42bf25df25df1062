/**
 * MDN's HTTP Observatory as published, downloaded for tests/fixtures/observatory. It is not a dependency: it would bring a web server, a
 * database driver and a native build, and its installation downloads lists.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const FOLDER = resolve('node_modules/.cache')
const PACKED = join(FOLDER, 'mdn-mdn-http-observatory-1.4.8.tgz')
/** `npm view @mdn/mdn-http-observatory@1.4.8 dist.integrity` */
const PUBLISHED = '0goue3nubqDQuIqLaQWRUa7iNsgTOwIlJdqbiC8sO7PxqwmpdQJo9Q8GCvXkcp7s35yGj9X/RGkZ4iIBZoYHxw=='

/**
 * @returns the package as a tarball
 * @throws where it was not downloaded, or differs from the published one
 */
export function readObservatory(): Buffer {
  if (!existsSync(PACKED)) throw new Error('The Observatory is not downloaded: npx node scripts/observatory.ts')
  const packed = readFileSync(PACKED)
  const digest = createHash('sha512').update(packed).digest('base64')
  if (digest !== PUBLISHED) throw new Error(`${PACKED} is not what was published`)
  return packed
}

/** Downloads it once from npm's registry. */
function install(): void {
  if (existsSync(PACKED)) return
  mkdirSync(FOLDER, { recursive: true })
  const wanted = ['@mdn/mdn-http-observatory@1.4.8', '--pack-destination', FOLDER, '--ignore-scripts', '--silent']
  execFileSync('npm', ['pack', ...wanted], { stdio: 'inherit' })
}

if (import.meta.main) install()
