import { stripVTControlCharacters, styleText } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ADDRESS, account, BUILT, order } from '../../tests/fixtures/deploy-account.ts'
import { OPERATOR } from '../../tests/fixtures/operator.ts'
import { deploy } from './deploy.ts'

describe('missing settings are printed last', () => {
  const VARIABLES = {
    SITE_ORIGIN: 'https://market.firm.com',
    MAIL_GATEWAY_URL: 'https://mail.firm.com',
    MAIL_FROM: 'market@firm.com',
    SMS_GATEWAY_URL: 'https://sms.firm.com',
    CONTACT_EMAIL: 'desk@firm.com',
    ADMIN_LOGINS: 'boss@firm.com',
    ...OPERATOR,
  }
  const printed = async (vars: Record<string, string>) => {
    const { runner, printed, files } = account()
    files.set('dist/kontor/wrangler.json', JSON.stringify({ ...JSON.parse(BUILT), vars }))
    await deploy(runner, order())
    const text = stripVTControlCharacters(printed.join('\n'))
    return text.includes('Still to be set') ? text.slice(text.indexOf('Still to be set')) : ''
  }

  const isVariant = (name: string) => name.endsWith('_RU')
  test.each(Object.keys(VARIABLES).filter((name) => !isVariant(name)))('%s', async (name) => {
    expect(await printed({ ...VARIABLES, [name]: '' })).toContain(name)
  })
  test('a value of the operator that cannot be right', async () => {
    expect(await printed({ ...VARIABLES, OPERATOR_INN: '7707083894' })).toContain('   OPERATOR_INN: has to be')
  })
  test('as the site itself reports with its token', async () => {
    const missing = ['SMS_GATEWAY_URL: no one can sign in by phone']
    const { runner, printed, did } = account({}, {}, { '/readyz': JSON.stringify({ status: 'ready', missing }) })
    await deploy(runner, order({ STATUS_TOKEN: 'token' }))
    expect(did).toContain(`GET ${ADDRESS}/readyz token`)
    const text = stripVTControlCharacters(printed.join('\n'))
    expect(text).toContain(missing[0])
    expect(text).not.toContain('SITE_ORIGIN:')
    expect(printed.at(-1)).toBe(styleText('red', `   ${missing[0]}`))
  })
  test('from the configuration, where the site does not report them', async () => {
    const { runner, printed } = account({}, {}, { '/readyz': '{"status":"ready"}' })
    await deploy(runner, order({ STATUS_TOKEN: 'token' }))
    expect(printed.join('\n')).toContain('SITE_ORIGIN:')
  })
  test('a bucket for backups, where none is bound', async () => {
    const { runner, printed, files } = account()
    files.set('dist/kontor/wrangler.json', JSON.stringify({ ...JSON.parse(BUILT), vars: VARIABLES, r2_buckets: [] }))
    await deploy(runner, order())
    expect(printed.join('\n')).toContain('BACKUPS')
  })
  test('nothing, where everything is set', async () => expect(await printed(VARIABLES)).toBe(''))
  test('an address of the example', async () => {
    expect(await printed({ ...VARIABLES, CONTACT_EMAIL: 'hello@kontor.example' })).toContain('CONTACT_EMAIL')
  })
})
