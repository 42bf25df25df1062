import { load as loadBackups } from '../../../web/pages/account-backups/load.ts'
import { slots as backupSlots } from '../../../web/pages/account-backups/slots.tsx'
import { load as loadBanks } from '../../../web/pages/account-banks/load.ts'
import { slots as bankSlots } from '../../../web/pages/account-banks/slots.tsx'
import { load as loadBorderRates } from '../../../web/pages/account-border-rates/load.ts'
import { slots as borderRateSlots } from '../../../web/pages/account-border-rates/slots.tsx'
import { load as loadBrokenFeeds } from '../../../web/pages/account-broken-feeds/load.ts'
import { slots as brokenFeedSlots } from '../../../web/pages/account-broken-feeds/slots.tsx'
import { load as loadProposals } from '../../../web/pages/account-category-proposals/load.ts'
import { slots as proposalSlots } from '../../../web/pages/account-category-proposals/slots.tsx'
import { load as loadConfirmation } from '../../../web/pages/account-confirmation/load.ts'
import { slots as confirmationSlots } from '../../../web/pages/account-confirmation/slots.tsx'
import { load as loadTokens } from '../../../web/pages/account-desk-tokens/load.ts'
import { slots as tokenSlots } from '../../../web/pages/account-desk-tokens/slots.tsx'
import { loadEdition, loadEditions } from '../../../web/pages/account-editions/load.ts'
import { editionSlots, editionsSlots } from '../../../web/pages/account-editions/slots.tsx'
import { load as loadGoodsRules } from '../../../web/pages/account-goods-rules/load.ts'
import { slots as goodsRuleSlots } from '../../../web/pages/account-goods-rules/slots.tsx'
import { load as loadInstance } from '../../../web/pages/account-instance/load.ts'
import { slots as instanceSlots } from '../../../web/pages/account-instance/slots.tsx'
import { load as loadJournal } from '../../../web/pages/account-journal/load.ts'
import { slots as journalSlots } from '../../../web/pages/account-journal/slots.tsx'
import { loadLegalText, loadLegalTexts } from '../../../web/pages/account-legal-texts/load.ts'
import { legalTextSlots, legalTextsSlots } from '../../../web/pages/account-legal-texts/slots.tsx'
import { load as loadRates } from '../../../web/pages/account-rates/load.ts'
import { slots as rateSlots } from '../../../web/pages/account-rates/slots.tsx'
import { load as loadReasons } from '../../../web/pages/account-reasons/load.ts'
import { slots as reasonSlots } from '../../../web/pages/account-reasons/slots.tsx'
import { load as loadRegulations } from '../../../web/pages/account-regulations/load.ts'
import { slots as regulationSlots } from '../../../web/pages/account-regulations/slots.tsx'
import { load as loadReports } from '../../../web/pages/account-reports/load.ts'
import { slots as reportsSlots } from '../../../web/pages/account-reports/slots.tsx'
import { load as loadSearches } from '../../../web/pages/account-searches/load.ts'
import { slots as searchesSlots } from '../../../web/pages/account-searches/slots.tsx'
import { load as loadServices } from '../../../web/pages/account-services/load.ts'
import { slots as servicesSlots } from '../../../web/pages/account-services/slots.tsx'
import { load as loadSiteStatistics } from '../../../web/pages/account-site-statistics/load.ts'
import { slots as siteStatisticsSlots } from '../../../web/pages/account-site-statistics/slots.tsx'
import { loadStories, loadStory } from '../../../web/pages/account-stories/load.ts'
import { storiesSlots, storySlots } from '../../../web/pages/account-stories/slots.tsx'
import { load as loadSynonyms } from '../../../web/pages/account-synonyms/load.ts'
import { slots as synonymsSlots } from '../../../web/pages/account-synonyms/slots.tsx'
import { load as loadUnsorted } from '../../../web/pages/account-unsorted-goods/load.ts'
import { slots as unsortedSlots } from '../../../web/pages/account-unsorted-goods/slots.tsx'
import { account, assisted } from './signed-in.ts'

/** The lists of operators, and what they edit. */
export const deskScreens = {
  synonyms: account(loadSynonyms, synonymsSlots, ['done']),
  confirmation: assisted(loadConfirmation, confirmationSlots, ['at', 'done']),
  deskStories: account(loadStories, storiesSlots, ['state', 'after', 'tag', 'done']),
  deskStory: assisted(loadStory, storySlots, ['version', 'done']),
  borderRates: account(loadBorderRates, borderRateSlots, ['edit', 'done']),
  editions: account(loadEditions, editionsSlots, ['done']),
  edition: assisted(loadEdition, editionSlots, ['done']),
  regulations: account(loadRegulations, regulationSlots, ['edit', 'done']),
  goodsRules: account(loadGoodsRules, goodsRuleSlots, ['edit', 'done']),
  siteStatistics: account(loadSiteStatistics, siteStatisticsSlots, ['days']),
  journal: account(loadJournal, journalSlots, ['act', 'subject', 'from', 'until', 'before']),
  categoryProposals: account(loadProposals, proposalSlots, ['state', 'page', 'done']),
  brokenFeeds: account(loadBrokenFeeds, brokenFeedSlots, ['done']),
  legalTexts: account(loadLegalTexts, legalTextsSlots, ['done']),
  legalText: assisted(loadLegalText, legalTextSlots, ['done']),
  deskServices: account(loadServices, servicesSlots, ['edit', 'left', 'done']),
  deskRates: account(loadRates, rateSlots, ['edit', 'done']),
  backups: account(loadBackups, backupSlots, ['done']),
  deskBanks: account(loadBanks, bankSlots, ['done']),
  deskSettings: account(loadInstance, instanceSlots),
  deskTokens: account(loadTokens, tokenSlots, ['company', 'page', 'revoke', 'done']),
  unsortedGoods: account(loadUnsorted, unsortedSlots, ['place', 'supplier', 'q', 'page', 'all', 'left', 'done']),
  deskReports: account(loadReports, reportsSlots, ['state', 'kind', 'reason', 'page', 'done']),
  reasons: account(loadReasons, reasonSlots, ['done']),
  emptySearches: account(loadSearches, searchesSlots, ['page']),
}
