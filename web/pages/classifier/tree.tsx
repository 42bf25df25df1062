import { useI18n } from '../../app/i18n.tsx'
import styles from './classifier.module.css'
import type { CodeService } from './code-service.ts'
import type { CodesLive } from './load.ts'
import { TreeRow } from './tree-row.tsx'
import { useTree } from './use-tree.ts'

interface TreeProps {
  live: CodesLive
  service: () => CodeService
}

/**
 * The classifier as a tree (ARIA Authoring Practices, tree view). Rows are a flat list that tells levels: screen readers say
 * as much, and a branch opens without the rest being drawn again. Before the app is there, rows are links to the same page
 * opened further.
 */
export function Tree({ live, service }: TreeProps) {
  const { t } = useI18n()
  const { rows, focus, busy, failed, list, onClick, onKeyDown, onCopy } = useTree(live, service)
  return (
    <div className={styles.tree}>
      <p id="codes-keys" className="soft small needs-js no-print">
        {t('codes.keys')}
      </p>
      {failed && (
        <p role="alert" className="notice">
          {t('codes.openFailed')}
        </p>
      )}
      <div
        ref={list}
        role="tree"
        aria-label={t('codes.tree')}
        aria-describedby="codes-keys"
        aria-busy={busy}
        className="sheet"
        onClick={onClick}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
      >
        {rows.map((row) => (
          <TreeRow
            key={row.node.id}
            tree={live.tree}
            row={row}
            q={live.code === null ? '' : live.q}
            isCurrent={row.node.id === live.code}
            focus={focus === null ? null : row.node.id === focus}
          />
        ))}
      </div>
    </div>
  )
}
