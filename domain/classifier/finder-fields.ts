/** The fields of the form that finds codes for described goods, which are the keys of its answer's address. */
export const FINDER_FIELDS = ['name', 'category', 'facts'] as const
