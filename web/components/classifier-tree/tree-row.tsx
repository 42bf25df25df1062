import type { ReactNode } from 'react'
import { CodeLabel } from '../code-label.tsx'
import { Icon } from '../icon.tsx'
import styles from './classifier-tree.module.css'
import { RowFacts } from './row-facts.tsx'
import type { VisibleNode } from './tree-state.ts'

/** What the element that labels a row is given: the row is named by it. */
export interface RowLabelProps {
  id: string
  tabIndex: -1 | undefined
  children: ReactNode
}

/** What a screen adds to the rows of its tree. An element with `data-action` is clicked when Enter is pressed in its row. */
export interface RowParts {
  /** The element around the code and its name. */
  label: (row: VisibleNode, props: RowLabelProps, isCurrent: boolean) => ReactNode
  /** Links and buttons at the end of the row. They take part in the Tab order as their `tabIndex` says. */
  tools: (row: VisibleNode, tabIndex: -1 | undefined) => ReactNode
}

interface TreeRowProps extends RowParts {
  row: VisibleNode
  /** The code that the tree was opened at. */
  isCurrent: boolean
  /** Whether Tab leads here; null before the script listens to keys, when Tab leads to every link. */
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
