import type { Load } from '../../app/page/load.ts'
import { htmlOf, readStoredText } from '../legal/stored-text.ts'

export interface SellData {
  /** The text that an operator has stored, instead of what the page says beside its steps: HTML; null for none. */
  html: string | null
}

/** The page for suppliers: what is needed, how long it takes, what it costs. The same for every visitor. */
export const load: Load<SellData> = async ({ api, i18n: { t, locale } }) => ({
  data: { html: htmlOf(await readStoredText(api, 'sell', locale)) },
  islandProps: null,
  head: { title: t('sell.headTitle'), description: t('sell.about') },
})
