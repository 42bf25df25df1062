/** The screens of an organization's own programs. */
import * as apiTokens from '../../../web/pages/account-api-tokens/load.ts'
import * as apiTokenSlots from '../../../web/pages/account-api-tokens/slots.tsx'
import * as webhooks from '../../../web/pages/account-webhooks/load.ts'
import * as webhookSlots from '../../../web/pages/account-webhooks/slots.tsx'
import { assisted } from './signed-in.ts'

export const programScreens = {
  webhooks: assisted(webhooks.load, webhookSlots.slots, ['done', 'of']),
  apiTokens: assisted(apiTokens.load, apiTokenSlots.slots, ['done']),
}
