import { useRef, useState } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { writeAddress } from '../../app/navigation/write-address.ts'
import { useClassifierService } from '../../components/classifier-tree/classifier-service.ts'
import { Failed } from '../../components/classifier-tree/failed.tsx'
import { markedQuery } from '../../components/classifier-tree/tree-node.ts'
import { useSearchAsTyped } from '../../components/classifier-tree/use-search-as-typed.ts'
import styles from './classifier.module.css'
import { CodeSearchForm } from './code-search.tsx'
import { LinkedTree } from './linked-tree.tsx'
import type { ClassifierProps } from './load.ts'
import { OfflineCopy } from './offline-copy.tsx'
import { CodeResults } from './results.tsx'
import { SavedNotes } from './saved-notes.tsx'
import { useOfflineRequest } from './use-offline-request.ts'

/** The search of a classifier and, where nothing is searched for, its tree. */
export function CodeBrowser({ rendered }: { rendered: ClassifierProps }) {
  const service = useClassifierService(rendered.tree, rendered.edition.url)
  const shown = useOfflineRequest(rendered, service)
  const { tree, code } = shown
  const { q, result, failed, type } = useSearchAsTyped(shown, service, (query) => writeAddress({ q: query }))
  const undoAddress = useRef(() => {})
  const [open, setOpen] = useState<{ of: ClassifierProps; id: string } | null>(null)
  const openCode = open?.of === shown ? open.id : code
  const onOpen = (id: string) => {
    setOpen({ of: shown, id })
    undoAddress.current()
    undoAddress.current = writeAddress({ code: id, q: markedQuery(shown) })
  }
  return (
    <div className={styles.browser}>
      <CodeSearchForm key={shown.q} tree={tree} q={shown.q} onType={type} onUse={() => service().fetchWhole()} />
      {failed && <Failed text="codes.searchFailed" q={q} />}
      {result ? <CodeResults tree={tree} q={q} result={result} named={q === shown.q ? shown.named : null} /> : null}
      {code !== null && q !== '' && !result ? <BackToResults tree={tree} q={q} /> : null}
      {!result || result.total === 0 ? <LinkedTree opened={shown} service={service} onOpen={onOpen} /> : null}
      {openCode !== null && !result ? <SavedNotes tree={tree} code={openCode} service={service} /> : null}
      <OfflineCopy />
    </div>
  )
}

/** Shown for a code that was chosen among search results: a link back to them. */
function BackToResults({ tree, q }: Pick<ClassifierProps, 'tree' | 'q'>) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <p className="no-print">
      <a href={to(tree, {}, { q })}>{t('codes.back', { q })}</a>
    </p>
  )
}
