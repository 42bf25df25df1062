import { BORDER_RATE_KINDS, type BorderRate, type BorderRateKind } from '../../../domain/contract/border-rates.ts'
import { COLON } from '../../../domain/listed.ts'
import { percent } from '../../../domain/percent.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import styles from '../account/account.module.css'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { BorderRateForm } from './form.tsx'
import type { BorderRatesData } from './load.ts'
import { Validity } from './validity.tsx'

export const slots = { page: BorderRates } satisfies Slots<BorderRatesData>

/** The table that estimates are calculated with, by kind. */
function BorderRates({ data }: { data: BorderRatesData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { rows, edited, posted } = data
  return (
    <OperatorScreen data={data} title={t('borderRates.title')} actions={['remove']} about={t('borderRates.about')}>
      {edited === null ? null : <BorderRateForm key="form" row={edited === 'new' ? null : edited} posted={posted} />}
      {rows.length === 0 ? <p className="soft">{t('borderRates.none')}</p> : null}
      {BORDER_RATE_KINDS.map((kind) => (
        <Kind key={kind} kind={kind} rows={rows.filter((row) => row.kind === kind)} />
      ))}
      {edited === 'new' ? null : (
        <p>
          <a className="button" href={to('borderRates', { edit: 'new' })}>
            {t('borderRates.add')}
          </a>
        </p>
      )}
    </OperatorScreen>
  )
}

function Kind({ kind, rows }: { kind: BorderRateKind; rows: BorderRate[] }) {
  const { t } = useI18n()
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{t(`borderRates.kinds.${kind}`)}</h2>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

/** "8481: 10 %", "up to 200,000 roubles: 1,231 roubles". */
function useWording() {
  const { t, money, locale } = useI18n()
  return ({ kind, codes, rate, amount, upTo }: BorderRate): string => {
    const figure = rate === null ? amount !== null && money(amount) : percent(Number(rate), locale)
    const above = kind === 'fee' ? t('borderRates.above') : codes
    const scope = upTo === null ? above : t('borderRates.upToValue', { value: money(upTo) })
    return [scope, figure].filter(Boolean).join(COLON[locale])
  }
}

function Row({ row }: { row: BorderRate }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const wording = useWording()(row)
  return (
    <li>
      <div className={styles.main}>
        <strong className="figures">{wording}</strong>
        <p className="soft small">
          <Validity row={row} />
        </p>
      </div>
      <a href={to('borderRates', { edit: row.id })} aria-label={`${t('borderRates.edit')}${COLON[locale]}${wording}`}>
        {t('borderRates.editShort')}
      </a>
    </li>
  )
}
