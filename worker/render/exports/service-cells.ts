import type { Service } from '../../../domain/contract/services.ts'
import type { Cell } from '../../../domain/csv.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'

const COLUMNS = ['name', 'partOf', 'about', 'companies', 'address'] as const

/** @returns a row of headings, and one for each kind of service with the one it belongs to. */
export function serviceCells(services: Service[], { t, locale }: I18n, origin: string): Cell[][] {
  const names = new Map(services.map(({ id, name }) => [id, name.text]))
  const rows = services.map(({ id, name, parent, about, count }): Cell[] => [
    name.text,
    (parent && names.get(parent)) ?? null,
    about?.text ?? null,
    count,
    origin + href('serviceCompanies', locale, {}, { service: id }),
  ])
  return [COLUMNS.map((column) => t(`export.${column}`)), ...rows]
}
