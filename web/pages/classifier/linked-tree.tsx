import { formatCode } from '../../../domain/classifier/format-code.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { ClassifierService } from '../../components/classifier-tree/classifier-service.ts'
import { Tree } from '../../components/classifier-tree/tree.tsx'
import { markedQuery, type OpenedTree } from '../../components/classifier-tree/tree-node.ts'
import type { RowLabelProps } from '../../components/classifier-tree/tree-row.tsx'
import type { VisibleNode } from '../../components/classifier-tree/tree-state.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { Icon } from '../../components/icon.tsx'
import styles from './classifier.module.css'

interface LinkedTreeProps {
  opened: OpenedTree
  service: () => ClassifierService
  onOpen: (id: string) => void
}

/** The tree as the page of a classifier has it: without script its rows are links to the same page, opened further. */
export function LinkedTree({ opened, service, onOpen }: LinkedTreeProps) {
  const { t } = useI18n()
  const to = useHref()
  const { tree } = opened
  const q = markedQuery(opened)

  /** A branch links to the tree opened there; a code without codes below it to its own page. */
  const label = ({ node: { id, code, children } }: VisibleNode, props: RowLabelProps, isCurrent: boolean) => {
    const isLeaf = children === 0 && code !== null
    const href = isLeaf ? to(`${tree}Code`, { id: code }) : to(tree, {}, { code: id, q })
    return (
      // biome-ignore lint/a11y/noAutofocus: scrolls to the code that was requested, without script, too
      <a {...props} href={href} data-action={isLeaf ? '' : undefined} autoFocus={isCurrent} />
    )
  }
  const tools = ({ node: { code, children } }: VisibleNode, tabIndex: -1 | undefined) => {
    if (code === null) return null
    const shown = formatCode(code)
    const page = t('codes.page', { code: shown })
    return (
      <>
        <CopyButton text={code} label={t('product.copy', { code: shown })} />
        {children > 0 && (
          <a
            className="icon-button"
            href={to(`${tree}Code`, { id: code })}
            tabIndex={tabIndex}
            aria-label={page}
            data-hint={page}
            data-action=""
          >
            <Icon name="arrow-right" />
          </a>
        )}
      </>
    )
  }
  return (
    <div className={styles.group}>
      <p id="codes-keys" className={`soft small needs-js no-print ${styles.keys}`}>
        {t('codes.keys')}
      </p>
      <Tree opened={opened} service={service} onOpen={onOpen} describedBy="codes-keys" label={label} tools={tools} />
    </div>
  )
}
