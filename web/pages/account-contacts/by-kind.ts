/** Titles and routes of the two kinds of contacts. */
export const TITLES = { email: 'people.mails', phone: 'people.phones' } as const
export const LIST = { email: 'mails', phone: 'phones' } as const
/** Personal routes of a contact's form and of the page that its code is entered on. */
export const FORM = { email: 'mail', phone: 'phone' } as const
export const CODE = { email: 'mailCode', phone: 'phoneCode' } as const
