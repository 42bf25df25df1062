/**
 * The number of an inquiry for people, also on the phone: a part of its id that distinguishes inquiries of one day and does not reveal
 * how many there are.
 * @param id of 16 characters (domain/ids.ts)
 * @returns 'R7Q2-9FXM5'
 */
export const inquiryNumber = (id: string): string => `${id.slice(-9, -5)}-${id.slice(-5)}`.toUpperCase()
