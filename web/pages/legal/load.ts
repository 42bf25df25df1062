import { APP_NAME } from '../../../domain/app-name.ts'
import type { Load } from '../../app/page/load.ts'

export interface LegalData {
  text: 'terms' | 'privacy' | 'consent'
}

const loadText =
  (text: LegalData['text']): Load<LegalData> =>
  async ({ i18n: { t, locale } }) => ({
    data: { text },
    islandProps: null,
    head: { title: t(`legal.${text}.title`), description: t(`legal.${text}.about`, { name: APP_NAME[locale] }) },
  })

export const loadTerms = loadText('terms')
export const loadPrivacy = loadText('privacy')
export const loadConsent = loadText('consent')
