import type { ImportRun } from '../../../domain/contract/exchange.ts'
import type { MessageKey } from '../../../domain/i18n.ts'
import {
  FETCH_FAULTS,
  type RunReason,
  type RunStatus,
  WAITING_REASONS,
} from '../../../domain/price-list/import-runs.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import badge from '../account/status-badge.module.css'

const TONES = {
  running: 'waiting',
  waiting: 'bad',
  applied: 'good',
  unchanged: 'plain',
  failed: 'bad',
  discarded: 'plain',
} as const satisfies Record<RunStatus, string>

const isOne = <One extends string>(list: readonly One[], reason: string): reason is One =>
  list.some((one) => one === reason)

/** Errors of a file have the same messages as those of a file that a person uploads. */
export function reasonKey(reason: RunReason): MessageKey {
  if (isOne(WAITING_REASONS, reason) || isOne(FETCH_FAULTS, reason)) return `exchange.reason.${reason}`
  return `imports.refused.${reason}`
}

/** Imports that no person has begun, latest first, with why they wait or have failed. */
export function ImportRuns({ runs }: { runs: ImportRun[] }) {
  const { t } = useI18n()
  if (runs.length === 0) return <p className="soft">{t('exchange.none')}</p>
  return (
    <ul className={styles.list}>
      {runs.map((run) => (
        <Row key={run.id} run={run} />
      ))}
    </ul>
  )
}

function Row({ run: { name, status, reason, detail, import: of, goods, createdAt } }: { run: ImportRun }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <li>
      <div className={styles.main}>
        <strong>{of === null ? name : <a href={to('import', of)}>{name}</a>}</strong>{' '}
        <span className={badge.badge} data-tone={TONES[status]}>
          {t(`exchange.status.${status}`)}
        </span>
        <p className="soft small">
          <Moment at={createdAt} />
          {goods === null ? null : ` · ${t('exchange.goods', { n: goods })}`}
        </p>
        {reason === null ? null : <p>{t(reasonKey(reason), { detail })}</p>}
      </div>
    </li>
  )
}
