/** One of the house for every repetition of a test: a code is sent to a login once a minute. */
export const adminOf = (repetition: number) => `moderator-${repetition}@house.example`
/** The same for a second test, for a third and a fourth. */
export const otherAdminOf = (repetition: number) => adminOf(12 + repetition)
export const thirdAdminOf = (repetition: number) => adminOf(24 + repetition)
export const fourthAdminOf = (repetition: number) => adminOf(36 + repetition)
export const ADMIN_LOGINS = Array.from({ length: 48 }, (_, n) => adminOf(n)).join(',')
