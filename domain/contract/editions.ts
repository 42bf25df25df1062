/** /api/operator/editions: imports of published editions of the classifiers (docs/behaviour.md, "Editions on the desk"). */
import * as v from 'valibot'
import { CLASSIFIERS } from '../classifier/compact.ts'
import { EDITION_ERRORS, EDITION_FILE_KINDS, ROW_FAULTS } from '../edition-report.ts'
import { MAX_FILES_AT_ONCE } from '../file-types.ts'
import { byLocale } from '../locale.ts'
import { EDITION_STATUSES } from '../statuses/edition-import.ts'
import { Day, Id } from './values.ts'

const counted = (what: string) => v.pipe(v.number(), v.description(what), v.examples([12]))

const ID = '06d2k6t0000g1a2b'
const DAY = '2026-03-08'

/** A file that was stored, for an import. */
export const StoreEditionFileResponse = v.object({
  data: v.object({ id: v.pipe(Id, v.description('Id for `files` of an import'), v.examples([ID])) }),
})

export const NewEdition = v.pipe(
  v.object({
    tree: v.pipe(v.picklist(CLASSIFIERS), v.description('Which classifier'), v.examples(['tnved'])),
    dated: v.pipe(v.nullable(Day), v.description('Day of the edition; null: as the files say'), v.examples([DAY])),
    files: v.pipe(
      v.array(Id),
      v.minLength(1, 'required'),
      v.maxLength(MAX_FILES_AT_ONCE),
      v.description('Stored files: the tree, and beside it what adds to it'),
      v.examples([[ID]]),
    ),
  }),
  v.examples([{ tree: 'tnved', dated: DAY, files: [ID] }]),
)
export type NewEdition = v.InferOutput<typeof NewEdition>

const Status = v.pipe(v.picklist(EDITION_STATUSES), v.description('How far it is'), v.examples(['ready']))
const Version = v.pipe(v.number(), v.description('Version of the import, for If-Match'), v.examples([2]))

const rowEntries = {
  id: Id,
  tree: v.picklist(CLASSIFIERS),
  status: Status,
  dated: v.pipe(v.nullable(v.string()), v.description('Day of the edition; null until it was read'), v.examples([DAY])),
  files: v.pipe(
    v.array(v.object({ name: v.string(), size: v.number() })),
    v.description('Names of its files, and their bytes'),
    v.examples([[{ name: 'tnved_tree.csv', size: 3_015_349 }]]),
  ),
  author: v.pipe(v.string(), v.description('Who has uploaded it'), v.examples(['Anna'])),
  createdAt: v.pipe(v.string(), v.description('When it was uploaded'), v.examples(['2026-11-28T10:00:00.000Z'])),
}

const Faults = v.pipe(
  v.array(
    v.object({
      file: v.string(),
      line: v.number(),
      outcome: v.picklist(['mended', 'refused']),
      code: v.picklist(ROW_FAULTS),
      detail: v.string(),
    }),
  ),
  v.description('Rows that were mended or refused, the first of them; line 0: the files as a whole'),
  v.examples([[{ file: 'tnved_tree.csv', line: 7, outcome: 'mended', code: 'name.spaces', detail: '' }]]),
)

export const EditionReport = v.object({
  nodes: counted('Codes and lines of the tree'),
  names: v.pipe(
    v.object(byLocale(() => v.number())),
    v.description('How many have a name in each language'),
    v.examples([{ en: 13_812, ru: 21_199, zh: 1345 }]),
  ),
  texts: counted('Notes and explanations'),
  listed: counted('Codes of earlier editions that the files list'),
  files: v.pipe(
    v.array(
      v.object({
        file: v.string(),
        kind: v.picklist(EDITION_FILE_KINDS),
        encoding: v.string(),
        read: v.number(),
        accepted: v.number(),
        mended: v.number(),
        refused: v.number(),
      }),
    ),
    v.description('What was found in each file: its kind by its content, and its rows'),
    v.examples([
      [
        {
          file: 'tnved_tree.csv',
          kind: 'tariff tree',
          encoding: 'utf-8',
          read: 21_199,
          accepted: 21_199,
          mended: 117,
          refused: 0,
        },
      ],
    ]),
  ),
  faults: Faults,
  moreFaults: counted('Faults beyond those'),
})
export type EditionReport = v.InferOutput<typeof EditionReport>

const Change = v.object({
  code: v.string(),
  was: v.nullable(v.string()),
  now: v.nullable(v.string()),
})

const Kind = (what: string) =>
  v.object({
    count: counted(what),
    first: v.pipe(
      v.array(Change),
      v.description('The first of them: Russian wording, or duty, before and now'),
      v.examples([[{ code: '8481', was: '10', now: '8' }]]),
    ),
  })

export const EditionDifference = v.object({
  since: v.pipe(v.string(), v.description('Day of the edition that is served'), v.examples(['2026-01-01'])),
  added: Kind('Codes that are new'),
  retired: Kind('Codes that are gone'),
  reworded: Kind('Codes with another Russian wording'),
  duty: Kind('Codes with another duty'),
})
export type EditionDifference = v.InferOutput<typeof EditionDifference>

export const EditionImport = v.object({
  ...rowEntries,
  version: Version,
  progress: v.pipe(
    v.nullable(v.object({ done: v.number(), total: v.number() })),
    v.description('Steps of applying it; null where no work is under way'),
    v.examples([null]),
  ),
  report: v.pipe(v.nullable(EditionReport), v.description('What reading the files has found')),
  isServed: v.pipe(
    v.boolean(),
    v.description('Whether the edition that is served is the same: applying it changes nothing'),
    v.examples([false]),
  ),
  changes: v.pipe(
    v.nullable(EditionDifference),
    v.description('What it would change, or has changed; null where it replaces the overview, or was not compared'),
  ),
  error: v.pipe(
    v.nullable(v.object({ code: v.picklist(EDITION_ERRORS), detail: v.string() })),
    v.description('Why it cannot be imported'),
    v.examples([null]),
  ),
})
export type EditionImport = v.InferOutput<typeof EditionImport>

export const EditionImportResponse = v.object({ data: EditionImport })

export const EditionImportList = v.object({
  data: v.pipe(v.array(v.object(rowEntries)), v.description('The latest twenty')),
  meta: v.object({
    served: v.pipe(
      v.array(
        v.object({
          tree: v.picklist(CLASSIFIERS),
          dated: v.string(),
          builtin: v.boolean(),
          nodes: counted('Codes and lines'),
          loadedAt: v.string(),
        }),
      ),
      v.description('The editions that are served'),
      v.examples([
        [{ tree: 'tnved', dated: DAY, builtin: false, nodes: 21_199, loadedAt: '2026-11-28T10:00:00.000Z' }],
      ]),
    ),
  }),
})
export type EditionImportList = v.InferOutput<typeof EditionImportList>

export const EditionStatusResponse = v.object({ data: v.object({ id: Id, status: Status, version: Version }) })
