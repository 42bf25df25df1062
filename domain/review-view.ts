/** The keys of the address that make a view of the queue of reviews, in every address of the queue and of what is in it. */
export const REVIEW_VIEW_KEYS = ['kind', 'company', 'category', 'written', 'days', 'keys'] as const
