import type { Load, LoadContext } from '../../app/load.ts'
import { APP_NAME } from '../../app/name.ts'

export interface LegalData {
  text: 'terms' | 'privacy'
}

function loaded(text: LegalData['text'], { i18n: { t, locale } }: LoadContext) {
  const head = { title: t(`legal.${text}.title`), description: t(`legal.${text}.about`, { name: APP_NAME[locale] }) }
  return { data: { text }, live: null, head }
}

/** What those who use the site agree to. */
export const loadTerms: Load<LegalData> = async (context) => loaded('terms', context)

/** What is done with personal data. */
export const loadPrivacy: Load<LegalData> = async (context) => loaded('privacy', context)
