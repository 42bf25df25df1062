/** Value of `sent` in the address of an inquiry's thanks where nobody could be notified; '1' where somebody was. */
export const UNNOTIFIED = 'unnotified'
