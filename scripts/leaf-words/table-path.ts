/** The table of what words mean, as it is stored in the repository. */
export const TABLE_PATH = 'worker/db/search-text/leaf-words/leaf-words.tsv'
