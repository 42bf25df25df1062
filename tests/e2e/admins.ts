/** One of the house for every repetition of a test: a code is sent to a login once a minute. */
export const adminOf = (repetition: number) => `moderator-${repetition}@house.example`
/** The same for a second test. */
export const otherAdminOf = (repetition: number) => adminOf(12 + repetition)
export const ADMIN_LOGINS = Array.from({ length: 24 }, (_, n) => adminOf(n)).join(',')
