/** /api/profile/company/imports: price lists that the organization uploads, from the file to what it has changed. */
import * as v from 'valibot'
import { LOCALES } from '../locale.ts'
import { FILE_FAULTS } from '../price-list/faults.ts'
import { FIELD_GROUPS, IMPORT_FORMATS, MAX_PRICE_LIST_BYTES, partCount, QUESTIONS } from '../price-list/import-terms.ts'
import { COLUMN_ROLES, MAX_TABLE_COLUMNS } from '../price-table/roles.ts'
import { IMPORT_STATUSES } from '../statuses/import.ts'
import { ImportReport, REPORT } from './import-report.ts'
import { EditSummary } from './product-edits.ts'
import { Currency, Id, ONE_PAGE, PageMeta, PageParameters, Quantity, STORED } from './values.ts'

const Status = v.picklist(IMPORT_STATUSES)

/** The tax of prices where the file does not state it. */
const Vat = v.nullable(
  v.object({
    included: v.boolean(),
    rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99), v.description('Per cent')),
  }),
)

const Column = v.object({
  role: v.pipe(v.picklist(COLUMN_ROLES), v.description('What the column has')),
  from: v.pipe(v.optional(Quantity), v.description('For a price by quantity: units from which it holds')),
})

export const ImportAnswers = v.pipe(
  v.object({
    columns: v.pipe(
      v.optional(v.pipe(v.array(Column), v.maxLength(MAX_TABLE_COLUMNS))),
      v.description('For a table: role of each column. The file is then read anew'),
    ),
    sheet: v.pipe(
      v.optional(v.pipe(v.string(), v.maxLength(200))),
      v.description('For a workbook: the sheet to be read. Another one than now has its own columns'),
    ),
    priceType: v.pipe(
      v.optional(v.pipe(v.string(), v.maxLength(200))),
      v.description(
        'For prices of several types: id of the type to read. For another than was read the file is read anew',
      ),
    ),
    currency: v.pipe(v.optional(Currency), v.description('Currency of prices for which the file names none')),
    vat: v.pipe(v.optional(Vat), v.description('VAT of prices for which the file says nothing; null: it is not known')),
    language: v.pipe(v.optional(v.picklist(LOCALES)), v.description('Language of texts in Latin letters')),
  }),
  v.examples([{ currency: 'RUB' as const, vat: { included: true, rate: 22 }, language: 'en' as const }]),
)
export type ImportAnswers = v.InferOutput<typeof ImportAnswers>

export const ImportChoice = v.pipe(
  v.object({
    newGoods: v.pipe(
      v.picklist(['draft', 'moderation']),
      v.description('What new goods become, where nothing is missing'),
    ),
    overwrite: v.pipe(
      v.array(v.picklist(FIELD_GROUPS)),
      v.maxLength(FIELD_GROUPS.length),
      v.description('Parts of goods edited by hand that the file replaces nevertheless'),
    ),
    hideMissing: v.pipe(v.boolean(), v.description('Whether goods on sale that the file no longer has are hidden')),
  }),
  v.examples([{ newGoods: 'draft' as const, overwrite: ['prices' as const], hideMissing: false }]),
)
export type ImportChoice = v.InferOutput<typeof ImportChoice>

/** How an import was applied: an operator's new goods may have been published at once. */
const AppliedAs = v.object({
  ...ImportChoice.pipe[0].entries,
  newGoods: v.pipe(v.picklist(['draft', 'moderation', 'published']), v.description('What new goods became')),
})
export type AppliedAs = v.InferOutput<typeof AppliedAs>

/** A price list that is sent in parts. */
export const NewUpload = v.pipe(
  v.object({
    fileName: v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(200),
      v.description('Name under which the list shows the file'),
    ),
    size: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MAX_PRICE_LIST_BYTES),
      v.description('Bytes of the file'),
    ),
  }),
  v.examples([{ fileName: 'price.xml', size: 120_000_000 }]),
)
export type NewUpload = v.InferOutput<typeof NewUpload>

export const PartQuery = v.object({
  part: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,2}$/),
    v.description('Which part of the file it is, from 1'),
    v.examples(['1']),
    v.transform(Number),
    v.maxValue(partCount(MAX_PRICE_LIST_BYTES)),
  ),
})

const ArrivedPart = v.object({
  part: v.pipe(v.number(), v.description('Number of the part, from 1')),
  digest: v.pipe(
    v.string(),
    v.description('SHA-256 of its bytes, in hexadecimal: to continue an upload, a sender compares its file'),
  ),
})

export const UploadPartResponse = v.pipe(
  v.object({ data: ArrivedPart }),
  v.examples([{ data: { part: 1, digest: 'a'.repeat(64) } }]),
)

const ROW = {
  id: v.string(),
  fileName: v.string(),
  size: v.pipe(v.number(), v.description('Bytes')),
  status: Status,
  format: v.nullable(v.picklist(IMPORT_FORMATS)),
  counts: v.pipe(
    v.nullable(v.object({ added: v.number(), changed: v.number(), refused: v.number(), missing: v.number() })),
    v.description('Figures of the dry run, and once it is applied of what was written'),
  ),
  author: v.pipe(v.string(), v.description('Who uploaded it; empty for an erased account')),
  createdAt: v.string(),
  undoUntil: v.pipe(v.nullable(v.string()), v.description('Until when it can be undone')),
  edit: v.pipe(
    v.nullable(EditSummary),
    v.description(
      'A change of many products at once, which has no file; it is read at /api/profile/company/product-edits',
    ),
  ),
}

export const ImportRow = v.object(ROW)
export type ImportRow = v.InferOutput<typeof ImportRow>

const Kept = v.object({ id: v.string(), name: v.string() })

export const Import = v.object({
  ...ROW,
  version: v.pipe(v.number(), v.description('Version of the import, for If-Match')),
  moves: v.pipe(v.array(Status), v.description('What can be done with it now')),
  encoding: v.nullable(v.string()),
  upload: v.pipe(
    v.nullable(
      v.object({
        partSize: v.pipe(v.number(), v.description('Bytes of each part but the last, which has the rest')),
        parts: v.pipe(v.number(), v.description('How many parts the file has')),
        arrived: v.array(ArrivedPart),
      }),
    ),
    v.description('Parts that have arrived, of a file that is sent in parts'),
  ),
  progress: v.pipe(
    v.nullable(v.object({ done: v.number(), total: v.number() })),
    v.description('How many parts of the file the current work has behind it'),
  ),
  questions: v.pipe(v.array(v.picklist(QUESTIONS)), v.description('What the file does not say, and is asked for')),
  answers: ImportAnswers,
  table: v.pipe(
    v.nullable(
      v.object({
        sheets: v.array(v.string()),
        sheet: v.string(),
        columns: v.array(v.object({ ...Column.entries, head: v.string(), samples: v.array(v.string()) })),
      }),
    ),
    v.description('Columns of a table, with their first cells and what they are taken for'),
  ),
  priceTypes: v.pipe(
    v.array(v.object({ id: v.string(), name: v.string(), count: v.number() })),
    v.description('Types of prices in the file, where there are several, with how many prices each has'),
  ),
  report: v.nullable(ImportReport),
  choice: v.nullable(AppliedAs),
  undo: v.pipe(
    v.nullable(v.object({ restored: v.number(), kept: v.number(), goods: v.array(Kept) })),
    v.description('What undoing brought back, and the goods it left because they were edited since'),
  ),
  error: v.pipe(
    v.nullable(v.object({ code: v.picklist(FILE_FAULTS), detail: v.string() })),
    v.description('Why the whole file was refused, or why applying ended before its end'),
  ),
})
export type Import = v.InferOutput<typeof Import>

const EXAMPLE = {
  id: STORED.id,
  fileName: 'price.xml',
  size: 650_000,
  status: 'ready' as const,
  format: 'yml' as const,
  counts: { added: 1204, changed: 190, refused: 11, missing: 9 },
  author: 'Olga',
  createdAt: STORED.createdAt,
  undoUntil: null,
  edit: null,
}

export const ImportsQuery = v.object(PageParameters)
export type ImportsQuery = v.InferOutput<typeof ImportsQuery>

export const ImportList = v.pipe(
  v.object({ data: v.array(ImportRow), meta: PageMeta }),
  v.examples([{ data: [EXAMPLE], meta: ONE_PAGE }]),
)
export type ImportList = v.InferOutput<typeof ImportList>

export const ImportResponse = v.pipe(
  v.object({ data: Import }),
  v.examples([
    {
      data: {
        ...EXAMPLE,
        version: 3,
        moves: ['checking' as const, 'reading' as const, 'applying' as const, 'discarded' as const],
        encoding: 'windows-1251',
        upload: null,
        progress: null,
        questions: ['vat' as const],
        answers: { vat: null },
        table: null,
        priceTypes: [],
        report: REPORT,
        choice: null,
        undo: null,
        error: null,
      },
    },
  ]),
)

/** An import after a step. */
export const ImportStatusResponse = v.pipe(
  v.object({ data: v.object({ id: Id, status: Status, version: v.number() }) }),
  v.examples([{ data: { id: STORED.id, status: 'checking' as const, version: 2 } }]),
)
