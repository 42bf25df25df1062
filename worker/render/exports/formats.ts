/** Lists in forms for machines: the rows and filters of the screen, as JSON, CSV and, for stories, as a feed. */

import type { StoryCard } from '../../../domain/contract/stories.ts'
import type { PageMeta } from '../../../domain/contract/values.ts'
import type { Cell } from '../../../domain/csv.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { RouteName } from '../../../domain/routes.ts'
import type { LoadContext } from '../../../web/app/page/load.ts'
import { productCells } from '../../../web/components/product-cells.ts'
import { companyCells } from './company-cells.ts'
import { serviceCells } from './service-cells.ts'
import { storyCells } from './story-cells.ts'

/** A page of a list, or a list that has no pages: the api's own answer, and what becomes of it. */
export interface ExportableList {
  body: { data: unknown[]; meta?: PageMeta }
  cells: () => Cell[][]
  /** There where the list has a feed. */
  stories?: StoryCard[]
}

type Form = (context: LoadContext) => Promise<ExportableList>

/** How a list is drawn means nothing to a machine. */
const asked = ({ query: { view: _, ...query }, i18n }: LoadContext) => ({ ...query, locale: i18n.locale })

/**
 * Nothing is listed under a branch of a tree that is not there; the screen of such a branch does not exist.
 * @throws PageError 404
 */
async function demandBranch(
  { meta }: { meta: PageMeta },
  id: string | undefined,
  readTree: () => Promise<{ data: { id: string }[] }>,
): Promise<void> {
  if (meta.total > 0 || !id) return
  const { data } = await readTree()
  if (!data.some((branch) => branch.id === id)) throw new PageError(404, 'page.unknown')
}

const categories = ({ api }: LoadContext) => read(api.get('/api/categories'))
const services = ({ api }: LoadContext) => read(api.get('/api/services'))
const tags = ({ api }: LoadContext) => read(api.get('/api/tags'))

const products =
  (narrow: (context: LoadContext) => { category?: string }): Form =>
  async (context) => {
    const query = { ...asked(context), ...narrow(context) }
    const body = await read(context.api.get('/api/products', { query }))
    await demandBranch(body, query.category, () => categories(context))
    return { body, cells: () => productCells(body.data, context.i18n, context.origin) }
  }

const supplierProducts: Form = async (context) => {
  const body = await read(
    context.api.get('/api/companies/:id/products', { params: { id: context.id }, query: asked(context) }),
  )
  return { body, cells: () => productCells(body.data, context.i18n, context.origin) }
}

const suppliers: Form = async (context) => {
  const body = await read(context.api.get('/api/companies', { query: asked(context) }))
  await demandBranch(body, context.query.category, () => categories(context))
  return { body, cells: () => companyCells('supplier', body.data, context.i18n, context.origin) }
}

const serviceCompanies: Form = async (context) => {
  const body = await read(context.api.get('/api/company-services', { query: asked(context) }))
  await demandBranch(body, context.query.service, () => services(context))
  return { body, cells: () => companyCells('serviceCompany', body.data, context.i18n, context.origin) }
}

const serviceKinds: Form = async (context) => {
  const body = await read(context.api.get('/api/services', { query: asked(context) }))
  return { body, cells: () => serviceCells(body.data, context.i18n, context.origin) }
}

const stories: Form = async (context) => {
  const body = await read(context.api.get('/api/stories', { query: asked(context) }))
  await demandBranch(body, context.query.tag, () => tags(context))
  return { body, cells: () => storyCells(body.data, context.i18n, context.origin), stories: body.data }
}

/** Which screens have a form for machines; their address is the screen's with the form's name after it: /ru/catalog.csv */
export const exportFormats: Partial<Record<RouteName, Form>> = {
  catalogue: products(() => ({})),
  category: products(({ id }) => ({ category: id })),
  suppliers,
  supplierProducts,
  services: serviceKinds,
  serviceCompanies,
  press: stories,
}
