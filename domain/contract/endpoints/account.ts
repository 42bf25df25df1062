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
import type { Call, Json, WithFile } from './call.ts'

export interface AccountEndpoints {
  'POST /api/auth/refresh-token': Call<typeof auth.RefreshedResponse>
  'POST /api/auth/logout': Call<typeof auth.Nothing>
  'POST /api/files/common': WithFile<typeof files.StoredFileResponse>
  'GET /api/profile': Call<typeof profile.ProfileResponse>
  'PATCH /api/profile': Json<typeof profile.ProfileResponse, typeof profile.ProfileChange>
  'POST /api/profile/consent': Json<null, typeof profile.ConsentAnswer>
  'PUT /api/profile/organization': Json<typeof profile.ChosenOrganization, typeof profile.OrganizationChoice>
  'GET /api/profile/organization-of/:id': Call<typeof profile.OrganizationOf>
  'DELETE /api/profile': Json<null, typeof contacts.ContactCode>
  'POST /api/profile/erasure-code': Call<typeof auth.CodeSent>
  'GET /api/profile/favourites': Call<typeof favourites.FavouriteList, typeof favourites.FavouriteListQuery>
  'GET /api/profile/favourites/ids': Call<typeof favourites.FavouriteIds>
  'POST /api/profile/favourites': Json<typeof favourites.FavouriteIds, typeof favourites.Merge>
  'GET /api/profile/lists': Call<typeof lists.SavedLists>
  'POST /api/profile/lists': Json<typeof lists.SavedListResponse, typeof lists.NewList>
  'GET /api/profile/lists/:id': Call<typeof lists.OpenedListResponse>
  'PUT /api/profile/lists/favourites': Call<typeof lists.SavedListResponse>
  'PATCH /api/profile/lists/:id': Json<typeof lists.SavedListResponse, typeof lists.ListChange>
  'DELETE /api/profile/lists/:id': Call<null>
  'POST /api/profile/lists/:id/items': Json<typeof lists.SavedListResponse, typeof lists.ListAddition>
  'POST /api/profile/lists/:id/link': Call<typeof lists.SavedListResponse>
  'DELETE /api/profile/lists/:id/link': Call<null>
  'GET /api/profile/notices': Call<typeof notices.NoticeList, typeof notices.NoticesQuery>
  'GET /api/profile/push': Call<typeof push.PushState>
  'POST /api/profile/push': Json<typeof push.PushState, typeof push.NewPushSubscription>
  'DELETE /api/profile/push': Call<null>
  'PATCH /api/profile/notices/:id': Json<typeof notices.NoticeRead, typeof notices.NoticeReading>
  'GET /api/profile/requests': Call<typeof requests.SentInquiryList, typeof requests.RequestsQuery>
  'GET /api/profile/requests/:id': Call<typeof requests.RequestResponse>
  'GET /api/profile/requests/:id/quotes': Call<typeof answers.RequestAnswersResponse>
  'GET /api/profile/requests/:id/messages': Call<typeof messages.MessageList, typeof messages.MessagesQuery>
  'POST /api/profile/requests/:id/messages': Json<typeof messages.MessageResponse, typeof messages.NewMessage>
  'POST /api/profile/requests/:id/contact': Call<typeof requests.RequestResponse>
  'POST /api/profile/requests/:id/read': Json<typeof messages.ReadMarkResponse, typeof messages.ReadMark>
  'POST /api/profile/requests/:id/translations': Json<
    typeof messages.TranslationResponse,
    typeof messages.TranslationOf
  >
  'GET /api/profile/requests/:id/quote': Call<typeof quotes.QuoteResponse, typeof quotes.QuoteQuery>
  'POST /api/profile/requests/:id/quote/accept': Json<
    typeof orders.PlaceOrderResponse | typeof approvals.ApprovalState,
    typeof orderAcceptance.QuoteAcceptance
  >
  'GET /api/profile/addresses': Call<typeof addresses.AddressList>
  'POST /api/profile/addresses': Json<typeof addresses.AddressResponse, typeof addresses.NewAddress>
  'PATCH /api/profile/addresses/:id': Json<typeof addresses.AddressResponse, typeof addresses.AddressChange>
  'DELETE /api/profile/addresses/:id': Call<null>
  'PUT /api/profile/addresses/:id/main': Call<null>
  'GET /api/profile/follows': Call<typeof follows.FollowList>
  'POST /api/profile/follows': Json<typeof follows.CreateFollowResponse, typeof follows.NewFollow>
  'DELETE /api/profile/follows/:id': Call<null>
  'GET /api/profile/orders': Call<typeof orders.OrderList, typeof orders.OrdersQuery>
  'GET /api/profile/orders/:id': Call<typeof orders.OrderResponse>
  'PATCH /api/profile/orders/:id': Json<typeof orders.OrderChangeResponse, typeof orders.OrderChange>
  'POST /api/profile/requests/:id/quote/decline': Json<typeof quotes.QuoteResponse, typeof quotes.QuoteRefusal>
  'PATCH /api/profile/requests/:id': Json<typeof requests.RequestResponse, typeof requests.RequestChange>
  'GET /api/profile/sessions': Call<typeof sessions.SessionList>
  'DELETE /api/profile/sessions': Call<null>
  'DELETE /api/profile/sessions/:id': Call<null>
  'GET /api/profile/contacts': Call<typeof contacts.ContactList>
  'POST /api/profile/contacts': Json<typeof contacts.ContactResponse, typeof contacts.NewContact>
  'PATCH /api/profile/contacts/:id': Json<typeof contacts.ContactResponse, typeof contacts.ContactChange>
  'DELETE /api/profile/contacts/:id': Json<null, typeof contacts.ContactRemoval>
  'POST /api/profile/contacts/:id/proof-code': Json<typeof auth.CodeSent, typeof contacts.LoginProofRequest>
  'GET /api/profile/contacts/:id/code': Call<typeof contacts.ContactCodeState>
  'POST /api/profile/contacts/:id/send-code': Call<typeof auth.CodeSent>
  'POST /api/profile/contacts/:id/verify-code': Json<
    typeof contacts.ContactResponse,
    typeof contacts.ContactVerification
  >
  'GET /api/profile/invitations': Call<typeof invitations.InvitationList>
  'POST /api/profile/invitations/:id/accept': Call<typeof invitations.AcceptInvitationResponse>
  'DELETE /api/profile/invitations/:id': Call<null>
  'DELETE /api/profile/membership': Call<null>
  'GET /api/profile/join-requests': Call<typeof companyRequests.OwnerOfNumber, typeof companyRequests.OwnerQuery>
  'POST /api/profile/join-requests': Json<
    typeof companyRequests.SendCompanyRequestResponse,
    typeof companyRequests.NewJoinRequest
  >
  'POST /api/profile/claims': Json<typeof companyRequests.SendCompanyRequestResponse, typeof claims.NewClaim>
  'GET /dev/profile/start': Call<typeof onboarding.OnboardingResponse>
  'POST /dev/profile/start': Json<typeof onboarding.OnboardingResponse, typeof onboarding.Start>
}
