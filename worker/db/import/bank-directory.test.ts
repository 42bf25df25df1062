import { expect, test } from 'vitest'
import { readBankDirectory } from './bank-directory.ts'

const HEAD = '<?xml version="1.0" encoding="WINDOWS-1251"?><ED807 xmlns="urn:cbr-ru:ed:v2.0" EDNo="1">'

/** In windows-1251, as the Bank of Russia writes it: Russian letters are one byte each. */
async function* file(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
  })
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
}

const entry = (bic: string, participant: string, accounts = '') =>
  `<BICDirectoryEntry BIC="${bic}"><ParticipantInfo ${participant}/>${accounts}</BICDirectoryEntry>`
const account = (number: string, rest = 'AccountStatus="ACAC"', kind = 'CRSA') =>
  `<Accounts Account="${number}" RegulationAccountType="${kind}" ${rest}/>`

test('active banks have their name and their open correspondent account', async () => {
  const text = [
    HEAD,
    entry(
      '044525225',
      'NameP="ПАО СБЕРБАНК" Rgn="45" ParticipantStatus="PSAC"',
      account('30101810000000000000', 'AccountStatus="ACDL"') +
        account('40102810000000000001', undefined, 'UTRA') +
        account('30101810400000000225'),
    ),
    entry('044525999', 'NameP="ЗАКРЫТЫЙ БАНК" ParticipantStatus="PSDL"', account('30101810400000000999')),
    entry('014525000', 'NameP="УФК" ParticipantStatus="PSAC"'),
    entry('12', 'NameP="БЕЗ КОДА"'),
    '</ED807>',
  ].join('')
  expect(await readBankDirectory(file(text))).toEqual([
    { bic: '044525225', name: 'ПАО СБЕРБАНК', correspondent: '30101810400000000225' },
    { bic: '014525000', name: 'УФК', correspondent: '' },
  ])
})

test('a directory that is cut short, another file and an empty directory are refused', async () => {
  const whole = `${HEAD}${entry('044525225', 'NameP="БАНК"')}</ED807>`
  expect(await readBankDirectory(file(whole))).toHaveLength(1)
  expect(await readBankDirectory(file(whole.slice(0, -8)))).toBeNull()
  expect(await readBankDirectory(file(whole.replaceAll('ED807', 'yml_catalog')))).toBeNull()
  expect(await readBankDirectory(file(`${HEAD}</ED807>`))).toBeNull()
})
