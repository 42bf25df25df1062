/** The examples for developers, apart from what they send: the page needs their names alone. */
export const EXAMPLES = ['first', 'read', 'categories', 'code', 'batch', 'prices', 'feed'] as const
export type ExampleName = (typeof EXAMPLES)[number]
