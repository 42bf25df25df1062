import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import styles from './classifier.module.css'
import { CodeSearch } from './code-search.tsx'
import { KeepCodes } from './keep-codes.tsx'
import type { CodesLive } from './load.ts'
import { Results } from './results.tsx'
import { Tree } from './tree.tsx'
import { useCodeService } from './use-code-service.ts'
import { useFound } from './use-found.ts'
import { useStandIn } from './use-stand-in.ts'

/** The search of a classifier and, where nothing is asked, its tree. */
export function CodeBrowser({ live: given }: { live: CodesLive }) {
  const service = useCodeService(given)
  const live = useStandIn(given, service)
  const { tree, code } = live
  const { q, found, failed, type } = useFound(live, service)
  return (
    <div className={styles.browser}>
      <CodeSearch key={live.q} tree={tree} q={live.q} onType={type} onUse={() => service().fetchWhole()} />
      {failed && <Failed />}
      {found ? <Results tree={tree} q={q} found={found} /> : null}
      {code !== null && q !== '' && !found ? <Back tree={tree} q={q} /> : null}
      {!found || found.total === 0 ? <Tree live={live} service={service} /> : null}
      <KeepCodes />
    </div>
  )
}

function Failed() {
  const { t } = useI18n()
  return (
    <p role="alert" className="notice">
      {t('codes.searchFailed')}
    </p>
  )
}

/** A code was chosen among hits: the others are one press away. */
function Back({ tree, q }: Pick<CodesLive, 'tree' | 'q'>) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <p className="no-print">
      <a href={to(tree, {}, { q })}>{t('codes.back', { q })}</a>
    </p>
  )
}
