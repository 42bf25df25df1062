import type { Load } from '../../app/page/load.ts'

/** The sheet of all icons, for developers. */
export const load: Load<null> = async ({ i18n: { t } }) => ({
  data: null,
  islandProps: null,
  head: { title: t('icons.title'), description: t('icons.about'), noindex: true },
})
