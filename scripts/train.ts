/** Writes the table of what words mean from the phrases in seed/phrases: `npm run train`. */
import { writeFileSync } from 'node:fs'
import { TABLE_PATH } from './leaf-words/table-path.ts'
import { readPhrases, trainedTable } from './leaf-words/trained-table.ts'

writeFileSync(TABLE_PATH, trainedTable(readPhrases()))
