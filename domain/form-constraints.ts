import * as v from 'valibot'
import type { Constraints, FormConstraints } from './constraints.ts'
import { NewAddress } from './contract/addresses.ts'
import { NewAnswerTemplate } from './contract/answer-templates.ts'
import { NewApiToken } from './contract/api-tokens.ts'
import { ApprovalRefusal, ApprovalRule } from './contract/approvals.ts'
import { Wishes } from './contract/asked.ts'
import { CodeText, Register, SendCode } from './contract/auth.ts'
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
import { Invitation } from './contract/employees.ts'
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
import { FactInput, FactsInput } from './contract/wordings.ts'
import { checkedBy, constraintsOf, typedAsNumber } from './html-constraints.ts'
import { LEAD_FORM } from './lead-form.ts'
import { PARAMETER_DECIMALS } from './limits.ts'
import { ADDRESS_SHAPE, NUMBER_SHAPE } from './login.ts'
import { PRICE_DECIMALS, RATE_DECIMALS } from './quote-totals.ts'
import { QUANTITY_DECIMALS } from './request-list/line.ts'
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
  const amount: Constraints = { ...typedAsNumber(2), min: min / 100, max: max / 100 }
  return { ...found, 'tiers.#.amount': amount }
}

/** The first price of a product in the list of products: required there, because it can be removed only on the product's own screen. */
const firstPrice = (): FormConstraints => ({ price: { ...prices()['tiers.#.amount'], required: true } })

/** Cells of the list of products; an empty price is refused where there was one, which the form alone knows. */
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
  signIn: checkedBy(SendCode.entries, { login: LOGIN }),
  code: checkedBy({ code: CodeText }),
  login: checkedBy(ContactVerification.entries),
  registration: checkedBy(Register.entries),
  inquiry: checkedBy({ ...NewInquiry.entries, ...Wishes.entries, ...WRITER_FIELDS }, WRITER),
  ...LEAD_FORM,
  report: checkedBy({ ...NewReport.entries, ...WRITER_FIELDS }, WRITER),
  appeal: checkedBy(ReportAppeal.entries),
  verdict: checkedBy(ReportVerdict.entries),
  // The category is typed by its name.
  proposal: checkedBy({ answer: ProposalDecision.entries.answer }),
  settings: checkedBy(v.omit(ProfileChange, ['noticeTimes']).entries),
  email: checkedBy(NewContact.entries, { value: ADDRESS }),
  phone: checkedBy(NewContact.entries, { value: NUMBER }),
  start: checkedBy(Start.entries),
  joinRequest: checkedBy(NewJoinRequest.entries),
  claim: checkedBy(NewClaim.entries),
  company: checkedBy(CompanyChange.entries, { ...WRITER, website: { inputMode: 'url', autoCapitalize: 'none' } }),
  certificate: checkedBy(CompanyFileInput.options[1].entries),
  facts: checkedBy(FactsInput.entries, {
    'facts.#.number': MEASURED,
    'facts.#.least': MEASURED,
    'facts.#.most': MEASURED,
  }),
  product: checkedBy(NewProduct.entries),
  prices,
  firstPrice,
  cells,
  productEdit,
  variants: checkedBy({
    options: v.array(v.object({ name, values: v.array(value) })),
    rows: v.array(v.object({ sku, factor, stock, tnved })),
  }),
  entity: checkedBy(NewLegalEntity.entries),
  list: checkedBy({ name: ListName, items: v.array(ListItemInput) }),
  synonyms: checkedBy({ names: SynonymFields }),
  borderRate: checkedBy(borderRateEntries, {
    rate: typedAsNumber(RATE_DECIMALS),
    amount: typedAsNumber(2),
    upTo: typedAsNumber(2),
  }),
  // The beginnings of codes are typed into one field.
  regulation: checkedBy(v.omit(NewRegulation.pipe[0], ['prefixes']).entries),
  rate: checkedBy(v.omit(RateByHand.pipe[0], ['currency', 'sure']).entries, { rub: typedAsNumber(6) }),
  employee: checkedBy(Invitation.entries, { contact: LOGIN }),
  // A message may be a file alone.
  answer: checkedBy({ reply: NewMessage.pipe[0].entries.text }),
  note: checkedBy(NewNote.pipe[0].entries),
  quote: checkedBy(QUOTE_FIELDS, {
    'lines.#.quantity': typedAsNumber(QUANTITY_DECIMALS),
    'lines.#.price': typedAsNumber(PRICE_DECIMALS),
    'lines.#.vat': typedAsNumber(RATE_DECIMALS),
  }),
  acceptance: checkedBy(BuyerInput.pipe[0].entries),
  approvalRule: checkedBy(ApprovalRule.pipe[0].entries, { amount: typedAsNumber(2) }),
  approvalRefusal: checkedBy(ApprovalRefusal.pipe[0].entries),
  orderStep: checkedBy({ note: OrderChange.pipe[0].entries.note }),
  quoteRefusal: checkedBy({ reason: QuoteRefusal.pipe[0].entries.reason }),
  feed: checkedBy({ url: NewFeed.entries.url, user: NewFeed.entries.user, password: NewFeed.entries.password }),
  partnerFeed: checkedBy({ name: NewPartnerFeed.entries.name }),
  webhook: checkedBy({ url: NewWebhook.entries.url }),
  apiToken: checkedBy({ name: NewApiToken.entries.name }),
  address: checkedBy(NewAddress.entries),
  template: checkedBy(NewAnswerTemplate.entries),
  openAnswer: checkedBy(OpenRequestAnswer.entries),
  goodsRule: goodsRule,
  newCategory: checkedBy(NewCategory.entries),
  categoryTexts: checkedBy(CategoryTexts.entries),
  story: checkedBy(StoryTexts.entries),
  legalText: checkedBy(LegalTextBodies.entries),
  tag: checkedBy(NewTag.pipe[0].entries),
  verify: verification,
  decision: checkedBy(CompanyDecision.entries),
  reason: checkedBy(ReasonInput.pipe[0].entries),
  claimDecision: checkedBy(ClaimDecision.entries),
  parameter: checkedBy(NewParameter.entries),
  personAccess: checkedBy(PersonAccess.pipe[0].entries),
  companyTrust: checkedBy(CompanyTrust.pipe[0].entries),
  handOver: checkedBy(CompanyHandOver.pipe[0].entries),
  merge: checkedBy(PersonMerge.pipe[0].entries),
  personViewing: checkedBy(PersonViewing.pipe[0].entries),
  personErasure: checkedBy(PersonErasure.pipe[0].entries),
  revocation: checkedBy(TokenRevocation.entries),
  statement: checkedBy(ClaimStatement.entries),
} satisfies Record<string, () => FormConstraints>

/** Names of the forms that have constraints. */
export type FormName = keyof typeof FORMS
