import type { ReactNode } from 'react'
import { type ComparedCounts, FUNNEL_STEPS, type FunnelStep } from '../../../domain/contract/statistics.ts'
import { percent } from '../../../domain/percent.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from './statistics.module.css'

/** A number, and below it that of the time before. */
function Compared({ now, before }: { now: number; before: number }) {
  const { t, number } = useI18n()
  return (
    <>
      {number(now)}
      <br />
      <span className="soft small">{t('statistics.was', { n: number(before) })}</span>
    </>
  )
}

/** Each step with its share of the one before it, and how it is counted. */
export function Funnel({ total }: { total: ComparedCounts }) {
  const { t, number, locale } = useI18n()
  return (
    <table className={`ruled ${styles.counts}`}>
      <caption className="visually-hidden">{t('statistics.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('statistics.step')}</th>
          <th scope="col" className="number">
            {t('statistics.now')}
          </th>
          <th scope="col" className="number">
            {t('statistics.before')}
          </th>
          <th scope="col" className="number">
            {t('statistics.share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {FUNNEL_STEPS.flatMap((step, at) => {
          const above = FUNNEL_STEPS[at - 1]
          const of = above ? total.now[above] : 0
          return [
            <tr key={step}>
              <th scope="row">{t(`statistics.${step}`)}</th>
              <td className="number">{number(total.now[step])}</td>
              <td className="number">{number(total.before[step])}</td>
              <td className="number">
                {of > 0 ? percent(Math.round((1000 * total.now[step]) / of) / 10, locale) : '—'}
              </td>
            </tr>,
            <tr key={`how ${step}`}>
              <td colSpan={4} className="soft small">
                {t(`statistics.how.${step}`)}
              </td>
            </tr>,
          ]
        })}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4} className="soft small">
            {t('statistics.how.bots')}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

interface BreakdownRow extends ComparedCounts {
  key: string
  head: ReactNode
}

interface BreakdownProps {
  /** Heading of the first column. */
  label: string
  rows: BreakdownRow[]
  /** Links that sort; absent where the order is fixed. */
  heads?: { step: FunnelStep; href: string; isHere: boolean }[]
}

/** The four numbers of each row, in both periods. */
export function Breakdown({ label, rows, heads }: BreakdownProps) {
  const { t } = useI18n()
  if (rows.length === 0) return <p className="soft">{t('statistics.none')}</p>
  return (
    <div className="scroll-x" tabIndex={0} role="region" aria-label={label}>
      <table className="ruled">
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {FUNNEL_STEPS.map((step) => {
              const head = heads?.find((one) => one.step === step)
              return (
                <th key={step} scope="col" className="number" aria-sort={head?.isHere ? 'descending' : undefined}>
                  {head && !head.isHere ? <a href={head.href}>{t(`statistics.${step}`)}</a> : t(`statistics.${step}`)}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, now, before }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {FUNNEL_STEPS.map((step) => (
                <td key={step} className="number">
                  <Compared now={now[step]} before={before[step]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
