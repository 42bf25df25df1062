/** The names of the buttons of each personal screen: values of the field `action` of its forms. */
export interface FormActions {
  start: 'look' | 'found' | 'accept' | 'decline' | 'join' | 'claim'
  settings: 'save' | 'end-session' | 'end-others' | 'erasure-code' | 'erase' | 'consent' | 'no-consent'
  mails: 'main' | 'remove'
  mailPhones: 'main' | 'remove'
  phones: 'main' | 'remove'
  mail: 'send'
  phone: 'send'
  mailCode: 'verify' | 'resend'
  phoneCode: 'verify' | 'resend'
  contactRemoval: 'remove' | 'resend'
  contactMain: 'main' | 'resend'
  company: 'status'
  companyEdit: 'save'
  companyMore: 'more' | 'facts'
  companyFile: 'logo' | 'logo-remove' | 'photo' | 'certificate' | 'remove' | 'earlier' | 'later'
  products: 'many' | 'prices' | 'undo'
  newProduct: 'save'
  product: 'save' | 'status' | 'see'
  productPrice: 'save' | 'see' | 'variants' | 'cross' | 'own-prices'
  productFact: 'facts' | 'see-facts' | 'status'
  productFile: 'add' | 'remove' | 'earlier' | 'later'
  received: 'answer' | 'close'
  employees: 'restore' | 'leave' | 'accept-join' | 'decline-join' | 'answer-claim'
  employee: 'invite' | 'save' | 'status' | 'hand-over' | 'remind' | 'remove'
  legalEntities: 'look' | 'save' | 'main' | 'remove' | 'restore'
  admin: 'decide' | 'many' | 'all' | 'takeOff' | 'bringBack' | 'restoreChange' | 'verify' | 'claim' | 'rerun'
  leads: 'handle'
}

/** Any of these names. */
export type FormAction = FormActions[keyof FormActions]
