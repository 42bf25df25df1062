/** The handlers of each button of each personal screen. */
import type { FormActions } from '../../../domain/form-actions.ts'
import type { PersonalName } from '../../../domain/personal-routes.ts'
import { apiTokenForms } from './api-tokens.ts'
import { approvalForms } from './approvals.ts'
import { backupForms } from './backups.ts'
import { borderRateForms } from './border-rates.ts'
import { brokenFeedForms } from './broken-feeds.ts'
import { productListForms } from './bulk-products.ts'
import { categoryProposalForms } from './category-proposals.ts'
import { companyForms } from './company.ts'
import { companyFileForms } from './company-files.ts'
import { confirmationForms } from './confirmation.ts'
import { contactForms } from './contacts.ts'
import { BANKS, deskBankForms } from './desk-banks.ts'
import { deskRateForms } from './desk-rates.ts'
import { deskServiceForms } from './desk-services.ts'
import { deskTokenForms } from './desk-tokens.ts'
import { EDITION_FILES, editionForms } from './editions.ts'
import { employeeForms } from './employees.ts'
import { feedForms } from './feeds.ts'
import { followForms } from './follows.ts'
import type { FormHandler, ScreenForms } from './form-result.ts'
import { goodsRuleForms } from './goods-rules.ts'
import { IMPORTS_PATH, importForms } from './imports.ts'
import { inquiryForms } from './inquiries.ts'
import { leadForms } from './leads.ts'
import { legalEntityForms } from './legal-entities.ts'
import { legalTextForms } from './legal-texts.ts'
import { listForms } from './lists.ts'
import { mailForms } from './mail.ts'
import { moderationForms } from './moderation.ts'
import { namedTextForms } from './named-texts.ts'
import { noticeForms } from './notices.ts'
import { openRequestForms } from './open-requests.ts'
import { orderForms } from './orders.ts'
import { parameterForms } from './parameters.ts'
import { partnerFeedForms } from './partner-feeds.ts'
import { peopleForms } from './people.ts'
import { productEditForms } from './product-edits.ts'
import { productFileForms } from './product-files.ts'
import { newProductForms, productForms } from './products.ts'
import { quoteForms } from './quotes.ts'
import { reasonForms } from './reasons.ts'
import { regulationForms } from './regulations.ts'
import { reportForms } from './reports.ts'
import { accountForms } from './settings.ts'
import { storyForms } from './stories.ts'
import { synonymForms } from './synonyms.ts'
import { unsortedGoodsForms } from './unsorted-goods.ts'
import { webhookForms } from './webhooks.ts'

export const FORM_HANDLERS: ScreenForms<Exclude<keyof FormActions, 'newProduct' | 'conversation'>> = {
  ...accountForms,
  ...contactForms,
  ...confirmationForms,
  ...companyForms,
  ...companyFileForms,
  ...productForms,
  ...productFileForms,
  ...productListForms,
  ...productEditForms,
  ...importForms,
  ...inquiryForms,
  ...quoteForms,
  ...orderForms,
  ...approvalForms,
  ...employeeForms,
  ...legalEntityForms,
  ...moderationForms,
  ...leadForms,
  ...noticeForms,
  ...followForms,
  ...parameterForms,
  ...peopleForms,
  ...listForms,
  ...reasonForms,
  ...reportForms,
  ...categoryProposalForms,
  ...unsortedGoodsForms,
  ...deskRateForms,
  ...deskServiceForms,
  ...deskTokenForms,
  ...deskBankForms,
  ...backupForms,
  ...brokenFeedForms,
  ...legalTextForms,
  ...storyForms,
  ...synonymForms,
  ...borderRateForms,
  ...regulationForms,
  ...goodsRuleForms,
  ...editionForms,
  ...mailForms,
  ...apiTokenForms,
  ...feedForms,
  ...partnerFeedForms,
  ...webhookForms,
  ...namedTextForms,
  ...openRequestForms,
}

const hasForms = (name: PersonalName): name is keyof typeof FORM_HANDLERS => name in FORM_HANDLERS

/** Whether a screen's forms accept files: files sent to other screens are not read. */
export const hasFiles = (name: PersonalName): boolean =>
  name in companyFileForms ||
  name in productFileForms ||
  name === 'products' ||
  name === 'deskStory' ||
  name === 'categoryParameters' ||
  name === 'deskCompany' ||
  name in inquiryForms ||
  name in orderForms ||
  name === 'imports' ||
  name === 'editions' ||
  name === 'deskBanks'

/** The API call that receives the files of a screen; undefined for the call of pictures and documents. */
export function uploadsOf(name: PersonalName): { to?: string } {
  if (name === 'imports') return { to: IMPORTS_PATH }
  if (name === 'deskBanks') return { to: BANKS }
  return name === 'editions' ? { to: EDITION_FILES } : {}
}

/** @returns the handlers of a screen's buttons by their names; null for a screen that has no form */
export function handlersOf({ name, id }: { name: PersonalName; id: string }): Map<string, FormHandler> | null {
  if (!hasForms(name)) return null
  return new Map(Object.entries(name === 'product' && id === 'new' ? newProductForms : FORM_HANDLERS[name]))
}
