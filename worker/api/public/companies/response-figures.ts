/** How a supplier answers requests, as buyers are shown it. */
import type { ResponseFigures as ShownFigures } from '../../../../domain/contract/values.ts'
import { type LeadTimeFigures, shownOnTimeRate } from '../../../../domain/lead-time-figures.ts'
import { type ResponseFigures, shownFigures } from '../../../../domain/response-figures.ts'
import { companies } from '../../../db/schema.ts'

export const RESPONSE_FIGURE_COLUMNS = {
  responseTime: companies.responseTime,
  responseRate: companies.responseRate,
  responseCount: companies.responseCount,
  quoteRate: companies.quoteRate,
  answerLanguages: companies.answerLanguages,
  onTimeRate: companies.onTimeRate,
  orderCount: companies.orderCount,
}

interface Row extends Omit<ResponseFigures, 'count' | 'languages'>, LeadTimeFigures {
  responseCount: number
  answerLanguages: ResponseFigures['languages']
}

export const toResponseFigures = ({
  responseTime,
  responseRate,
  quoteRate,
  responseCount,
  answerLanguages,
  ...orders
}: Row): ShownFigures => ({
  ...shownFigures({ responseTime, responseRate, quoteRate, languages: answerLanguages, count: responseCount }),
  onTimeRate: shownOnTimeRate(orders),
})
