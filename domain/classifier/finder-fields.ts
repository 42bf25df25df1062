/** The fields of the form that finds codes for described goods; they are also the query keys of its result page. */
export const FINDER_FIELDS = ['name', 'category', 'facts'] as const
