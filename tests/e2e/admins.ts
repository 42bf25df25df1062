/** One of the house for every repetition of a test: a code is sent to a login once a minute. */
export const adminOf = (repetition: number) => `moderator-${repetition}@house.example`
export const ADMIN_LOGINS = Array.from({ length: 12 }, (_, n) => adminOf(n)).join(',')
