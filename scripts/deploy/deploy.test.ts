import { stripVTControlCharacters, styleText } from 'node:util'
import { describe, expect, test } from 'vitest'
import { deploy } from './deploy.ts'
import { instanceOf, isPreviewName } from './instance.ts'
import { type CommandResult, dryRunner, type Runner } from './runner.ts'

const STORES = {
  name: 'kontor',
  databases: [{ database_name: 'kontor' }],
  namespaces: [{ binding: 'KV' }],
  buckets: [{ bucket_name: 'kontor-files' }],
}
const BUILT = JSON.stringify({
  name: 'kontor',
  main: 'index.js',
  configPath: '/somewhere/wrangler.toml',
  assets: { binding: 'ASSETS', directory: '../client' },
  d1_databases: [
    { binding: 'DB', database_name: 'kontor', database_id: '0', migrations_dir: '../../worker/db/migrations' },
  ],
  kv_namespaces: [{ binding: 'KV', id: 'kontor' }],
  r2_buckets: [{ binding: 'FILES', bucket_name: 'kontor-files' }],
})
const ADDRESS = 'https://kontor.firm.workers.dev'
const ok = (out = ''): CommandResult => ({ ok: true, out, err: '' })
const fails = (err: string): CommandResult => ({ ok: false, out: '', err })

/** A stand-in for an account: remembers what was created in it. */
function account(
  answers: Record<string, CommandResult> = {},
  status: Record<string, number> = {},
  told: Record<string, string> = {},
) {
  const made: Record<string, string[]> = { d1: [], kv: [], r2: [] }
  const did: string[] = []
  const said: string[] = []
  const files = new Map<string, string>([['dist/kontor/wrangler.json', BUILT]])
  const lists: Record<string, () => string> = {
    'whoami --json': () => 'A banner\n{"loggedIn":true,"accounts":[{"id":"a1","name":"Firm"}]}',
    'd1 list --json': () => JSON.stringify(made.d1?.map((name) => ({ name, uuid: `uuid-of-${name}` }))),
    'kv namespace list': () => JSON.stringify(made.kv?.map((title) => ({ title, id: `id-of-${title}` }))),
    'r2 bucket list': () => `Listing buckets...\n${made.r2?.map((name) => `name:           ${name}\n`).join('')}`,
  }
  function answerTo(line: string): CommandResult {
    const given = Object.entries(answers).find(([begin]) => line.startsWith(begin))
    if (given) return given[1]
    if (line.startsWith('secret list')) return fails('This Worker does not exist on your account. [code: 10007]')
    if (line.startsWith('d1 time-travel info')) return ok('{"bookmark":"00000085-0000024c"}')
    if (line.startsWith('deployments status')) return fails('no deployments')
    return ok(lists[line]?.())
  }
  const runner: Runner = {
    isDry: false,
    ask: async (args) => answerTo(args.join(' ')),
    async change(args) {
      const line = args.join(' ')
      did.push(line)
      const given = Object.entries(answers).find(([begin]) => line.startsWith(begin))
      if (given) return given[1]
      if (args.includes('create')) made[args[0] ?? '']?.push(args.at(-1) ?? '')
      return ok(line.startsWith('deploy') ? `Deployed kontor triggers\n  ${ADDRESS}\n` : '')
    },
    async npm(script) {
      did.push(`npm run ${script}`)
      return ok()
    },
    async fetch(address, token) {
      did.push(`GET ${address}${token ? ` ${token}` : ''}`)
      const { pathname } = new URL(address)
      return { status: status[pathname] ?? 200, body: token ? (told[pathname] ?? '') : '' }
    },
    async write(path, content) {
      did.push(`write ${path}`)
      files.set(path, content)
    },
    async remove(path) {
      did.push(`remove ${path}`)
      files.delete(path)
    },
    read: async (path) => files.get(path) ?? '',
    say: (line) => void said.push(line),
  }
  return { runner, did, said, made, files }
}

const order = (environment: Record<string, string> = {}, preview?: string) => ({
  instance: instanceOf(STORES, preview),
  environment,
  now: new Date('2026-11-21T12:00:00Z'),
})

/** The commands that match a pattern. */
const steps = (did: string[], pattern: RegExp) => did.filter((line) => pattern.test(line))

describe('into an empty account', () => {
  test('missing stores are created, and the configuration has their ids', async () => {
    const { runner, made, files } = account()
    await deploy(runner, order())
    expect(made).toEqual({ d1: ['kontor'], kv: ['kontor-kv'], r2: ['kontor-files'] })
    const config = JSON.parse(files.get('.wrangler/deployments/kontor.json') ?? '')
    expect(config).toMatchObject({
      name: 'kontor',
      d1_databases: [{ database_id: 'uuid-of-kontor' }],
      kv_namespaces: [{ id: 'id-of-kontor-kv' }],
    })
    expect(config.main).toMatch(/^\/.*\/dist\/kontor\/index\.js$/)
    expect(config.assets.directory).toMatch(/^\/.*\/dist\/client$/)
    expect(config.d1_databases[0].migrations_dir).toMatch(/^\/.*\/worker\/db\/migrations$/)
    expect(config).not.toHaveProperty('configPath')
  })

  test('how to roll back is recorded before the migration, and the migration runs before the deployment', async () => {
    const { runner, did, said } = account()
    await deploy(runner, order())
    const order_ = ['npm run build', 'd1 create', 'rollback.json', 'd1 migrations apply', 'deploy -c', '/healthz']
    const places = order_.map((what) => did.findIndex((line) => line.includes(what)))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places).not.toContain(-1)
    expect(said.join('\n')).toContain('d1 time-travel restore kontor --bookmark=00000085-0000024c')
  })

  test('a generated key is passed in a file that is deleted afterwards, never printed or passed as an argument', async () => {
    const { runner, did, said, files } = account()
    const sent: string[] = []
    const change = runner.change
    runner.change = (args) => {
      sent.push(files.get('.wrangler/deployments/kontor.secrets.json') ?? '')
      return change(args)
    }
    await deploy(runner, order({ SMS_GATEWAY_TOKEN: 'a token', UNRELATED: 'x' }))
    const secrets = JSON.parse(sent.at(-1) ?? '')
    expect(Object.keys(secrets).sort()).toEqual(['AUTH_KEY', 'SMS_GATEWAY_TOKEN'])
    expect(Buffer.from(secrets.AUTH_KEY, 'base64')).toHaveLength(32)
    expect([...did, ...said].join('\n')).not.toContain(secrets.AUTH_KEY)
    expect([...files.keys()]).not.toContain('.wrangler/deployments/kontor.secrets.json')
  })
})

test('a second deployment creates nothing, keeps the key and names the previous version', async () => {
  const { runner, did, said, made } = account({
    'secret list': ok('[{"name":"AUTH_KEY","type":"secret_text"}]'),
    'deployments status': ok('{"versions":[{"version_id":"v-41","percentage":100}]}'),
  })
  Object.assign(made, { d1: ['kontor'], kv: ['kontor-kv'], r2: ['kontor-files'] })
  await deploy(runner, order())
  expect(steps(did, /create|secrets/)).toEqual([])
  expect(said.join('\n')).toContain('wrangler rollback v-41 --name kontor')
})

describe('the deployment stops', () => {
  const stopping: [
    why: string,
    answers: Record<string, CommandResult>,
    environment: Record<string, string>,
    says: RegExp,
  ][] = [
    ['without an account', { whoami: fails('not authenticated') }, {}, /Not signed in/],
    [
      'with more than one account and none chosen',
      { whoami: ok('{"accounts":[{"id":"a","name":"A"},{"id":"b","name":"B"}]}') },
      {},
      /CLOUDFLARE_ACCOUNT_ID/,
    ],
    [
      'when secrets cannot be listed, because a new key would sign every user out',
      { 'secret list': fails('fetch failed') },
      {},
      /could not be listed/,
    ],
    ['without a bookmark', { 'd1 time-travel info': fails('no such database') }, {}, /bookmark/],
    ['when a migration fails', { 'd1 migrations apply': fails('near "FOO": syntax error') }, {}, /syntax error/],
  ]
  test.each(stopping)('%s', async (_, answers, environment, says) => {
    const { runner, did } = account(answers)
    await expect(deploy(runner, order(environment))).rejects.toThrow(says)
    expect(steps(did, /^deploy|GET/)).toEqual([])
  })

  test('when the deployed site does not respond, and prints how to roll back', async () => {
    const { runner, said } = account({}, { '/readyz': 503 })
    await expect(deploy(runner, order())).rejects.toThrow('/readyz: 503')
    expect(said.join('\n')).toContain('To roll back')
  })

  test('and deletes the file of secrets', async () => {
    const { runner, files } = account({ 'deploy -c': fails('too large') })
    await expect(deploy(runner, order())).rejects.toThrow('too large')
    expect([...files.keys()]).not.toContain('.wrangler/deployments/kontor.secrets.json')
  })
})

describe('what is still to be set is printed last', () => {
  const VARIABLES = {
    SITE_ORIGIN: 'https://market.firm.com',
    MAIL_GATEWAY_URL: 'https://mail.firm.com',
    MAIL_FROM: 'market@firm.com',
    SMS_GATEWAY_URL: 'https://sms.firm.com',
    CONTACT_EMAIL: 'desk@firm.com',
    ADMIN_LOGINS: 'boss@firm.com',
  }
  const printed = async (vars: Record<string, string>) => {
    const { runner, said, files } = account()
    files.set('dist/kontor/wrangler.json', JSON.stringify({ ...JSON.parse(BUILT), vars }))
    await deploy(runner, order())
    const text = stripVTControlCharacters(said.join('\n'))
    return text.includes('Still to be set') ? text.slice(text.indexOf('Still to be set')) : ''
  }

  test.each(Object.keys(VARIABLES))('%s', async (name) => {
    expect(await printed({ ...VARIABLES, [name]: '' })).toContain(`   ${name}`)
  })
  test('as the site itself says, to the bearer of its token', async () => {
    const missing = ['SMS_GATEWAY_URL: no one can sign in by phone']
    const { runner, said, did } = account({}, {}, { '/readyz': JSON.stringify({ status: 'ready', missing }) })
    await deploy(runner, order({ STATUS_TOKEN: 'token' }))
    expect(did).toContain(`GET ${ADDRESS}/readyz token`)
    const text = stripVTControlCharacters(said.join('\n'))
    expect(text).toContain(missing[0])
    expect(text).not.toContain('SITE_ORIGIN:')
    expect(said.at(-1)).toBe(styleText('red', `   ${missing[0]}`))
  })
  test('from the configuration, where the site does not say it', async () => {
    const { runner, said } = account({}, {}, { '/readyz': '{"status":"ready"}' })
    await deploy(runner, order({ STATUS_TOKEN: 'token' }))
    expect(said.join('\n')).toContain('SITE_ORIGIN:')
  })
  test('nothing, where all of it is set', async () => expect(await printed(VARIABLES)).toBe(''))
  test('an address of the example', async () => {
    expect(await printed({ ...VARIABLES, CONTACT_EMAIL: 'hello@kontor.example' })).toContain('CONTACT_EMAIL')
  })
})

test('a preview has stores of its own', async () => {
  const { runner, made, did } = account()
  await deploy(runner, order({}, 'pr-7'))
  expect(made).toEqual({
    d1: ['kontor-pr-7'],
    kv: ['kontor-kv-pr-7'],
    r2: ['kontor-files-pr-7'],
  })
  expect(steps(did, /migrations|^deploy/).every((line) => line.includes('kontor-pr-7.json'))).toBe(true)
})

test.each(['pr-7', 'a', 'x'.repeat(30)])('%s is a valid preview name', (name) => expect(isPreviewName(name)).toBe(true))
test.each(['', '-a', 'a-', 'A', 'a_b', 'a.b', '../x', 'a b', 'x'.repeat(31)])(
  '%j is not a valid preview name',
  (name) => expect(isPreviewName(name)).toBe(false),
)

test('a dry run prints every step of a first deployment and needs no account', async () => {
  const said: string[] = []
  await deploy(
    dryRunner((line) => said.push(line)),
    order(),
  )
  const first = account()
  await deploy(first.runner, order())
  const wranglerSteps = steps(first.did, /^(d1|kv|r2|deploy) ?/)
  for (const line of wranglerSteps) expect(said).toContain(`   npx wrangler ${line}`)
  for (const path of ['/healthz', '/readyz', '/en']) expect(said.join('\n')).toContain(path)
})
