/** The table for the development server and for tests; the built worker has it among its assets. */
export const FILES = import.meta.glob<string>('./leaf-words.tsv', { query: '?raw', import: 'default', eager: true })
