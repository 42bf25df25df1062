/**
 * What people call an inquiry by, on the phone too: of its id the part that tells inquiries of one day apart, without any count of them.
 * @param id of 16 characters (domain/ids.ts)
 * @returns 'R7Q2-9FXM5'
 */
export const inquiryNumber = (id: string): string => `${id.slice(-9, -5)}-${id.slice(-5)}`.toUpperCase()
