/** The data of the marketplace, of the file's head and of the supplier's answers that converting the offers of a part needs. */
import type { Currency } from '../../domain/trade-terms.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import type { WriteContext } from '../db/import/plan-writes.ts'
import type { toProduct } from '../db/import/product.ts'
import { createUnsorted, readShopCategories, type ShopCategory, UNSORTED } from '../db/import/shop-categories.ts'
import { readDefinitions } from '../db/parameter-definitions.ts'
import type { companies, imports } from '../db/schema.ts'
import { readUnitWords } from '../db/unit-words.ts'
import { fileMatcher, readChoices } from './file-matcher.ts'
import { type FileHead, readHead } from './files.ts'
import { importedId } from './imported-id.ts'
import { unstatedColumns } from './unstated-columns.ts'

export type StoredImport = typeof imports.$inferSelect

type Conversion = Parameters<typeof toProduct>[1]

export interface ImportContext {
  row: StoredImport
  head: FileHead
  shop: ShopCategory[]
  /** Roubles for one unit, by currency. */
  rates: Map<string, number>
  conversion: Conversion
  write: WriteContext
  /** Status of the company. */
  companyStatus: string
}

/** A placeholder for the category of goods that match no other while it does not exist: a dry run does not create it. */
const NOT_YET: ShopCategory = {
  num: -1,
  id: '',
  slug: UNSORTED,
  parent: null,
  level: 1,
  root: -1,
  names: {},
  lineage: [{}],
  picture: null,
}

/** Reads the rates, and the company's defaults for new goods and prices. */
export async function readMarket({ DB }: Bindings, company: number) {
  const [rates, [home]] = await Promise.all([
    DB.prepare('SELECT currency, rub FROM rates').all<{ currency: string; rub: number }>(),
    DB.prepare('SELECT currency, status FROM companies WHERE num = ?')
      .bind(company)
      .all<{ currency: Currency; status: typeof companies.$inferSelect.status }>()
      .then(({ results }) => results),
  ])
  if (!home) throw new Error('the company of the import is not there')
  return { rates: new Map(rates.results.map(({ currency, rub }) => [currency, rub])).set('RUB', 1), home }
}

/** The source of the file: 'upload' unless an automatic run has begun the import. */
const readSource = async ({ DB }: Bindings, { num }: StoredImport): Promise<string> =>
  (await DB.prepare('SELECT source FROM import_runs WHERE import = ?').bind(num).first<string>('source')) ?? 'upload'

/**
 * @param now milliseconds since 1970
 * @param writes whether the category of unsorted goods is created if it is missing
 */
export async function readContext(
  env: Bindings,
  row: StoredImport,
  now: number,
  writes: boolean,
): Promise<ImportContext> {
  const { answers, choice } = row
  const [{ rates, home }, head, all, definitions, choices, source, unitWords] = await Promise.all([
    readMarket(env, row.company),
    readHead(env.FILES, row.id),
    readShopCategories(env.DB),
    readDefinitions(env.DB),
    readChoices(env.DB, row.company),
    readSource(env, row),
    readUnitWords(database(env.DB)),
  ])
  // Without the categories' drawings: a product without a picture of its own counts as incomplete.
  const shop = all.map((category): ShopCategory => ({ ...category, picture: null }))
  const matcher = fileMatcher(head, shop, choices)
  const existing = shop.find(({ slug }) => slug === UNSORTED)
  let unsorted = existing
  const requireUnsorted = async (): Promise<ShopCategory> => {
    if (!unsorted && writes) {
      unsorted = await createUnsorted(env.DB)
      shop.push(unsorted)
    }
    return unsorted ?? NOT_YET
  }
  const write: WriteContext = {
    company: row.company,
    isTrial: !writes,
    now,
    source,
    overwrite: choice?.overwrite ?? [],
    ...(answers.columns && { unstated: unstatedColumns(answers.columns) }),
    unsorted: existing?.num ?? NOT_YET.num,
    lineageOf: (num) => shop.find((category) => category.num === num)?.lineage ?? [],
    parametersOf: (num) => definitions.get(num) ?? [],
    begin: (externalId) => ({ id: importedId(row, externalId), status: 'draft' }),
  }
  return {
    row,
    head,
    shop,
    write,
    companyStatus: home.status,
    rates,
    conversion: {
      matcher,
      unsorted: requireUnsorted,
      rates,
      currency: head.currency || (answers.currency ?? ''),
      fallbackCurrency: home.currency,
      vat: answers.vat ?? null,
      latin: answers.language ?? 'en',
      unitWords,
    },
  }
}
