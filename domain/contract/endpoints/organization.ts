/** Calls of an organization’s members, its goods apart. */

import type * as templates from '../answer-templates.ts'
import type * as apiTokens from '../api-tokens.ts'
import type * as approvals from '../approvals.ts'
import type * as claims from '../claims.ts'
import type * as companyRequests from '../company-requests.ts'
import type * as employees from '../employees.ts'
import type * as inquiries from '../inquiries.ts'
import type * as legalEntities from '../legal-entities.ts'
import type * as messages from '../messages.ts'
import type * as openRequests from '../open-requests.ts'
import type * as orders from '../orders.ts'
import type * as company from '../organization-company.ts'
import type * as organizationJournal from '../organization-journal.ts'
import type * as pageViews from '../page-views.ts'
import type * as places from '../places.ts'
import type * as quoteInput from '../quote-input.ts'
import type * as quotes from '../quotes.ts'
import type * as statistics from '../statistics.ts'
import type * as webhooks from '../webhooks.ts'
import type * as wordings from '../wordings.ts'
import type { Call, Json } from './call.ts'

export interface OrganizationEndpoints {
  'GET /api/profile/company/approval-rule': Call<typeof approvals.ApprovalRuleResponse>
  'PUT /api/profile/company/approval-rule': Json<typeof approvals.ApprovalRuleResponse, typeof approvals.ApprovalRule>
  'DELETE /api/profile/company/approval-rule': Call<null>
  'GET /api/profile/company/approvals': Call<typeof approvals.ApprovalList, typeof approvals.ApprovalsQuery>
  'GET /api/profile/company/approvals/:id': Call<typeof approvals.ApprovalResponse>
  'POST /api/profile/company/approvals/:id/approve': Call<typeof orders.PlaceOrderResponse>
  'POST /api/profile/company/approvals/:id/refuse': Json<
    typeof approvals.ApprovalState,
    typeof approvals.ApprovalRefusal
  >
  'GET /api/profile/company/orders': Call<typeof orders.OrderList, typeof orders.OrdersQuery>
  'GET /api/profile/company/orders/:id': Call<typeof orders.OrderResponse>
  'PATCH /api/profile/company/orders/:id': Json<typeof orders.OrderChangeResponse, typeof orders.OrderChange>
  'GET /api/profile/company/join-requests': Call<typeof companyRequests.JoinRequestList>
  'POST /api/profile/company/join-requests/:id/invite': Call<typeof companyRequests.DecideRequestResponse>
  'POST /api/profile/company/join-requests/:id/decline': Call<typeof companyRequests.DecideRequestResponse>
  'GET /api/profile/company/claims': Call<typeof claims.OwnClaimList>
  'POST /api/profile/company/claims/:id/answer': Json<typeof claims.AnswerClaimResponse, typeof claims.ClaimStatement>
  'GET /api/profile/company/place': Call<typeof places.PlaceResponse, typeof places.PlaceQuery>
  'GET /api/profile/company': Call<typeof company.OwnCompanyResponse>
  'PATCH /api/profile/company': Json<typeof company.OwnCompanyResponse, typeof company.CompanyChange>
  'PATCH /api/profile/company/status': Json<typeof company.OwnCompanyResponse, typeof company.CompanyStatusChange>
  'PUT /api/profile/company/facts': Json<typeof wordings.FactsResponse, typeof wordings.FactsInput>
  'PUT /api/profile/company/logo': Json<typeof company.OwnCompanyResponse, typeof company.LogoInput>
  'DELETE /api/profile/company/logo': Call<null>
  'GET /api/profile/company/files': Call<typeof company.CompanyFilesResponse>
  'POST /api/profile/company/files': Json<typeof company.CompanyFilesResponse, typeof company.CompanyFileInput>
  'DELETE /api/profile/company/files': Call<null, typeof company.RemovedFileQuery>
  'GET /api/profile/company/statistics': Call<typeof statistics.StatisticsResponse, typeof statistics.StatisticsQuery>
  'GET /api/profile/company/views': Call<typeof pageViews.PageViewsResponse>
  'GET /api/profile/company/journal': Call<
    typeof organizationJournal.MemberActs,
    typeof organizationJournal.MemberActsQuery
  >
  'GET /api/profile/company/employees': Call<typeof employees.EmployeeList, typeof employees.EmployeeListQuery>
  'POST /api/profile/company/employees': Json<typeof employees.EmployeeResponse, typeof employees.NewInvitation>
  'GET /api/profile/company/employees/:id': Call<typeof employees.EmployeeResponse>
  'PATCH /api/profile/company/employees/:id': Json<typeof employees.EmployeeResponse, typeof employees.EmployeeChange>
  'DELETE /api/profile/company/employees/:id': Call<null>
  'PATCH /api/profile/company/employees/:id/status': Json<
    typeof employees.EmployeeResponse,
    typeof employees.EmployeeStatusChange
  >
  'POST /api/profile/company/employees/:id/hand-over': Call<typeof employees.EmployeeResponse>
  'POST /api/profile/company/employees/:id/send-invitation': Call<typeof employees.EmployeeResponse>
  'POST /api/profile/company/employees/:id/restore': Call<typeof employees.EmployeeResponse>
  'GET /api/profile/company/inquiries': Call<typeof inquiries.InquiryList, typeof inquiries.InquiriesQuery>
  'GET /api/profile/company/inquiries/:id': Call<typeof inquiries.InquiryResponse>
  'PATCH /api/profile/company/inquiries/:id': Json<typeof inquiries.InquiryResponse, typeof inquiries.InquiryChange>
  'PATCH /api/profile/company/inquiries/:id/assignee': Json<
    typeof inquiries.InquiryResponse,
    typeof inquiries.AssigneeChange
  >
  'POST /api/profile/company/inquiries/:id/notes': Json<typeof messages.MessageResponse, typeof messages.NewNote>
  'GET /api/profile/company/inquiries/:id/messages': Call<typeof messages.MessageList, typeof messages.MessagesQuery>
  'POST /api/profile/company/inquiries/:id/messages': Json<typeof messages.MessageResponse, typeof messages.NewMessage>
  'GET /api/profile/company/inquiries/:id/quote': Call<typeof quotes.OwnQuoteResponse, typeof quotes.QuoteQuery>
  'PUT /api/profile/company/inquiries/:id/quote': Json<typeof quotes.SaveQuoteResponse, typeof quoteInput.QuoteInput>
  'POST /api/profile/company/inquiries/:id/quote': Json<typeof quotes.SendQuoteResponse, typeof quoteInput.QuoteInput>
  'POST /api/profile/company/inquiries/:id/quote/withdraw': Call<typeof quotes.SaveQuoteResponse>
  'POST /api/profile/company/inquiries/:id/read': Json<typeof messages.ReadMarkResponse, typeof messages.ReadMark>
  'POST /api/profile/company/inquiries/:id/translations': Json<
    typeof messages.TranslationResponse,
    typeof messages.TranslationOf
  >
  'GET /api/profile/company/api-tokens': Call<typeof apiTokens.ApiTokenList>
  'POST /api/profile/company/api-tokens': Json<typeof apiTokens.MadeApiToken, typeof apiTokens.NewApiToken>
  'DELETE /api/profile/company/api-tokens/:id': Call<null>
  'GET /api/profile/company/webhooks': Call<typeof webhooks.WebhookList>
  'POST /api/profile/company/webhooks': Json<typeof webhooks.MadeWebhook, typeof webhooks.NewWebhook>
  'DELETE /api/profile/company/webhooks/:id': Call<null>
  'GET /api/profile/company/webhooks/:id/deliveries': Call<typeof webhooks.DeliveryList>
  'POST /api/profile/company/webhooks/:id/deliveries': Json<
    typeof webhooks.DeliveryResponse,
    typeof webhooks.NewDelivery
  >
  'GET /api/profile/company/answer-templates': Call<typeof templates.AnswerTemplateList>
  'POST /api/profile/company/answer-templates': Json<
    typeof templates.AnswerTemplateResponse,
    typeof templates.NewAnswerTemplate
  >
  'PATCH /api/profile/company/answer-templates/:id': Json<
    typeof templates.AnswerTemplateResponse,
    typeof templates.AnswerTemplateChange
  >
  'DELETE /api/profile/company/answer-templates/:id': Call<null>
  'GET /api/profile/company/open-requests': Call<
    typeof openRequests.OpenRequestList,
    typeof openRequests.OpenRequestsQuery
  >
  'GET /api/profile/company/open-requests/:id': Call<typeof openRequests.OpenRequestResponse>
  'POST /api/profile/company/open-requests/:id/answer': Json<
    typeof openRequests.AnswerOpenRequestResponse,
    typeof openRequests.OpenRequestAnswer
  >
  'GET /api/profile/company/legal-entities': Call<typeof legalEntities.LegalEntityList>
  'POST /api/profile/company/legal-entities': Json<
    typeof legalEntities.LegalEntityResponse,
    typeof legalEntities.NewLegalEntity
  >
  'PATCH /api/profile/company/legal-entities/:id': Json<
    typeof legalEntities.LegalEntityResponse,
    typeof legalEntities.LegalEntityChange
  >
  'DELETE /api/profile/company/legal-entities/:id': Call<null>
  'POST /api/profile/company/legal-entities/:id/restore': Call<typeof legalEntities.LegalEntityResponse>
}
