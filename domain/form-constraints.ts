import * as v from 'valibot'
import type { Constraints, FormConstraints } from './constraints.ts'
import { NewAddress } from './contract/addresses.ts'
import { NewAnswerTemplate } from './contract/answer-templates.ts'
import { NewApiToken } from './contract/api-tokens.ts'
import { ApprovalRefusal, ApprovalRule } from './contract/approvals.ts'
import { Register, SendCode, TypedCode } from './contract/auth.ts'
import { borderRateEntries } from './contract/border-rates.ts'
import { ProposalDecision } from './contract/category-proposals.ts'
import { ClaimDecision, ClaimStatement, NewClaim } from './contract/claims.ts'
import { CompanyHandOver } from './contract/company-merges.ts'
import { NewJoinRequest } from './contract/company-requests.ts'
import { CompanyTrust } from './contract/company-trust.ts'
import { ContactVerification, NewContact } from './contract/contacts.ts'
import { CategoryTexts, NewCategory } from './contract/desk-categories.ts'
import { PersonAccess, PersonErasure, PersonMerge, PersonViewing } from './contract/desk-people.ts'
import { RateByHand } from './contract/desk-rates.ts'
import { NewTag, StoryTexts } from './contract/desk-stories.ts'
import { TokenRevocation } from './contract/desk-tokens.ts'
import { NewInvitation } from './contract/employees.ts'
import { NewFeed } from './contract/goods-feeds.ts'
import { GoodsRuleFields } from './contract/goods-rules.ts'
import { NewLegalEntity } from './contract/legal-entities.ts'
import { LegalTextBodies } from './contract/legal-texts.ts'
import { ListItemInput, ListName } from './contract/lists.ts'
import { NewMessage, NewNote } from './contract/messages.ts'
import { CompanyDecision, VerificationInput } from './contract/moderation.ts'
import { NewInquiry } from './contract/new-inquiry.ts'
import { Start } from './contract/onboarding.ts'
import { OpenRequestAnswer } from './contract/open-requests.ts'
import { BuyerInput } from './contract/order-acceptance.ts'
import { OrderChange } from './contract/orders.ts'
import { CompanyChange, CompanyFileInput } from './contract/organization-company.ts'
import { NewProduct, ProductChange } from './contract/organization-products.ts'
import { NewParameter } from './contract/parameter-declarations.ts'
import { NewPartnerFeed } from './contract/partner-feeds.ts'
import { PricesInput, TierInput } from './contract/product-sections.ts'
import { VariantInput } from './contract/product-variants.ts'
import { ProfileChange } from './contract/profile.ts'
import { QuoteInput, QuoteLine } from './contract/quote-input.ts'
import { QuoteRefusal } from './contract/quotes.ts'
import { ReasonInput } from './contract/reasons.ts'
import { NewRegulation } from './contract/regulations.ts'
import { NewReport, ReportAppeal, ReportVerdict } from './contract/reports.ts'
import { SynonymFields } from './contract/synonyms.ts'
import { NewWebhook } from './contract/webhooks.ts'
import { Wishes } from './contract/wishes.ts'
import { FactInput, FactsInput } from './contract/wordings.ts'
import { constraintsOf, htmlConstraints, typedAsNumber } from './html-constraints.ts'
import { LEAD_FORM } from './lead-form.ts'
import { MAX_ACTIVITIES, PARAMETER_DECIMALS } from './limits.ts'
import { ADDRESS_SHAPE, NUMBER_SHAPE } from './login.ts'
import { PRICE_DECIMALS, RATE_DECIMALS } from './quote-totals.ts'
import { QUANTITY_DECIMALS } from './trade-quantity.ts'
import { MINOR_UNITS } from './trade-terms.ts'
import { ADDRESS, NUMBER, WRITER, WRITER_FIELDS } from './writer-constraints.ts'

const LOGIN: Constraints = { autoCapitalize: 'none', pattern: `${ADDRESS_SHAPE}|${NUMBER_SHAPE}` }

/** A number of a typed fact, which is posted beside its unit. */
const MEASURED = typedAsNumber(PARAMETER_DECIMALS)

/** Amounts are typed in whole units of the currency, with decimals; the schema has minor units. */
function prices(): FormConstraints {
  const { place } = TierInput.entries
  const vat = v.nullable(PricesInput.entries.vat.wrapped.entries.rate)
  const found = constraintsOf({ ...PricesInput.entries, place, vat })
  const { min = 0, max = 0 } = found['tiers.#.amount'] ?? {}
  const amount: Constraints = { ...typedAsNumber(2), min: min / MINOR_UNITS, max: max / MINOR_UNITS }
  return { ...found, 'tiers.#.amount': amount }
}

/** The first price of a product in the list of products: required there, because it can be removed only on the product's own screen. */
const firstPrice = (): FormConstraints => ({ price: { ...prices()['tiers.#.amount'], required: true } })

/** Cells of the list of products. Only the form knows whether there was a price, so only it can refuse an empty one. */
const cells = (): FormConstraints => ({
  ...constraintsOf({ model: ProductChange.pipe[0].entries.model, stock: ProductChange.pipe[0].entries.stock }),
  price: prices()['tiers.#.amount'] ?? {},
})

/** A percentage is typed without its sign; VAT, lead time and stock may be left empty, which means unknown. */
const productEdit = (): FormConstraints => {
  const { vat } = prices()
  const percent: Constraints = { ...typedAsNumber(2), required: true, min: 0.01, max: 900 }
  return { ...(vat && { vat }), percent }
}

const { sku, factor, stock, tnved } = VariantInput.entries
const { name, value } = FactInput.entries

/** Moderators write the source in the page's language alone, so one field has the constraints of all three. */
function verification(): FormConstraints {
  const found = constraintsOf(VerificationInput.entries)
  return { ...found, source: { ...found['source.en'], ...found.source } }
}

/** Phrases are typed one a line, so their field has no limit of one phrase. */
function goodsRule(): FormConstraints {
  const { kind, category, code, reason } = GoodsRuleFields.entries
  return constraintsOf({ kind, category, code, reason })
}

/** Codes of branches are typed into one field, each with a comma and a space. */
const ACTIVITIES: Constraints = { maxLength: MAX_ACTIVITIES * 12 }

/** Fields of a quote; a row without a price is not sent, so no field of a row is required. */
const { payment, place: handover, note: remark, validUntil } = QuoteInput.pipe[0].entries
const { article, note: lineNote } = QuoteLine.entries
const QUOTE_FIELDS = {
  payment,
  place: handover,
  note: remark,
  validUntil,
  lines: v.array(v.object({ article, note: lineNote })),
}

/** The constraints of each form (web/components/validated-form.tsx), derived from the schemas with which the API validates it. */
export const FORMS = {
  signIn: htmlConstraints(SendCode.entries, { login: LOGIN }),
  code: htmlConstraints({ code: TypedCode }),
  login: htmlConstraints(ContactVerification.entries),
  registration: htmlConstraints(Register.entries),
  inquiry: htmlConstraints({ ...NewInquiry.entries, ...Wishes.entries, ...WRITER_FIELDS }, WRITER),
  ...LEAD_FORM,
  report: htmlConstraints({ ...NewReport.entries, ...WRITER_FIELDS }, WRITER),
  appeal: htmlConstraints(ReportAppeal.entries),
  verdict: htmlConstraints(ReportVerdict.entries),
  // The category is typed by its name.
  proposal: htmlConstraints({ answer: ProposalDecision.entries.answer }),
  settings: htmlConstraints(v.omit(ProfileChange, ['noticeTimes']).entries),
  email: htmlConstraints(NewContact.entries, { value: ADDRESS }),
  phone: htmlConstraints(NewContact.entries, { value: NUMBER }),
  start: htmlConstraints(Start.entries),
  joinRequest: htmlConstraints(NewJoinRequest.entries),
  claim: htmlConstraints(NewClaim.entries),
  company: htmlConstraints(CompanyChange.entries, {
    ...WRITER,
    activities: ACTIVITIES,
    website: { inputMode: 'url', autoCapitalize: 'none' },
  }),
  certificate: htmlConstraints(CompanyFileInput.options[1].entries),
  facts: htmlConstraints(FactsInput.entries, {
    'facts.#.number': MEASURED,
    'facts.#.least': MEASURED,
    'facts.#.most': MEASURED,
  }),
  product: htmlConstraints(NewProduct.entries),
  prices,
  firstPrice,
  cells,
  productEdit,
  variants: htmlConstraints({
    options: v.array(v.object({ name, values: v.array(value) })),
    rows: v.array(v.object({ sku, factor, stock, tnved })),
  }),
  entity: htmlConstraints(NewLegalEntity.entries),
  list: htmlConstraints({ name: ListName, items: v.array(ListItemInput) }),
  // Named only where the products go into a new list.
  listAdding: htmlConstraints({ name: v.nullable(ListName) }),
  synonyms: htmlConstraints({ names: SynonymFields }),
  borderRate: htmlConstraints(borderRateEntries, {
    rate: typedAsNumber(RATE_DECIMALS),
    amount: typedAsNumber(2),
    upTo: typedAsNumber(2),
  }),
  // The beginnings of codes are typed into one field.
  regulation: htmlConstraints(v.omit(NewRegulation.pipe[0], ['prefixes']).entries),
  rate: htmlConstraints(v.omit(RateByHand.pipe[0], ['currency', 'sure']).entries, { rub: typedAsNumber(6) }),
  employee: htmlConstraints(NewInvitation.entries, { contact: LOGIN }),
  // A message may be a file alone.
  answer: htmlConstraints({ reply: NewMessage.pipe[0].entries.text }),
  note: htmlConstraints(NewNote.pipe[0].entries),
  quote: htmlConstraints(QUOTE_FIELDS, {
    'lines.#.quantity': typedAsNumber(QUANTITY_DECIMALS),
    'lines.#.price': typedAsNumber(PRICE_DECIMALS),
    'lines.#.vat': typedAsNumber(RATE_DECIMALS),
  }),
  acceptance: htmlConstraints(BuyerInput.pipe[0].entries),
  approvalRule: htmlConstraints(ApprovalRule.pipe[0].entries, { amount: typedAsNumber(2) }),
  approvalRefusal: htmlConstraints(ApprovalRefusal.pipe[0].entries),
  orderStep: htmlConstraints({ note: OrderChange.pipe[0].entries.note }),
  quoteRefusal: htmlConstraints({ reason: QuoteRefusal.pipe[0].entries.reason }),
  feed: htmlConstraints({ url: NewFeed.entries.url, user: NewFeed.entries.user, password: NewFeed.entries.password }),
  partnerFeed: htmlConstraints({ name: NewPartnerFeed.entries.name }),
  webhook: htmlConstraints({ url: NewWebhook.entries.url }),
  apiToken: htmlConstraints({ name: NewApiToken.entries.name }),
  address: htmlConstraints(NewAddress.entries),
  template: htmlConstraints(NewAnswerTemplate.entries),
  openAnswer: htmlConstraints(OpenRequestAnswer.entries),
  goodsRule: goodsRule,
  newCategory: htmlConstraints(NewCategory.entries),
  categoryTexts: htmlConstraints(CategoryTexts.entries),
  // Begun with a title in the page's language.
  newStory: htmlConstraints({ title: StoryTexts.entries.titles.pipe[0].entries.en }, { title: { required: true } }),
  story: htmlConstraints(StoryTexts.entries),
  legalText: htmlConstraints(LegalTextBodies.entries),
  tag: htmlConstraints(NewTag.pipe[0].entries),
  verify: verification,
  decision: htmlConstraints(CompanyDecision.entries),
  reason: htmlConstraints(ReasonInput.pipe[0].entries),
  claimDecision: htmlConstraints(ClaimDecision.entries),
  parameter: htmlConstraints(NewParameter.entries),
  personAccess: htmlConstraints(PersonAccess.pipe[0].entries),
  companyTrust: htmlConstraints(CompanyTrust.pipe[0].entries),
  handOver: htmlConstraints(CompanyHandOver.pipe[0].entries),
  merge: htmlConstraints(PersonMerge.pipe[0].entries),
  personViewing: htmlConstraints(PersonViewing.pipe[0].entries),
  personErasure: htmlConstraints(PersonErasure.pipe[0].entries),
  revocation: htmlConstraints(TokenRevocation.entries),
  statement: htmlConstraints(ClaimStatement.entries),
} satisfies Record<string, () => FormConstraints>

/** Names of the forms that have constraints. */
export type FormName = keyof typeof FORMS
