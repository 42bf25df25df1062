import { CLASSIFIERS, type ClassifierName } from '../../../domain/classifier/compact.ts'
import type { CodeChangeList } from '../../../domain/contract/code-changes.ts'
import { read } from '../../../domain/page-error.ts'
import { addressOf, href } from '../../../domain/routes.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import { titleOf } from './title.ts'

export interface CodeChangesData extends CodeChangeList {
  tree: ClassifierName
  /** Digits that the codes begin with; '' for all. */
  code: string
}

/** @throws PageError 404 for a query that the API refuses */
export async function readCodeChanges({ api, query }: Pick<LoadContext, 'api' | 'query'>): Promise<CodeChangesData> {
  const { code = '', before } = query
  const tree = CLASSIFIERS.find((one) => one === query.tree) ?? 'tnved'
  const list = await read(api.get(`/api/${tree}/changes`, { query: { code, ...(before && { before }) } }))
  return { ...list, tree, code }
}

/** What the editions of a classifier have changed, the latest first. */
export const load: Load<CodeChangesData> = async (context) => {
  const data = await readCodeChanges(context)
  const { tree, code } = data
  const { i18n, query } = context
  const { locale, t } = i18n
  const title = titleOf(data, i18n)
  const filters = { ...(tree === 'okved' && { tree }), ...(code && { code }) }
  return {
    data,
    islandProps: null,
    head: {
      title,
      description: t('codeChanges.lead'),
      feed: { href: addressOf(`${href('codeChanges', null)}.atom`, locale, filters), title },
      canonical: filters,
      // The page of a code that has never changed is empty.
      ...(((code !== '' && data.data.length === 0) || query.before !== undefined) && { noindex: true }),
    },
  }
}
