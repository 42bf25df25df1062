import type { ApiClient } from '../../../domain/api-client.ts'
import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { SearchView } from '../../../domain/classifier/search-view.ts'
import { isBranch, isSearch } from '../../../domain/classifier/tree-answer.ts'
import type { Edition } from '../../../domain/contract/classifier.ts'
import type { I18n } from '../../../domain/i18n.ts'
import type { Load } from '../../app/page/load.ts'
import type { Head } from '../../app/page/page.ts'
import { type OpenedTree, toTreeNode } from '../../components/classifier-tree/tree-node.ts'
import { readCodes } from './read-codes.ts'
import { openedNode, readRequested } from './requested-code.ts'

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
}

/** The tree as it is opened at a code, with words marked in its names. */
async function openTree(
  api: ApiClient,
  tree: ClassifierName,
  { open, q, locale }: Record<'open' | 'q' | 'locale', string>,
) {
  const query = { open, locale, ...(q && { q }) }
  const answer = await readCodes(api.get(`/api/${tree}/tree`, { query }))
  if (!isBranch(answer)) throw new Error('the api answered another question')
  return answer
}

/** As many hits as are shown: a list is for choosing among the best. */
const HITS = '20'

async function search(api: ApiClient, tree: ClassifierName, q: string, locale: string): Promise<SearchView> {
  const answer = await readCodes(api.get(`/api/${tree}/tree`, { query: { q, perPage: HITS, locale } }))
  if (!isSearch(answer)) throw new Error('the api answered another question')
  const { total, reading, partial, words } = answer.meta
  return { hits: answer.data, total, reading, partial, words }
}

/** The screen's title tells what is shown: many of them stand side by side as tabs. */
function headOf(tree: ClassifierName, { t }: I18n, asked: string): Head {
  const name = t(`codes.${tree}.headTitle`)
  return {
    title: asked === '' ? name : t('codes.headAsked', { asked, name }),
    description: t(`codes.${tree}.lead`),
    // Each code has a page of its own; the tree opened there is the same tree.
    ...(asked !== '' && { noindex: true }),
  }
}

/** A classifier: its tree, opened at a code, and its search. */
const loadCodes =
  (tree: ClassifierName): Load<ClassifierData, ClassifierProps> =>
  async ({ api, i18n, query }) => {
    const { code, q } = readRequested(query)
    const { locale } = i18n
    const asked = q !== '' && code === '' ? search(api, tree, q, locale) : null
    const [opened, found] = await Promise.all([openTree(api, tree, { open: code, q: code && q, locale }), asked])
    const { edition, stale } = opened.meta
    const nodes = opened.data.map(toTreeNode)
    const at = code === '' ? null : openedNode(nodes, code)
    // A code of which not even the beginning exists is answered as a search: that says what to do.
    const answered = code !== '' && at === null ? await search(api, tree, code, locale) : found
    const shown = at === null ? q || code : formatCode(at.node.code ?? at.node.id)
    return {
      data: { tree, edition, stale, missing: at && !at.isExact ? code : null },
      islandProps: {
        tree,
        edition: { url: edition.url },
        q: at ? q : q || code,
        code: at?.node.id ?? null,
        nodes,
        search: answered,
      },
      head: headOf(tree, i18n, shown),
    }
  }

export const loadOkved = loadCodes('okved')
export const loadTnved = loadCodes('tnved')
