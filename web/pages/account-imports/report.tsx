import type { ImportLine, ImportReport } from '../../../domain/contract/import-report.ts'
import { enumerated } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { CategoryMoves } from './moves.tsx'
import { Samples } from './samples.tsx'
import { useWording } from './wording.ts'

/** What a dry run has found: price moves first, then what needs the supplier's attention, then the rest. */
export function ImportOutcome({ report }: { report: ImportReport }) {
  const { t } = useI18n()
  const of = (outcome: ImportLine['outcome']) =>
    report.lines.filter((line) => line.outcome === outcome).sort((a, b) => b.count - a.count)
  const conflicts = of('skipped')
  const refused = of('refused')
  // Which goods are changed by their article is said where it is seen before anything is applied.
  const [found = [], mended = []] = [true, false].map((isFound) =>
    of('mended').filter(({ code }) => (code === 'typed.found') === isFound),
  )
  return (
    <>
      {found.length > 0 ? <Lines lines={found} /> : null}
      <CategoryMoves moves={report.moves} />
      {conflicts.length > 0 ? (
        <section>
          <h2>{t('imports.conflicts.title')}</h2>
          <p className="soft">{t('imports.conflicts.note')}</p>
          <Lines lines={conflicts} />
        </section>
      ) : null}
      {refused.length > 0 ? (
        <section>
          <h2>{t('imports.refusedTitle')}</h2>
          <Lines lines={refused} />
        </section>
      ) : null}
      <Missing missing={report.missing} />
      {mended.length > 0 ? (
        <details>
          <summary>{t('imports.mendedTitle')}</summary>
          <Lines lines={mended} />
          {report.omitted > 0 ? <p>{t('imports.omitted', { n: report.omitted })}</p> : null}
        </details>
      ) : null}
      <Unknown unknown={report.unknown} />
      <Samples samples={report.samples} />
    </>
  )
}

/** Reasons, with how often each occurs and where. */
function Lines({ lines }: { lines: ImportLine[] }) {
  const { t, locale } = useI18n()
  return (
    <ul>
      {lines.map(({ code, detail, count, lines: at, offers }) => {
        const shown = count > at.length ? [...at, t('imports.andMore')] : at
        const where = at.length > 0 ? t('imports.lines', { lines: enumerated(shown, locale) }) : ''
        const ids = enumerated(offers.filter(Boolean), locale)
        return (
          <li key={`${code} ${detail}`}>
            {t(`imports.fault.${code}`, { detail })}{' '}
            <span className="soft small">
              {[t('imports.times', { n: count }), where, ids && t('imports.ids', { ids })].filter(Boolean).join(' · ')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Missing({ missing: { count, rows } }: Pick<ImportReport, 'missing'>) {
  const { t, number } = useI18n()
  const wording = useWording()
  if (count === 0) return null
  return (
    <details>
      <summary>
        {t('imports.missingTitle')} · {number(count)}
      </summary>
      <ul>
        {rows.map(({ offer, name }) => (
          <li key={offer}>
            {wording(name)} <span className="soft small">{t('imports.ids', { ids: offer })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Unknown({ unknown }: Pick<ImportReport, 'unknown'>) {
  const { t, number, locale } = useI18n()
  const texts = unknown.map(({ name, count }) => `${name} × ${number(count)}`)
  if (unknown.length === 0) return null
  return (
    <details>
      <summary>{t('imports.unknownTitle')}</summary>
      <p>{enumerated(texts, locale)}</p>
    </details>
  )
}
