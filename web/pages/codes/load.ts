import type { ApiClient } from '../../../domain/api-client.ts'
import { CLASSIFIERS, type ClassifierName } from '../../../domain/classifier/compact.ts'
import type { SearchView } from '../../../domain/classifier/search-view.ts'
import type { Edition, ShownNode } from '../../../domain/contract/classifier.ts'
import type { Load } from '../../app/page/load.ts'
import { type NamedElsewhere, readNamedElsewhere } from '../classifier/named-elsewhere.ts'
import { openClassifier, searchClassifier } from '../classifier/read-codes.ts'
import { readRequested } from '../classifier/requested-code.ts'

export interface ClassifierPart {
  tree: ClassifierName
  edition: Edition
  stale: boolean
  /** The uppermost level. */
  top: ShownNode[]
  /** The best hits of the query; null without one. */
  found: SearchView | null
}

export interface CodesData {
  q: string
  /** Null where the query names neither a company nor a product. */
  named: NamedElsewhere | null
  classifiers: ClassifierPart[]
}

/** Hits of each classifier that are shown here; its own page has all. */
const HITS = 5

async function readPart(api: ApiClient, tree: ClassifierName, q: string, locale: string): Promise<ClassifierPart> {
  const [{ data: top, meta }, found] = await Promise.all([
    openClassifier(api, tree, { open: '', q: '', locale }),
    q === '' ? null : searchClassifier(api, tree, { q, perPage: HITS, locale }),
  ])
  return { tree, edition: meta.edition, stale: meta.stale, top, found }
}

/** Every classifier there is, and one search over all of them. */
export const load: Load<CodesData> = async ({ api, i18n: { t, locale }, query }) => {
  const { q } = readRequested(query)
  const naming = readNamedElsewhere(api, q, locale)
  const classifiers = await Promise.all(CLASSIFIERS.map((tree) => readPart(api, tree, q, locale)))
  const name = t('codes.allTitle')
  return {
    data: { q, named: await naming, classifiers },
    islandProps: null,
    head: {
      title: q === '' ? name : t('codes.headAsked', { asked: q, name }),
      description: t('codes.allLead'),
      ...(q !== '' && { noindex: true }),
    },
  }
}
