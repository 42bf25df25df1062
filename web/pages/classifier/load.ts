import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { SearchView } from '../../../domain/classifier/search-view.ts'
import type { Edition } from '../../../domain/contract/classifier.ts'
import type { I18n } from '../../../domain/i18n.ts'
import type { Load } from '../../app/page/load.ts'
import type { Head } from '../../app/page/page.ts'
import type { OpenedTree } from '../../components/classifier-tree/tree-node.ts'
import { type NamedElsewhere, readNamedElsewhere } from './named-elsewhere.ts'
import { openClassifier, searchClassifier } from './read-codes.ts'
import { readRequested, requestedProps } from './requested-code.ts'

/** What the slots say: which classifier, of which edition. */
export interface ClassifierData {
  tree: ClassifierName
  edition: Edition
  stale: boolean
  /** A requested code that does not exist; the tree is opened at the one above it. */
  missing: string | null
}

/** What the tree and the search need in the browser. */
export interface ClassifierProps extends OpenedTree {
  edition: Pick<Edition, 'url'>
  /** Null where nothing was searched for, or a code is shown. */
  search: SearchView | null
  /** What the query names that is no code. */
  named: NamedElsewhere | null
}

/** Hits that the page shows. */
const HITS = 20

/** The title names the code or query, so that tabs can be distinguished. */
function headOf(tree: ClassifierName, { t }: I18n, shown: string): Head {
  const name = t(`codes.${tree}.headTitle`)
  return {
    title: shown === '' ? name : t('codes.headAsked', { asked: shown, name }),
    description: t(`codes.${tree}.lead`),
    // Each code has a page of its own; the tree opened at it would be a duplicate in search engines.
    ...(shown !== '' && { noindex: true }),
  }
}

/** A classifier: its tree, opened at a code, and its search. */
const loadCodes =
  (tree: ClassifierName): Load<ClassifierData, ClassifierProps> =>
  async ({ api, i18n, query }) => {
    const requested = readRequested(query)
    const { code, q } = requested
    const { locale } = i18n
    const opening = openClassifier(api, tree, { open: code, q: code && q, locale })
    const naming = code ? null : readNamedElsewhere(api, q, locale)
    const nodes = opening.then(({ data }) => data)
    const { match, props } = await requestedProps(requested, nodes, (text) =>
      searchClassifier(api, tree, { q: text, perPage: HITS, locale }),
    )
    const { edition, stale } = (await opening).meta
    const shown = match === null ? q || code : formatCode(match.node.code ?? match.node.id)
    return {
      data: { tree, edition, stale, missing: match && !match.isExact ? code : null },
      islandProps: { tree, edition: { url: edition.url }, ...props, named: await naming },
      head: headOf(tree, i18n, shown),
    }
  }

export const loadOkved = loadCodes('okved')
export const loadTnved = loadCodes('tnved')
