/** Titles and routes of the two kinds of contacts. */
export const TITLES = { email: 'people.mails', phone: 'people.phones' } as const
/** Personal routes of a contact's form and of the page that asks for its code. */
export const FORM = { email: 'mail', phone: 'phone' } as const
export const CODE = { email: 'mailCode', phone: 'phoneCode' } as const
