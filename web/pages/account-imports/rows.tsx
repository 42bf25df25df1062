import type { ImportRow } from '../../../domain/contract/imports.ts'
import type { ImportStatus } from '../../../domain/statuses/import.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import account from '../account/account.module.css'
import badge from '../account/status-badge.module.css'
import { ImportCounts } from './counts.tsx'

const TONES = {
  uploading: 'waiting',
  reading: 'waiting',
  asking: 'waiting',
  checking: 'waiting',
  ready: 'waiting',
  applying: 'waiting',
  applied: 'good',
  undoing: 'waiting',
  undone: 'plain',
  refused: 'plain',
  discarded: 'plain',
} as const satisfies Record<ImportStatus, string>

export function ImportStatusBadge({ status }: { status: ImportStatus }) {
  const { t } = useI18n()
  return (
    <span className={badge.badge} data-tone={TONES[status]}>
      {t(`imports.status.${status}`)}
    </span>
  )
}

/** The journal: each file with its result. */
export const ImportRows = ({ rows }: { rows: ImportRow[] }) => (
  <ul className={account.list}>
    {rows.map((row) => (
      <Row key={row.id} row={row} />
    ))}
  </ul>
)

function Row({ row: { id, fileName, status, counts, author, createdAt, edit } }: { row: ImportRow }) {
  const { t, date } = useI18n()
  const to = usePersonalHref()
  return (
    <li className={account.row}>
      <span className={account.main}>
        <a href={edit ? to('productEdit', id) : to('import', id)}>
          <strong>{edit ? t(edit.field ? `edits.field.${edit.field}` : 'edits.title') : fileName}</strong>
        </a>
        <br />
        <span className="soft small">
          <time dateTime={createdAt}>{date(createdAt)}</time>
          {edit ? ` · ${t('edits.of', { n: edit.total })}` : null}
          {author ? ` · ${edit ? author : t('imports.by', { name: author })}` : null}
        </span>
      </span>
      {counts ? (
        <span className="small">
          <ImportCounts counts={counts} />
        </span>
      ) : null}
      <ImportStatusBadge status={status} />
    </li>
  )
}
