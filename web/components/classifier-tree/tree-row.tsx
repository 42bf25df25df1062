import type { ReactNode } from 'react'
import { CodeLabel } from '../code-label.tsx'
import { Icon } from '../icon.tsx'
import styles from './classifier-tree.module.css'
import { RowFacts } from './row-facts.tsx'
import type { VisibleNode } from './tree-state.ts'

/** Attributes for the element that labels a row. */
export interface RowLabelProps {
  id: string
  tabIndex: -1 | undefined
  children: ReactNode
}

/** What a screen adds to the rows of its tree. Enter in a row clicks its element with `data-action`. */
export interface RowParts {
  /** Renders the element around the code and its name. */
  label: (row: VisibleNode, props: RowLabelProps, isCurrent: boolean) => ReactNode
  /** Renders links and buttons at the end of the row. Their `tabIndex` decides whether Tab reaches them. */
  tools: (row: VisibleNode, tabIndex: -1 | undefined) => ReactNode
}

interface TreeRowProps extends RowParts {
  row: VisibleNode
  /** The code that the tree was opened at. */
  isCurrent: boolean
  /** Whether Tab reaches this row; null before hydration, when Tab reaches every link. */
  focus: boolean | null
}

export function TreeRow({ row, isCurrent, focus, label, tools }: TreeRowProps) {
  const { node, isOpen, position, count } = row
  const { id, code, name, children, depth, unofficial, nameMarks, unit, duty } = node
  const tabIndex = focus === null ? undefined : -1
  const labelId = `code-${id}`
  const content = <CodeLabel code={code} name={name} unofficial={unofficial} nameMarks={nameMarks} />
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
      aria-labelledby={labelId}
      aria-selected={isCurrent}
      tabIndex={focus === null ? undefined : focus ? 0 : -1}
    >
      {children > 0 ? <Icon name="chevron-right" /> : <span />}
      {label(row, { id: labelId, tabIndex, children: content }, isCurrent)}
      <RowFacts unit={unit} duty={duty} />
      {code !== null && <span className={`${styles.tools} no-print`}>{tools(row, tabIndex)}</span>}
    </div>
  )
}
