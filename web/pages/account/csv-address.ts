import { type PersonalName, personalRoutes } from '../../../domain/personal-routes.ts'
import { addressOf, type Query } from '../../../domain/routes.ts'
import type { PersonalContext } from '../../app/page/personal-load.ts'

/** @returns the address of a screen's spreadsheet (worker/render/exports/personal-tables.ts) */
export const csvAddress = (
  screen: PersonalName,
  { id, i18n }: Pick<PersonalContext, 'id' | 'i18n'>,
  query: Query = {},
): string => addressOf(`${personalRoutes[screen].replace(':id', id)}.csv`, i18n.locale, query)
