import { listed } from '../../../domain/listed.ts'
import { isRunning } from '../../../domain/statuses/import.ts'
import { byteSize } from '../../app/bytes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { Apply } from './apply.tsx'
import { Ask } from './ask.tsx'
import { Categories } from './categories.tsx'
import { Columns } from './columns.tsx'
import { ImportCounts } from './counts.tsx'
import type { ImportData } from './load.ts'
import { Progress } from './progress.tsx'
import { ImportOutcome } from './report.tsx'
import { ImportStatusBadge } from './rows.tsx'
import { UndoImport, UndoResult } from './undo.tsx'
import { Uploading } from './uploading.tsx'

/** An import in whatever state it is: the work that is going on, what is asked, what was found, what can be done. */
export function OneImport({ data }: { data: ImportData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { one, mayEdit } = data
  return (
    <>
      <p>
        <a href={to('imports')}>{t('imports.title')}</a>
      </p>
      <About data={data} />
      {one.progress ? (
        <Progress
          label={t(`imports.status.${one.status}`)}
          text="imports.progress"
          {...one.progress}
          href={to('import', one.id)}
        />
      ) : null}
      {one.upload ? <Uploading data={data} upload={one.upload} /> : null}
      <Refused data={data} />
      <Summary data={data} />
      {mayEdit && one.status === 'asking' ? <Questions data={data} /> : null}
      {one.status === 'applied' ? (
        <p>
          <a href={to('products', { import: one.id })}>{t('goods.ofImport')}</a>
        </p>
      ) : null}
      {one.undo ? <UndoResult undo={one.undo} /> : null}
      {one.report && !isRunning(one.status) ? <ImportOutcome report={one.report} /> : null}
      {mayEdit && one.status === 'ready' ? <Categories data={data} /> : null}
      {mayEdit && one.status === 'ready' ? <Apply data={data} /> : null}
      {mayEdit && one.undoUntil ? (
        <UndoImport version={one.version} posted={data.posted} until={one.undoUntil} label={t('imports.undo.submit')} />
      ) : null}
    </>
  )
}

/** The columns of a table come first: what they have may be the answer to the other questions. */
function Questions({ data }: { data: ImportData }) {
  const { t } = useI18n()
  const { questions, table } = data.one
  if (questions.includes('columns')) return <Columns data={data} />
  return (
    <>
      <Ask data={data} />
      {table ? (
        <details>
          <summary>{t('imports.columns.again')}</summary>
          <Columns data={data} />
        </details>
      ) : null}
    </>
  )
}

function About({ data: { one } }: { data: ImportData }) {
  const i18n = useI18n()
  const { t, date, locale } = i18n
  const { format, encoding, size, author, createdAt } = one
  const facts = [
    format && listed([t(`imports.format.${format}`), encoding?.replace('utf', 'UTF')], locale),
    byteSize(size, i18n, 1),
    date(createdAt),
    author && t('imports.by', { name: author }),
  ]
  return (
    <p>
      <ImportStatusBadge status={one.status} /> <span className="soft">{facts.filter(Boolean).join(' · ')}</span>
    </p>
  )
}

function Refused({ data: { one } }: { data: ImportData }) {
  const { t } = useI18n()
  const { error } = one
  if (!error) return null
  return (
    <p className="notice" role="alert">
      {t(`imports.refused.${error.code}`, { detail: error.detail })}
    </p>
  )
}

function Summary({ data: { one } }: { data: ImportData }) {
  const { t } = useI18n()
  const { report, status } = one
  if (!report || (status !== 'ready' && report.applied === null)) return null
  const { added, changed, unchanged, refused, missing, applied } = report
  const counts = applied ?? { added, changed, unchanged, refused, missing: missing.count }
  return (
    <section>
      <h2>{t(applied ? 'imports.done' : 'imports.would')}</h2>
      <p>
        <strong>
          <ImportCounts counts={counts} />
        </strong>
      </p>
    </section>
  )
}
