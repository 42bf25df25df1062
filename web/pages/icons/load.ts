import type { Load } from '../../app/page/load.ts'

/** The sheet of icons, for whoever builds a screen. */
export const load: Load<null> = async ({ i18n: { t } }) => ({
  data: null,
  islandProps: null,
  head: { title: t('icons.title'), description: t('icons.about'), noindex: true },
})
