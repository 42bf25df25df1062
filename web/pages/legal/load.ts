import { APP_NAME } from '../../../domain/app-name.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'

export interface LegalData {
  text: 'terms' | 'privacy'
}

function loadText(text: LegalData['text'], { i18n: { t, locale } }: LoadContext) {
  const head = { title: t(`legal.${text}.title`), description: t(`legal.${text}.about`, { name: APP_NAME[locale] }) }
  return { data: { text }, islandProps: null, head }
}

/** The terms of use. */
export const loadTerms: Load<LegalData> = async (context) => loadText('terms', context)

/** The privacy notice. */
export const loadPrivacy: Load<LegalData> = async (context) => loadText('privacy', context)
