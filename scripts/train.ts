/** Writes the table of what words mean from the phrases in seed/phrases: `npm run train`. */
import { writeFileSync } from 'node:fs'
import { TABLE_PATH } from './leaf-words/table-path.ts'
import { TRAINED_FROM_PATH, trainedFrom } from './leaf-words/trained-from.ts'
import { readPhrases, trainedTable } from './leaf-words/trained-table.ts'

const phrases = readPhrases()
const table = trainedTable(phrases)
writeFileSync(TABLE_PATH, table)
writeFileSync(TRAINED_FROM_PATH, trainedFrom(phrases, table))
