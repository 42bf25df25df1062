/** A moderator for every repetition of a test: a login gets one code a minute only. */
export const adminOf = (repetition: number) => `moderator-${repetition}@market.example`
/** Other moderators: each for one test. */
export const otherAdminOf = (repetition: number) => adminOf(12 + repetition)
export const thirdAdminOf = (repetition: number) => adminOf(24 + repetition)
export const fourthAdminOf = (repetition: number) => adminOf(36 + repetition)
export const fifthAdminOf = (repetition: number) => adminOf(48 + repetition)
export const sixthAdminOf = (repetition: number) => adminOf(60 + repetition)
export const seventhAdminOf = (repetition: number) => adminOf(72 + repetition)
export const eighthAdminOf = (repetition: number) => adminOf(84 + repetition)
export const ninthAdminOf = (repetition: number) => adminOf(96 + repetition)
export const tenthAdminOf = (repetition: number) => adminOf(108 + repetition)
export const eleventhAdminOf = (repetition: number) => adminOf(120 + repetition)
export const twelfthAdminOf = (repetition: number) => adminOf(132 + repetition)
export const thirteenthAdminOf = (repetition: number) => adminOf(144 + repetition)
export const fourteenthAdminOf = (repetition: number) => adminOf(168 + repetition)
export const fifteenthAdminOf = (repetition: number) => adminOf(192 + repetition)
export const sixteenthAdminOf = (repetition: number) => adminOf(204 + repetition)
export const ADMIN_LOGINS = Array.from({ length: 216 }, (_, n) => adminOf(n)).join(',')
