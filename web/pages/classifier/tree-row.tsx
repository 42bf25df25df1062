import type { TreeName } from '../../../domain/classifier/compact.ts'
import { formatCode } from '../../../domain/classifier/format-code.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { CodeLabel } from '../../components/code-label.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { Icon } from '../../components/icon.tsx'
import styles from './classifier.module.css'
import { RowFacts } from './row-facts.tsx'
import type { VisibleNode } from './tree-state.ts'

interface TreeRowProps {
  tree: TreeName
  row: VisibleNode
  /** Words that are marked in the names, to be kept when a branch is opened by its link. */
  q: string
  /** The code that the page was opened at. */
  isCurrent: boolean
  /** Whether Tab leads here; null where no keyboard is heard yet, and every link is reached. */
  focus: boolean | null
}

/** Of a branch, the tree opened there; of a code without more below it, its own page. */
function useRowLink() {
  const to = useHref()
  return (tree: TreeName, { node: { id, code, children } }: VisibleNode, q: string): string =>
    children > 0 || code === null ? to(tree, {}, { code: id, q }) : to(`${tree}Code`, { id: code })
}

export function TreeRow({ tree, row, q, isCurrent, focus }: TreeRowProps) {
  const { t } = useI18n()
  const to = useHref()
  const link = useRowLink()
  const { node, isOpen, position, count } = row
  const { id, code, name, children, depth, unofficial, nameMarks, unit, duty } = node
  const shown = formatCode(code ?? '')
  return (
    <div
      role="treeitem"
      data-id={id}
      data-code={code ?? undefined}
      className={styles.row}
      data-depth={depth}
      data-current={isCurrent || undefined}
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={count}
      aria-expanded={children > 0 ? isOpen : undefined}
      aria-labelledby={`code-${id}`}
      aria-selected={isCurrent}
      tabIndex={focus === null ? undefined : focus ? 0 : -1}
    >
      {children > 0 ? <Icon name="chevron-right" /> : <span className={styles.leaf} />}
      {/* biome-ignore lint/a11y/noAutofocus: brings the code that was asked for into view, without script, too */}
      <a id={`code-${id}`} href={link(tree, row, q)} tabIndex={focus === null ? undefined : -1} autoFocus={isCurrent}>
        <CodeLabel code={code} name={name} unofficial={unofficial} nameMarks={nameMarks} />
      </a>
      <RowFacts unit={unit} duty={duty} />
      {code !== null && (
        <span className={`${styles.tools} no-print`}>
          <CopyButton text={code} label={t('product.copy', { code: shown })} />
          {children > 0 && (
            <a
              className="icon-button"
              href={to(`${tree}Code`, { id: code })}
              tabIndex={focus === null ? undefined : -1}
              aria-label={t('codes.page', { code: shown })}
              data-hint={t('codes.page', { code: shown })}
            >
              <Icon name="arrow-right" />
            </a>
          )}
        </span>
      )}
    </div>
  )
}
