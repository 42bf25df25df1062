import type { Edited, EditReport } from '../../../domain/contract/product-edits.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { HeadRow } from '../../components/head-row.tsx'
import imports from '../account-imports/imports.module.css'
import { useWording } from '../account-imports/wording.ts'
import type { EditData } from './load.ts'
import { useChangedValueText } from './texts.ts'

interface ReportProps {
  data: EditData
  change: Edited
  report: EditReport
}

/** The preview, or what was written: how many, what stays as it is and why, and the first goods before and after. */
export function ChangeReport({ data, change, report }: ReportProps) {
  const { t } = useI18n()
  const { changed, unchanged, rounded } = report
  const isDone = data.one.status !== 'ready'
  const counts = [
    t(isDone ? 'imports.counts.changed' : 'edits.changes', { n: changed }),
    unchanged > 0 && t('imports.counts.unchanged', { n: unchanged }),
    rounded > 0 && t('edits.rounded', { n: rounded }),
  ]
  return (
    <section>
      <h2>{t(isDone ? 'imports.done' : 'imports.would')}</h2>
      <p>
        <strong>{counts.filter(Boolean).join(' · ')}</strong>
      </p>
      <Refused refused={report.refused} />
      <Samples change={change} report={report} />
    </section>
  )
}

function Refused({ refused }: Pick<EditReport, 'refused'>) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const wording = useWording()
  return refused.map(({ code, count, goods }) => (
    <details key={code}>
      <summary>{t(`edits.refused.${code}`, { n: count })}</summary>
      <ul>
        {goods.map(({ id, name }) => (
          <li key={id}>
            <a href={to('product', id)}>{wording(name)}</a>
          </li>
        ))}
        {count > goods.length ? <li>{t('imports.andMore')}</li> : null}
      </ul>
    </details>
  ))
}

/** The first goods that change. Copies differ in their names. */
function Samples({ change, report: { samples, changed } }: Omit<ReportProps, 'data'>) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const wording = useWording()
  const shown = useChangedValueText(change.field)
  if (samples.length === 0) return null
  return (
    <>
      {changed > samples.length ? <p className="soft">{t('edits.first', { n: samples.length })}</p> : null}
      <div className={imports.scroll}>
        <table className="ruled">
          <HeadRow heads={(['product', 'before', 'after'] as const).map((head) => t(`edits.head.${head}`))} />
          <tbody>
            {samples.map(({ id, name, before, after }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={to('product', id)}>{wording(name)}</a>
                </th>
                <td className="figures">{shown(before)}</td>
                <td className="figures">{change.field === 'remove' ? t('edits.gone') : shown(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
