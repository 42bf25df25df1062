import { describe, expect, test } from 'vitest'
import { account, fails, ok, order, steps } from '../../tests/fixtures/deploy-account.ts'
import { deploy } from './deploy.ts'
import { isPreviewName } from './instance.ts'
import { type CommandResult, dryRunner } from './runner.ts'

describe('into an empty account', () => {
  test('missing stores are created, and the configuration has their ids', async () => {
    const { runner, made, files } = account()
    await deploy(runner, order())
    expect(made).toEqual({ d1: ['kontor'], kv: ['kontor-kv'], r2: ['kontor-files', 'kontor-backups'] })
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
    const { runner, did, printed } = account()
    await deploy(runner, order())
    const order_ = ['npm run build', 'd1 create', 'rollback.json', 'd1 migrations apply', 'deploy -c', '/healthz']
    const places = order_.map((what) => did.findIndex((line) => line.includes(what)))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places).not.toContain(-1)
    expect(printed.join('\n')).toContain('d1 time-travel restore kontor --bookmark=00000085-0000024c')
  })

  test('a generated key is passed in a file that is deleted afterwards, never printed or passed as an argument', async () => {
    const { runner, did, printed, files } = account()
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
    expect([...did, ...printed].join('\n')).not.toContain(secrets.AUTH_KEY)
    expect([...files.keys()]).not.toContain('.wrangler/deployments/kontor.secrets.json')
  })
})

test('a second deployment creates nothing, keeps the key and names the previous version', async () => {
  const { runner, did, printed, made } = account({
    'secret list': ok('[{"name":"AUTH_KEY","type":"secret_text"}]'),
    'deployments status': ok('{"versions":[{"version_id":"v-41","percentage":100}]}'),
  })
  Object.assign(made, { d1: ['kontor'], kv: ['kontor-kv'], r2: ['kontor-files', 'kontor-backups'] })
  await deploy(runner, order())
  expect(steps(did, /create|secrets/)).toEqual([])
  expect(printed.join('\n')).toContain('wrangler rollback v-41 --name kontor')
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
    const { runner, printed } = account({}, { '/readyz': 503 })
    await expect(deploy(runner, order())).rejects.toThrow('/readyz: 503')
    expect(printed.join('\n')).toContain('To roll back')
  })

  test('and deletes the file of secrets', async () => {
    const { runner, files } = account({ 'deploy -c': fails('too large') })
    await expect(deploy(runner, order())).rejects.toThrow('too large')
    expect([...files.keys()]).not.toContain('.wrangler/deployments/kontor.secrets.json')
  })
})

test('a preview has stores of its own', async () => {
  const { runner, made, did } = account()
  await deploy(runner, order({}, 'pr-7'))
  expect(made).toEqual({
    d1: ['kontor-pr-7'],
    kv: ['kontor-kv-pr-7'],
    r2: ['kontor-files-pr-7', 'kontor-backups-pr-7'],
  })
  expect(steps(did, /migrations|^deploy/).every((line) => line.includes('kontor-pr-7.json'))).toBe(true)
})

test.each(['pr-7', 'a', 'x'.repeat(30)])('%s is a valid preview name', (name) => expect(isPreviewName(name)).toBe(true))
test.each(['', '-a', 'a-', 'A', 'a_b', 'a.b', '../x', 'a b', 'x'.repeat(31)])(
  '%j is not a valid preview name',
  (name) => expect(isPreviewName(name)).toBe(false),
)

test('a dry run prints every step of a first deployment and needs no account', async () => {
  const printed: string[] = []
  await deploy(
    dryRunner((line) => printed.push(line)),
    order(),
  )
  const first = account()
  await deploy(first.runner, order())
  const wranglerSteps = steps(first.did, /^(d1|kv|r2|deploy) ?/)
  for (const line of wranglerSteps) expect(printed).toContain(`   npx wrangler ${line}`)
  for (const path of ['/healthz', '/readyz', '/en']) expect(printed.join('\n')).toContain(path)
})
