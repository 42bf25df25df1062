import { APP_NAME } from '../../../domain/app-name.ts'
import type { Load } from '../../app/page/load.ts'

export interface DevelopersData {
  /** Of this site, for the addresses in the examples. */
  origin: string
}

export const load: Load<DevelopersData> = async ({ origin, i18n: { t, locale } }) => ({
  data: { origin },
  islandProps: null,
  head: { title: t('developers.title'), description: t('developers.about', { name: APP_NAME[locale] }) },
})
