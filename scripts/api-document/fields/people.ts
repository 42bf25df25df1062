/** Fields of people, and of how they sign in. */
import { ID, type Row, TIME } from './row.ts'

export const PERSON: Record<string, Row> = {
  login: [
    'E-mail address or phone number; a number without a country is one of the language’s own',
    'li.wei@valves.example',
  ],
  'CodeSent.login': ['As it is stored', 'li.wei@valves.example'],
  code: ['', '123456'],
  'CodeText.code': ['Six digits', '123456'],
  challenge: [
    'The code belongs to the browser that has requested it: the cookie `challenge` says which, or this field does for a client without cookies',
    '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  ],
  expiresIn: ['Seconds', 300],
  'SignedInData.expiresIn': ['Seconds', 1800],
  resendIn: ['Seconds until another code may be sent', 60],
  accessToken: [
    'Bearer for half an hour. Absent where the site’s own address is called: the token is then in the cookie `access`',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwNmQyIn0.c2lnbmF0dXJl',
  ],
  registrationToken: [
    'The login has no account: register with this, within its time',
    'eyJhbGciOiJIUzI1NiJ9.eyJsb2dpbiI6ImEifQ.c2ln',
  ],
  acceptTerms: ['The terms of use were accepted'],
  consent: ['The person agreed that these data are stored and passed on'],
  contact: ['', 'anna@ural-armatura.example'],
  email: ['', 'sales@ural-armatura.example'],
  phone: ['', '+79161234567'],
  value: ['', 'li.wei@valves.example', 12],
  pending: ['What it becomes once the code sent there has been entered', 'wei.li@valves.example'],
  employee: ['Id of one’s own row among the employees', ID],
  may: ['What this person may do in the organization', 'product.edit'],
  newInquiries: ['Inquiries that nobody has answered or closed yet, up to 100', 3],
  agent: ['Browser and system', 'Chrome, Windows'],
  seenAt: ['ISO 8601, UTC', TIME],
  expiresAt: ['ISO 8601, UTC', TIME],
  invitations: ['How many organizations ask one to work for them', 0],
  ids: ['', ID],
  notified: [
    'Over which channels the supplier is sent a notice; empty: it reads the inquiry when it next signs in',
    'email',
  ],
  notices: ['How notices reach the user; null: they do not', 'email'],
  replyTo: ['Where a reply to the e-mail goes; null: to the site’s own address', 'li.wei@valves.example'],
  owner: ['Masked name of who decides; null: the operator', 'А••• П•••'],
  evidence: ['What shows that the company is theirs', 'Our own site names me as director.'],
  data: ['', {}],
}
