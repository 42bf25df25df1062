/**
 * `npm run observatory`: MDN's HTTP Observatory, in its own package, grades the built site. It is no dependency: with it come a
 * web server, a database's driver and a compiler's work, and its installation asks the network for lists. So it is put aside, without
 * its scripts, the first time it is wanted.
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { pathToFileURL } from 'node:url'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import * as v from 'valibot'
import { selfSigned } from '../tests/fixtures/self-signed.ts'
import { migrate } from '../worker/db/migrate.ts'
import { bindingsOf, localOptions } from './local.ts'
import { readMigrations } from './migrations.ts'

const PACKAGE = '@mdn/mdn-http-observatory'
const VERSION = '1.4.8'
const ASIDE = resolve('node_modules/.cache', `observatory-${VERSION}`)
const PATHS = [
  '/en',
  '/ru/catalog',
  '/en/search?q=valve',
  '/zh/auth',
  '/en/talp',
  '/en/inquiry',
  '/api/docs',
  '/api/products',
]

function install(): string {
  const folder = join(ASIDE, 'node_modules', PACKAGE)
  if (existsSync(join(folder, 'conf/tld-list.json'))) return folder
  mkdirSync(ASIDE, { recursive: true })
  const wanted = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=optional', '--prefix', ASIDE]
  execFileSync('npm', ['install', ...wanted, `${PACKAGE}@${VERSION}`], { stdio: 'inherit' })
  // What its scripts would have fetched: who is preloaded in browsers. Nobody on this machine is.
  writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}')
  writeFileSync(join(folder, 'conf/tld-list.json'), '[]')
  return folder
}

const Graded = v.object({ grade: v.string(), score: v.number() })
const Tested = v.looseObject({ result: v.nullable(v.string()), pass: v.nullable(v.boolean()) })
const Retrieved = v.looseObject({ responses: v.object({ auto: v.looseObject({ status: v.number() }) }) })
const Parts = v.object({
  retrieve: v.function(),
  ALL_TESTS: v.array(v.function()),
  getGradeForScore: v.function(),
  getScoreModifier: v.function(),
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: v.number(),
})

async function observatory() {
  const folder = install()
  const files = ['retriever/retriever.js', 'constants.js', 'grader/grader.js', 'grader/charts.js']
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, 'src', file)).href)))
  return v.parse(Parts, Object.assign({}, ...modules))
}

/** @returns port of a server without TLS that leads to the one with it, as the platform's does. */
async function leadTo(site: URL): Promise<number> {
  const plain = createServer(({ url }, answer) => {
    answer.writeHead(301, { Location: `https://localhost:${site.port}${url}` }).end()
  }).listen(0)
  await once(plain, 'listening')
  const address = plain.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

/** The built site behind TLS: the Observatory looks at nothing without it. */
async function serve() {
  const own = selfSigned()
  setDefaultCACertificates([...getCACertificates('default'), own.cert])
  const tls = { https: true, httpsKey: own.key, httpsCert: own.cert }
  const local = new Miniflare(convertV4MiniflareOptions({ ...localOptions({ build: 'dist' }), ...tls }))
  await migrate((await bindingsOf(local)).DB, readMigrations())
  const site = await local.ready
  return { local, ports: { httpsPort: Number(site.port), httpPort: await leadTo(site) } }
}

type Observatory = v.InferOutput<typeof Parts>

/** The Observatory's own scan(), which takes no port. */
async function grade(its: Observatory, path: string, ports: object) {
  const retrieved = await its.retrieve('localhost', { path, ...ports })
  v.parse(Retrieved, retrieved)
  const tests = its.ALL_TESTS.map((judge) => v.parse(Tested, judge(retrieved))).filter(({ result }) => result)
  const points = tests.map(({ result }) => Number(its.getScoreModifier(result)))
  const sum = (some: number[]) => some.reduce((total, one) => total + one, 100)
  const lost = sum(points.filter((one) => one < 0))
  const score = lost >= its.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : lost
  const failed = tests.filter(({ pass }) => !pass).map(({ result }) => result)
  return { path, ...v.parse(Graded, its.getGradeForScore(score)), failed: failed.join(', ') }
}

const its = await observatory()
const { local, ports } = await serve()
const grades = []
for (const path of PATHS) grades.push(await grade(its, path, ports))
console.table(grades)
await local.dispose()
// Its sockets stay open.
process.exit(grades.every(({ grade: given, failed }) => given === 'A+' && failed === '') ? 0 : 1)
