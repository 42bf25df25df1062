/** Screens of a person that have a spreadsheet at their address with '.csv' and '.xlsx'. */
import type { LinkedList } from '../../../domain/contract/lists.ts'
import { MAX_PRODUCTS } from '../../../domain/contract/statistics.ts'
import type { CsvCell } from '../../../domain/csv.ts'
import { proFormaDocument, quoteDocument } from '../../../domain/deal-documents.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { inquiryNumber } from '../../../domain/inquiry-number.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalName } from '../../../domain/personal-routes.ts'
import type { PersonalContext } from '../../../web/app/page/personal-load.ts'
import { readAnswers } from '../../../web/pages/account-answers/load.ts'
import { buyerOf } from '../../../web/pages/account-quotes/load.ts'
import { readStatistics } from '../../../web/pages/account-statistics/load.ts'
import { comparisonCells, documentCells } from './deal-cells.ts'
import { listCells } from './listed-products.ts'
import { statisticsCells } from './statistics-cells.ts'

/** The parts of a screen's context that an export reads. */
type ExportContext = Pick<PersonalContext, 'own' | 'id' | 'i18n' | 'query' | 'origin'>

type Table = (context: ExportContext) => Promise<CsvCell[][]>

const inLanguage = ({ locale }: I18n) => ({ locale })

const ofQuote =
  (call: '/api/profile/requests/:id' | '/api/profile/company/inquiries/:id'): Table =>
  async ({ own, id, i18n, query: { version } }) => {
    const query = { ...inLanguage(i18n), ...(version && { version }) }
    const [{ data: quote }, { data: inquiry }] = await Promise.all([
      read(own.get(`${call}/quote`, { params: { id }, query })),
      read(own.get(call, { params: { id }, query: inLanguage(i18n) })),
    ])
    if (!quote.shown) throw new PageError(404, 'quote.unknown')
    const head = { number: quote.number ?? '', reference: inquiryNumber(id), buyer: buyerOf(inquiry.contact) }
    return documentCells(quoteDocument(quote.shown, head, i18n), i18n)
  }

const ofOrder =
  (call: '/api/profile/orders/:id' | '/api/profile/company/orders/:id'): Table =>
  async ({ own, id, i18n }) => {
    const { data } = await read(own.get(call, { params: { id }, query: inLanguage(i18n) }))
    return documentCells(proFormaDocument(data, i18n), i18n)
  }

const cellsOfList = ({ data }: { data: LinkedList }, { i18n, origin }: ExportContext): CsvCell[][] =>
  listCells(data, i18n, origin)

/** By screen; the export of a screen that is missing here is a 404. */
export const PERSONAL_TABLES: Partial<Record<PersonalName, Table>> = {
  list: async (context) => {
    const { own, id, i18n } = context
    return cellsOfList(
      await read(own.get('/api/profile/lists/:id', { params: { id }, query: inLanguage(i18n) })),
      context,
    )
  },
  sharedList: async (context) => {
    const {
      own,
      i18n,
      query: { token = '' },
    } = context
    return cellsOfList(
      await read(own.get('/api/lists/:token', { params: { token }, query: inLanguage(i18n) })),
      context,
    )
  },
  quote: ofQuote('/api/profile/requests/:id'),
  ownQuote: ofQuote('/api/profile/company/inquiries/:id'),
  answers: async (context) => comparisonCells(await readAnswers(context), context.i18n),
  statistics: async (context) => statisticsCells(await readStatistics(context, MAX_PRODUCTS), context.i18n),
  order: ofOrder('/api/profile/orders/:id'),
  sale: ofOrder('/api/profile/company/orders/:id'),
}
