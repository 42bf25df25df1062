/** The drawings of a company: its logo, its premises, the sheets of its certificates. */

import type { StoredCertificate, StoredPhoto } from '../../worker/db/schema.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { SeedFiles } from '../files.ts'
import { sheetFile } from '../pictures.ts'
import type { FullText } from '../text.ts'
import { drawCertificate, SHEET_SIZE } from './drawings/certificate-sheet.ts'
import { drawLaboratory } from './drawings/laboratory.ts'
import { drawMark, MARK_SIZE } from './drawings/mark.ts'
import { drawOffice } from './drawings/office.ts'
import { drawShopFloor } from './drawings/shop-floor.ts'
import { drawTerminal } from './drawings/terminal.ts'
import { drawWarehouse } from './drawings/warehouse.ts'
import { drawWorks } from './drawings/works.ts'
import type { CompanySpec } from './model.ts'
import { t } from './terms.ts'

const SVG = 'image/svg+xml'

interface View {
  caption: FullText
  draw: (spec: CompanySpec) => Sheet
}

const VIEWS = {
  works: {
    caption: t('Plant exterior', 'Завод, вид с улицы', '厂区正面'),
    draw: ({ key, name, staff }) => drawWorks(key, name.en, staff),
  },
  shopFloor: { caption: t('Shop floor', 'Цех', '生产车间'), draw: ({ key }) => drawShopFloor(key) },
  warehouse: { caption: t('Warehouse', 'Склад', '仓库'), draw: ({ key }) => drawWarehouse(key) },
  terminal: { caption: t('Loading yard', 'Погрузочная площадка', '装卸场'), draw: ({ key }) => drawTerminal(key) },
  laboratory: { caption: t('Laboratory', 'Лаборатория', '实验室'), draw: ({ key }) => drawLaboratory(key) },
  office: { caption: t('Office', 'Офис', '办公楼'), draw: ({ key, name }) => drawOffice(key, name.en) },
} satisfies Record<string, View>

const says = ({ facts }: CompanySpec, name: string): boolean => facts.some((fact) => fact.name.en === name)

const does = ({ services }: CompanySpec, kinds: RegExp): boolean => services.some((service) => kinds.test(service))

/** @returns the drawings of premises that fit a company's kind and activities. */
function viewsOf(spec: CompanySpec): View[] {
  const makes = says(spec, 'Production area')
  const views = [
    ...(makes ? [VIEWS.works, VIEWS.shopFloor] : []),
    ...(says(spec, 'Warehouse area') ? [VIEWS.warehouse] : []),
    ...(does(spec, /freight|warehousing/) ? [VIEWS.terminal] : []),
    ...(says(spec, 'Own laboratory') || does(spec, /laborator|testing/) ? [VIEWS.laboratory] : []),
  ]
  return views.length > 1 ? views : [VIEWS.office, ...views]
}

/** @returns id of the logo's file. */
export const markOf = ({ key, name }: CompanySpec, files: SeedFiles): string =>
  files.add({ kind: 'logo', name: `${key}.svg`, type: SVG, content: drawMark(key, name.en), ...MARK_SIZE })

export const photosOf = (spec: CompanySpec, files: SeedFiles): StoredPhoto[] =>
  viewsOf(spec).map(({ caption, draw }, at) => ({
    ...files.addTo(sheetFile(draw(spec), `${spec.key}-${at + 1}.svg`)),
    caption,
  }))

/** @returns the certificates, each with its sheet. */
export const certificatesOf = ({ key, name, certificates }: CompanySpec, files: SeedFiles): StoredCertificate[] =>
  certificates.map((certificate, at) => ({
    ...certificate,
    file: files.add({
      kind: 'document',
      name: `${key}-${at + 1}.svg`,
      type: SVG,
      ...SHEET_SIZE,
      content: drawCertificate({ ...certificate, holder: name }),
    }),
  }))
