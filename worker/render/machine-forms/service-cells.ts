import type { Cell } from '../../../web/app/csv.ts'
import type { I18n } from '../../../web/app/i18n.tsx'
import { href } from '../../../web/routes.ts'
import type { Service } from '../../api/services/schema.ts'

const COLUMNS = ['name', 'partOf', 'about', 'companies', 'address'] as const

/** @returns a row of headings and a row a kind of service, the one it belongs to beside it. */
export function serviceCells(services: Service[], { t, locale }: I18n, origin: string): Cell[][] {
  const names = new Map(services.map(({ id, name }) => [id, name.text]))
  const rows = services.map(({ id, name, parent, about, count }): Cell[] => [
    ...[name.text, (parent && names.get(parent)) ?? null, about?.text ?? null, count],
    origin + href('serviceCompanies', locale, {}, { service: id }),
  ])
  return [COLUMNS.map((column) => t(`export.${column}`)), ...rows]
}
