/** Calls of a person: signing in, profile, own requests, lists, orders and notices. */

import type * as addresses from '../addresses.ts'
import type * as answers from '../answers.ts'
import type * as approvals from '../approvals.ts'
import type * as auth from '../auth.ts'
import type * as claims from '../claims.ts'
import type * as companyRequests from '../company-requests.ts'
import type * as contacts from '../contacts.ts'
import type * as favourites from '../favourites.ts'
import type * as files from '../files.ts'
import type * as follows from '../follows.ts'
import type * as invitations from '../invitations.ts'
import type * as lists from '../lists.ts'
import type * as messages from '../messages.ts'
import type * as notices from '../notices.ts'
import type * as onboarding from '../onboarding.ts'
import type * as orderAcceptance from '../order-acceptance.ts'
import type * as orders from '../orders.ts'
import type * as profile from '../profile.ts'
import type * as push from '../push.ts'
import type * as quotes from '../quotes.ts'
import type * as requests from '../requests.ts'
import type * as sessions from '../sessions.ts'
import type { Bare, Sent, WithFile } from './call.ts'

export interface AccountEndpoints {
  'POST /api/auth/refresh-token': Bare<typeof auth.RefreshedResponse>
  'POST /api/auth/logout': Bare<typeof auth.Nothing>
  'POST /api/files/common': WithFile<typeof files.StoredFileResponse>
  'GET /api/profile': Bare<typeof profile.ProfileResponse>
  'PATCH /api/profile': Sent<typeof profile.ProfileResponse, typeof profile.ProfileChange>
  'POST /api/profile/consent': Sent<null, typeof profile.ConsentAnswer>
  'PUT /api/profile/organization': Sent<typeof profile.ChosenOrganization, typeof profile.OrganizationChoice>
  'GET /api/profile/organization-of/:id': Bare<typeof profile.OrganizationOf>
  'DELETE /api/profile': Sent<null, typeof contacts.ContactCode>
  'POST /api/profile/erasure-code': Bare<typeof auth.CodeSent>
  'GET /api/profile/favourites': Bare<typeof favourites.FavouriteList, typeof favourites.FavouriteListQuery>
  'GET /api/profile/favourites/ids': Bare<typeof favourites.FavouriteIds>
  'POST /api/profile/favourites': Sent<typeof favourites.FavouriteIds, typeof favourites.Merge>
  'GET /api/profile/lists': Bare<typeof lists.SavedLists>
  'POST /api/profile/lists': Sent<typeof lists.SavedListResponse, typeof lists.NewList>
  'GET /api/profile/lists/:id': Bare<typeof lists.OpenedListResponse>
  'PUT /api/profile/lists/favourites': Bare<typeof lists.SavedListResponse>
  'PATCH /api/profile/lists/:id': Sent<typeof lists.SavedListResponse, typeof lists.ListChange>
  'DELETE /api/profile/lists/:id': Bare<null>
  'POST /api/profile/lists/:id/items': Sent<typeof lists.SavedListResponse, typeof lists.ListAddition>
  'POST /api/profile/lists/:id/link': Bare<typeof lists.SavedListResponse>
  'DELETE /api/profile/lists/:id/link': Bare<null>
  'GET /api/profile/notices': Bare<typeof notices.NoticeList, typeof notices.NoticesQuery>
  'GET /api/profile/push': Bare<typeof push.PushState>
  'POST /api/profile/push': Sent<typeof push.PushState, typeof push.NewPushSubscription>
  'DELETE /api/profile/push': Bare<null>
  'PATCH /api/profile/notices/:id': Sent<typeof notices.NoticeRead, typeof notices.NoticeReading>
  'GET /api/profile/requests': Bare<typeof requests.SentInquiryList, typeof requests.RequestsQuery>
  'GET /api/profile/requests/:id': Bare<typeof requests.RequestResponse>
  'GET /api/profile/requests/:id/quotes': Bare<typeof answers.RequestAnswersResponse>
  'GET /api/profile/requests/:id/messages': Bare<typeof messages.MessageList, typeof messages.MessagesQuery>
  'POST /api/profile/requests/:id/messages': Sent<typeof messages.MessageResponse, typeof messages.NewMessage>
  'POST /api/profile/requests/:id/contact': Bare<typeof requests.RequestResponse>
  'POST /api/profile/requests/:id/read': Sent<typeof messages.ReadMarkResponse, typeof messages.ReadMark>
  'POST /api/profile/requests/:id/translations': Sent<
    typeof messages.TranslationResponse,
    typeof messages.TranslationOf
  >
  'GET /api/profile/requests/:id/quote': Bare<typeof quotes.QuoteResponse, typeof quotes.QuoteQuery>
  'POST /api/profile/requests/:id/quote/accept': Sent<
    typeof orders.PlaceOrderResponse | typeof approvals.ApprovalState,
    typeof orderAcceptance.QuoteAcceptance
  >
  'GET /api/profile/addresses': Bare<typeof addresses.AddressList>
  'POST /api/profile/addresses': Sent<typeof addresses.AddressResponse, typeof addresses.NewAddress>
  'PATCH /api/profile/addresses/:id': Sent<typeof addresses.AddressResponse, typeof addresses.AddressChange>
  'DELETE /api/profile/addresses/:id': Bare<null>
  'PUT /api/profile/addresses/:id/main': Bare<null>
  'GET /api/profile/follows': Bare<typeof follows.FollowList>
  'POST /api/profile/follows': Sent<typeof follows.CreateFollowResponse, typeof follows.NewFollow>
  'DELETE /api/profile/follows/:id': Bare<null>
  'GET /api/profile/orders': Bare<typeof orders.OrderList, typeof orders.OrdersQuery>
  'GET /api/profile/orders/:id': Bare<typeof orders.OrderResponse>
  'PATCH /api/profile/orders/:id': Sent<typeof orders.OrderChangeResponse, typeof orders.OrderChange>
  'POST /api/profile/requests/:id/quote/decline': Sent<typeof quotes.QuoteResponse, typeof quotes.QuoteRefusal>
  'PATCH /api/profile/requests/:id': Sent<typeof requests.RequestResponse, typeof requests.RequestChange>
  'GET /api/profile/sessions': Bare<typeof sessions.SessionList>
  'DELETE /api/profile/sessions': Bare<null>
  'DELETE /api/profile/sessions/:id': Bare<null>
  'GET /api/profile/contacts': Bare<typeof contacts.ContactList>
  'POST /api/profile/contacts': Sent<typeof contacts.ContactResponse, typeof contacts.NewContact>
  'PATCH /api/profile/contacts/:id': Sent<typeof contacts.ContactResponse, typeof contacts.ContactChange>
  'DELETE /api/profile/contacts/:id': Sent<null, typeof contacts.ContactRemoval>
  'POST /api/profile/contacts/:id/proof-code': Sent<typeof auth.CodeSent, typeof contacts.LoginProofRequest>
  'GET /api/profile/contacts/:id/code': Bare<typeof contacts.ContactCodeState>
  'POST /api/profile/contacts/:id/send-code': Bare<typeof auth.CodeSent>
  'POST /api/profile/contacts/:id/verify-code': Sent<
    typeof contacts.ContactResponse,
    typeof contacts.ContactVerification
  >
  'GET /api/profile/invitations': Bare<typeof invitations.InvitationList>
  'POST /api/profile/invitations/:id/accept': Bare<typeof invitations.AcceptInvitationResponse>
  'DELETE /api/profile/invitations/:id': Bare<null>
  'DELETE /api/profile/membership': Bare<null>
  'GET /api/profile/join-requests': Bare<typeof companyRequests.OwnerOfNumber, typeof companyRequests.OwnerQuery>
  'POST /api/profile/join-requests': Sent<
    typeof companyRequests.SendCompanyRequestResponse,
    typeof companyRequests.NewJoinRequest
  >
  'POST /api/profile/claims': Sent<typeof companyRequests.SendCompanyRequestResponse, typeof claims.NewClaim>
  'GET /dev/profile/start': Bare<typeof onboarding.OnboardingResponse>
  'POST /dev/profile/start': Sent<typeof onboarding.OnboardingResponse, typeof onboarding.Start>
}
