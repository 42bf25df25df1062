/**
 * MDN's HTTP Observatory as it was published, put aside for tests/fixtures/observatory. It is no dependency: with it come a web
 * server, a database's driver and a compiler's work, and its installation asks the network for lists.
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
 * @returns the package, packed.
 * @throws where it is not on this machine, or not what was published.
 */
export function readObservatory(): Buffer {
  if (!existsSync(PACKED)) throw new Error('The Observatory is not on this machine: node scripts/observatory.ts')
  const packed = readFileSync(PACKED)
  const digest = createHash('sha512').update(packed).digest('base64')
  if (digest !== PUBLISHED) throw new Error(`${PACKED} is not what was published`)
  return packed
}

/** Takes it from where `npm ci` has its packages from, once. */
function install(): void {
  if (existsSync(PACKED)) return
  mkdirSync(FOLDER, { recursive: true })
  const wanted = ['@mdn/mdn-http-observatory@1.4.8', '--pack-destination', FOLDER, '--ignore-scripts', '--silent']
  execFileSync('npm', ['pack', ...wanted], { stdio: 'inherit' })
}

if (import.meta.main) install()
