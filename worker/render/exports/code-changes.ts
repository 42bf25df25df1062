/** Changes of editions as data, as a table and as a feed. */
import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { CodeChange } from '../../../domain/contract/code-changes.ts'
import { href } from '../../../domain/routes.ts'
import type { LoadContext } from '../../../web/app/page/load.ts'
import { readCodeChanges } from '../../../web/pages/code-changes/load.ts'
import { titleOf } from '../../../web/pages/code-changes/title.ts'
import type { ListPage } from '../lists.ts'
import { toSheetCells } from './cells.ts'

/** @throws PageError 404 for a query that the API refuses */
export async function readCodeChangesTable(context: LoadContext): Promise<ListPage> {
  const { i18n, origin } = context
  const { locale, t } = i18n
  const list = await readCodeChanges(context)
  const { tree, code, data, meta } = list
  const address = (change: CodeChange) => origin + href(`${tree}Code`, locale, { id: change.code })
  const kindOf = ({ kind }: CodeChange) => t(`codeChanges.kind.${kind}`)
  return {
    body: { data, changes: meta },
    cells: () =>
      toSheetCells(
        [
          ['export.code', (change) => change.code],
          ['export.change', kindOf],
          ['export.was', ({ was }) => was],
          ['export.now', ({ now }) => now],
          ['export.edition', ({ dated }) => dated],
          ['export.address', address],
        ],
        data,
        i18n,
      ),
    feed: () => ({
      title: titleOf(list, i18n),
      query: { ...(tree === 'okved' && { tree }), ...(code && { code }) },
      entries: data.map((change) => ({
        // The same code may change again, so that the address alone does not identify an entry.
        id: `${address(change)}#${change.dated}-${change.kind}`,
        address: address(change),
        lang: locale,
        title: `${formatCode(change.code)}: ${kindOf(change)}`,
        summary: [change.was, change.now].filter(Boolean).join(' → '),
        publishedAt: `${change.dated}T00:00:00.000Z`,
        tags: [],
      })),
    }),
  }
}
