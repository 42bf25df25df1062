/** How a supplier answers requests, as buyers are shown it. */
import { type ResponseFigures, type ShownFigures, shownFigures } from '../../../../domain/response-figures.ts'
import { companies } from '../../../db/schema.ts'

export const RESPONSE = {
  responseTime: companies.responseTime,
  responseRate: companies.responseRate,
  responseCount: companies.responseCount,
}

interface Row extends Omit<ResponseFigures, 'count'> {
  responseCount: number
}

export const toResponse = ({ responseTime, responseRate, responseCount }: Row): ShownFigures =>
  shownFigures({ responseTime, responseRate, count: responseCount })
