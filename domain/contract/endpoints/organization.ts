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
import type { Bare, Sent } from './call.ts'

export interface OrganizationEndpoints {
  'GET /api/profile/company/approval-rule': Bare<typeof approvals.ApprovalRuleResponse>
  'PUT /api/profile/company/approval-rule': Sent<typeof approvals.ApprovalRuleResponse, typeof approvals.ApprovalRule>
  'DELETE /api/profile/company/approval-rule': Bare<null>
  'GET /api/profile/company/approvals': Bare<typeof approvals.ApprovalList, typeof approvals.ApprovalsQuery>
  'GET /api/profile/company/approvals/:id': Bare<typeof approvals.ApprovalResponse>
  'POST /api/profile/company/approvals/:id/approve': Bare<typeof orders.PlaceOrderResponse>
  'POST /api/profile/company/approvals/:id/refuse': Sent<
    typeof approvals.ApprovalState,
    typeof approvals.ApprovalRefusal
  >
  'GET /api/profile/company/orders': Bare<typeof orders.OrderList, typeof orders.OrdersQuery>
  'GET /api/profile/company/orders/:id': Bare<typeof orders.OrderResponse>
  'PATCH /api/profile/company/orders/:id': Sent<typeof orders.OrderChangeResponse, typeof orders.OrderChange>
  'GET /api/profile/company/join-requests': Bare<typeof companyRequests.JoinRequestList>
  'POST /api/profile/company/join-requests/:id/invite': Bare<typeof companyRequests.DecideRequestResponse>
  'POST /api/profile/company/join-requests/:id/decline': Bare<typeof companyRequests.DecideRequestResponse>
  'GET /api/profile/company/claims': Bare<typeof claims.OwnClaimList>
  'POST /api/profile/company/claims/:id/answer': Sent<typeof claims.AnswerClaimResponse, typeof claims.ClaimStatement>
  'GET /api/profile/company/place': Bare<typeof places.PlaceResponse, typeof places.PlaceQuery>
  'GET /api/profile/company': Bare<typeof company.OwnCompanyResponse>
  'PATCH /api/profile/company': Sent<typeof company.OwnCompanyResponse, typeof company.CompanyChange>
  'PATCH /api/profile/company/status': Sent<typeof company.OwnCompanyResponse, typeof company.CompanyStatusChange>
  'PUT /api/profile/company/facts': Sent<typeof wordings.FactsResponse, typeof wordings.FactsInput>
  'PUT /api/profile/company/logo': Sent<typeof company.OwnCompanyResponse, typeof company.LogoInput>
  'DELETE /api/profile/company/logo': Bare<null>
  'GET /api/profile/company/files': Bare<typeof company.CompanyFilesResponse>
  'POST /api/profile/company/files': Sent<typeof company.CompanyFilesResponse, typeof company.CompanyFileInput>
  'DELETE /api/profile/company/files': Bare<null, typeof company.RemovedFileQuery>
  'GET /api/profile/company/statistics': Bare<typeof statistics.StatisticsResponse, typeof statistics.StatisticsQuery>
  'GET /api/profile/company/views': Bare<typeof pageViews.PageViewsResponse>
  'GET /api/profile/company/journal': Bare<
    typeof organizationJournal.MemberActs,
    typeof organizationJournal.MemberActsQuery
  >
  'GET /api/profile/company/employees': Bare<typeof employees.EmployeeList, typeof employees.EmployeeListQuery>
  'POST /api/profile/company/employees': Sent<typeof employees.EmployeeResponse, typeof employees.NewInvitation>
  'GET /api/profile/company/employees/:id': Bare<typeof employees.EmployeeResponse>
  'PATCH /api/profile/company/employees/:id': Sent<typeof employees.EmployeeResponse, typeof employees.EmployeeChange>
  'DELETE /api/profile/company/employees/:id': Bare<null>
  'PATCH /api/profile/company/employees/:id/status': Sent<
    typeof employees.EmployeeResponse,
    typeof employees.EmployeeStatusChange
  >
  'POST /api/profile/company/employees/:id/hand-over': Bare<typeof employees.EmployeeResponse>
  'POST /api/profile/company/employees/:id/send-invitation': Bare<typeof employees.EmployeeResponse>
  'POST /api/profile/company/employees/:id/restore': Bare<typeof employees.EmployeeResponse>
  'GET /api/profile/company/inquiries': Bare<typeof inquiries.InquiryList, typeof inquiries.InquiriesQuery>
  'GET /api/profile/company/inquiries/:id': Bare<typeof inquiries.InquiryResponse>
  'PATCH /api/profile/company/inquiries/:id': Sent<typeof inquiries.InquiryResponse, typeof inquiries.InquiryChange>
  'PATCH /api/profile/company/inquiries/:id/assignee': Sent<
    typeof inquiries.InquiryResponse,
    typeof inquiries.AssigneeChange
  >
  'POST /api/profile/company/inquiries/:id/notes': Sent<typeof messages.MessageResponse, typeof messages.NewNote>
  'GET /api/profile/company/inquiries/:id/messages': Bare<typeof messages.MessageList, typeof messages.MessagesQuery>
  'POST /api/profile/company/inquiries/:id/messages': Sent<typeof messages.MessageResponse, typeof messages.NewMessage>
  'GET /api/profile/company/inquiries/:id/quote': Bare<typeof quotes.OwnQuoteResponse, typeof quotes.QuoteQuery>
  'PUT /api/profile/company/inquiries/:id/quote': Sent<typeof quotes.SaveQuoteResponse, typeof quoteInput.QuoteInput>
  'POST /api/profile/company/inquiries/:id/quote': Sent<typeof quotes.SendQuoteResponse, typeof quoteInput.QuoteInput>
  'POST /api/profile/company/inquiries/:id/quote/withdraw': Bare<typeof quotes.SaveQuoteResponse>
  'POST /api/profile/company/inquiries/:id/read': Sent<typeof messages.ReadMarkResponse, typeof messages.ReadMark>
  'POST /api/profile/company/inquiries/:id/translations': Sent<
    typeof messages.TranslationResponse,
    typeof messages.TranslationOf
  >
  'GET /api/profile/company/api-tokens': Bare<typeof apiTokens.ApiTokenList>
  'POST /api/profile/company/api-tokens': Sent<typeof apiTokens.MadeApiToken, typeof apiTokens.NewApiToken>
  'DELETE /api/profile/company/api-tokens/:id': Bare<null>
  'GET /api/profile/company/webhooks': Bare<typeof webhooks.WebhookList>
  'POST /api/profile/company/webhooks': Sent<typeof webhooks.MadeWebhook, typeof webhooks.NewWebhook>
  'DELETE /api/profile/company/webhooks/:id': Bare<null>
  'GET /api/profile/company/webhooks/:id/deliveries': Bare<typeof webhooks.DeliveryList>
  'POST /api/profile/company/webhooks/:id/deliveries': Sent<
    typeof webhooks.DeliveryResponse,
    typeof webhooks.NewDelivery
  >
  'GET /api/profile/company/answer-templates': Bare<typeof templates.AnswerTemplateList>
  'POST /api/profile/company/answer-templates': Sent<
    typeof templates.AnswerTemplateResponse,
    typeof templates.NewAnswerTemplate
  >
  'PATCH /api/profile/company/answer-templates/:id': Sent<
    typeof templates.AnswerTemplateResponse,
    typeof templates.AnswerTemplateChange
  >
  'DELETE /api/profile/company/answer-templates/:id': Bare<null>
  'GET /api/profile/company/open-requests': Bare<
    typeof openRequests.OpenRequestList,
    typeof openRequests.OpenRequestsQuery
  >
  'GET /api/profile/company/open-requests/:id': Bare<typeof openRequests.OpenRequestResponse>
  'POST /api/profile/company/open-requests/:id/answer': Sent<
    typeof openRequests.AnswerOpenRequestResponse,
    typeof openRequests.OpenRequestAnswer
  >
  'GET /api/profile/company/legal-entities': Bare<typeof legalEntities.LegalEntityList>
  'POST /api/profile/company/legal-entities': Sent<
    typeof legalEntities.LegalEntityResponse,
    typeof legalEntities.NewLegalEntity
  >
  'PATCH /api/profile/company/legal-entities/:id': Sent<
    typeof legalEntities.LegalEntityResponse,
    typeof legalEntities.LegalEntityChange
  >
  'DELETE /api/profile/company/legal-entities/:id': Bare<null>
  'POST /api/profile/company/legal-entities/:id/restore': Bare<typeof legalEntities.LegalEntityResponse>
}
