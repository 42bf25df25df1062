/** Resources of the desk at /api/operator that worker/api/app.ts does not mount itself: catalogue, content, settings, tokens, backups. */
import { Hono } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { deskTokens } from './api-tokens/routes.ts'
import { backups } from './backups/routes.ts'
import { deskBanks } from './banks/routes.ts'
import { borderRatesRoutes } from './border-rates/routes.ts'
import { brokenFeeds } from './broken-feeds/routes.ts'
import { deskDocuments } from './documents/routes.ts'
import { editions } from './editions/routes.ts'
import { deskLegalTexts } from './legal-texts/routes.ts'
import { deskRates } from './rates/routes.ts'
import { deskTradeTerms } from './rates/trade-terms.ts'
import { deskUnits } from './rates/units.ts'
import { deskRegulations } from './regulations/routes.ts'
import { deskServices } from './services/routes.ts'
import { deskSettings } from './settings/routes.ts'
import { synonymsRoutes } from './synonyms/routes.ts'
import { unsortedGoods } from './unsorted-goods/routes.ts'

export const deskRoutes = new Hono<ApiEnv>()
  .route('/synonyms', synonymsRoutes)
  .route('/border-rates', borderRatesRoutes)
  .route('/regulations', deskRegulations)
  .route('/editions', editions)
  .route('/broken-feeds', brokenFeeds)
  .route('/unsorted-goods', unsortedGoods)
  .route('/legal-texts', deskLegalTexts)
  .route('/services', deskServices)
  .route('/rates', deskRates)
  .route('/units', deskUnits)
  .route('/trade-terms', deskTradeTerms)
  .route('/api-tokens', deskTokens)
  .route('/banks', deskBanks)
  .route('/backups', backups)
  .route('/settings', deskSettings)
  .route('/documents', deskDocuments)
