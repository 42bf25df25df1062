import type { Load } from '../../app/page/load.ts'

/** The page for suppliers: what is needed, how long it takes, what it costs. The same for every visitor. */
export const load: Load<null> = async ({ i18n: { t } }) => ({
  data: null,
  islandProps: null,
  head: { title: t('sell.headTitle'), description: t('sell.about') },
})
