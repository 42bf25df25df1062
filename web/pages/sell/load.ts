import { APP_NAME } from '../../../domain/app-name.ts'
import type { Load } from '../../app/page/load.ts'

/** The page for suppliers: what is needed, how long it takes, what it costs. The same for every visitor. */
export const load: Load<null> = async ({ i18n: { t, locale } }) => ({
  data: null,
  islandProps: null,
  head: { title: t('sell.title', { name: APP_NAME[locale] }), description: t('sell.about') },
})
