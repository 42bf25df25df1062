import { APP_NAME } from '../../../domain/app-name.ts'
import type { LegalPage } from '../../../domain/legal-texts.ts'
import type { Load } from '../../app/page/load.ts'
import { readStoredText, type StoredText } from './stored-text.ts'

export interface LegalData {
  text: LegalPage
  stored: StoredText
}

const loadText =
  (text: LegalPage): Load<LegalData> =>
  async ({ api, query, i18n: { t, locale } }) => ({
    data: { text, stored: await readStoredText(api, text, locale, query.version) },
    islandProps: null,
    head: { title: t(`legal.${text}.title`), description: t(`legal.${text}.about`, { name: APP_NAME[locale] }) },
  })

export const loadTerms = loadText('terms')
export const loadPrivacy = loadText('privacy')
export const loadConsent = loadText('consent')
