/** The screens for the programs of an organization: API tokens, webhooks and the like. */
import * as apiTokens from '../../../web/pages/account-api-tokens/load.ts'
import * as apiTokenSlots from '../../../web/pages/account-api-tokens/slots.tsx'
import * as exchange from '../../../web/pages/account-exchange/load.ts'
import * as exchangeSlots from '../../../web/pages/account-exchange/slots.tsx'
import * as feeds from '../../../web/pages/account-feeds/load.ts'
import * as feedSlots from '../../../web/pages/account-feeds/slots.tsx'
import * as partnerFeeds from '../../../web/pages/account-partner-feeds/load.ts'
import * as partnerFeedSlots from '../../../web/pages/account-partner-feeds/slots.tsx'
import * as webhooks from '../../../web/pages/account-webhooks/load.ts'
import * as webhookSlots from '../../../web/pages/account-webhooks/slots.tsx'
import { account, assisted } from './signed-in.ts'

export const programScreens = {
  exchange: account(exchange.load, exchangeSlots.slots),
  goodsFeeds: assisted(feeds.load, feedSlots.slots, ['done', 'of']),
  partnerFeeds: assisted(partnerFeeds.load, partnerFeedSlots.slots, ['done', 'of']),
  webhooks: assisted(webhooks.load, webhookSlots.slots, ['done', 'of']),
  apiTokens: assisted(apiTokens.load, apiTokenSlots.slots, ['done']),
}
