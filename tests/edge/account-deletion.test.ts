import { expect, test } from 'vitest'
import en from '../../locales/en.json' with { type: 'json' }
import ru from '../../locales/ru.json' with { type: 'json' }
import zh from '../../locales/zh.json' with { type: 'json' }
import { shareSite } from './site.ts'
import { newLogin, readPage, signedUp } from './visitors.ts'

shareSite()

test('the screen that deletes an account says what stays afterwards, in every language', async () => {
  const person = await signedUp(newLogin())
  for (const [locale, { account }] of Object.entries({ en, ru, zh })) {
    const page = await readPage(person, `/${locale}/profile/settings`)
    expect(page, locale).toContain(account.eraseAbout)
    expect(page, locale).toContain(account.eraseKept)
  }
})
