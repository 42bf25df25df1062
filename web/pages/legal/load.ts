import { APP_NAME } from '../../../domain/app-name.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'

export interface LegalData {
  text: 'terms' | 'privacy'
}

function loaded(text: LegalData['text'], { i18n: { t, locale } }: LoadContext) {
  const head = { title: t(`legal.${text}.title`), description: t(`legal.${text}.about`, { name: APP_NAME[locale] }) }
  return { data: { text }, islandProps: null, head }
}

/** What those who use the site agree to. */
export const loadTerms: Load<LegalData> = async (context) => loaded('terms', context)

/** What is done with personal data. */
export const loadPrivacy: Load<LegalData> = async (context) => loaded('privacy', context)
