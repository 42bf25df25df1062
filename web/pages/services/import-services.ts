import type { RegulationOfCode } from '../../../domain/contract/regulations.ts'
import { read } from '../../../domain/page-error.ts'
import { findCity } from '../../../domain/places/find-city.ts'
import { codeOfCity, placeName } from '../../../domain/places/place-code.ts'
import type { LoadContext } from '../../app/page/load.ts'
import type { NamedImportService } from '../../components/import-services.tsx'

/** @returns where a supplier's goods are: its town, where the list of towns has it, else its country */
export function placeOfSupplier({ city, country }: { city: string; country: string }): string {
  const known = findCity(city, country)
  return known?.country === country ? codeOfCity(known) : country
}

/**
 * Who brings goods here (docs/behaviour.md, "Import of goods").
 * @param from place code of the goods; undefined where they come from several
 * @returns none where it cannot be read: the page is shown without them
 */
export async function loadImportServices(
  { api, i18n }: LoadContext,
  from: string | undefined,
): Promise<NamedImportService[]> {
  const { locale } = i18n
  const { data } = await read(api.get('/api/services/import', { query: { from, locale } })).catch(() => ({ data: [] }))
  return data.map((one) => ({ ...one, fromName: one.from === null ? null : placeName(one.from, locale) }))
}

/**
 * Technical regulations that goods of a code may be subject to (docs/behaviour.md, "Technical regulations").
 * @param code digits of a code; null where there is none
 * @returns none where they cannot be read: the page is shown without them
 */
export async function loadRegulations({ api, i18n }: LoadContext, code: string | null): Promise<RegulationOfCode[]> {
  if (code === null || !/^\d{2,10}$/.test(code)) return []
  const query = { code, locale: i18n.locale }
  const { data } = await read(api.get('/api/tnved/regulations', { query })).catch(() => ({ data: [] }))
  return data
}
