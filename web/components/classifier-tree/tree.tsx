import { useI18n } from '../../app/i18n.tsx'
import type { ClassifierService } from './classifier-service.ts'
import styles from './classifier-tree.module.css'
import { Failed } from './failed.tsx'
import type { OpenedTree } from './tree-node.ts'
import { type RowParts, TreeRow } from './tree-row.tsx'
import { useTree } from './use-tree.ts'

interface TreeProps extends RowParts {
  /** A new object starts a new tree. */
  opened: OpenedTree
  service: () => ClassifierService
  /** Called with the id of a branch when it is opened. */
  onOpen?: (id: string) => void
  /** Id of the element that explains the keys. */
  describedBy?: string
}

/**
 * A classifier as a tree (ARIA Authoring Practices, tree view). The rows are a flat list with `aria-level`: screen
 * readers announce it as a nested one, and opening a branch does not render the other rows again.
 */
export function Tree({ opened, service, onOpen, describedBy, label, tools }: TreeProps) {
  const { t } = useI18n()
  const { rows, focus, busy, failed, list, onClick, onKeyDown, onCopy } = useTree(opened, service, onOpen)
  return (
    <div className={styles.tree}>
      {failed && <Failed text="codes.openFailed" />}
      <div
        ref={list}
        role="tree"
        aria-label={t('codes.tree')}
        aria-describedby={describedBy}
        aria-busy={busy}
        className="sheet"
        onClick={onClick}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
      >
        {rows.map((row) => (
          <TreeRow
            key={row.node.id}
            row={row}
            isCurrent={row.node.id === opened.code}
            focus={focus === null ? null : row.node.id === focus}
            label={label}
            tools={tools}
          />
        ))}
      </div>
    </div>
  )
}
