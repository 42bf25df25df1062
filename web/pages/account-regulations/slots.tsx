import type { Regulation } from '../../../domain/contract/regulations.ts'
import { COLON, listed } from '../../../domain/listed.ts'
import { regulationLabel } from '../../../domain/regulation-label.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import styles from '../account/account.module.css'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { RowList } from '../account/row-list.tsx'
import { Validity } from '../account-border-rates/validity.tsx'
import { RegulationForm } from './form.tsx'
import type { RegulationsData } from './load.ts'

export const slots = { page: Regulations } satisfies Slots<RegulationsData>

/** The table that pages of codes name technical regulations from. */
function Regulations({ data }: { data: RegulationsData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { rows, edited, posted } = data
  return (
    <OperatorScreen data={data} title={t('regulations.title')} actions={['remove']} about={t('regulations.about')}>
      {edited === null ? null : <RegulationForm key="form" row={edited === 'new' ? null : edited} posted={posted} />}
      <RowList none={t('regulations.none')}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </RowList>
      {edited === 'new' ? null : (
        <p>
          <a className="button" href={to('regulations', { edit: 'new' })}>
            {t('regulations.add')}
          </a>
        </p>
      )}
    </OperatorScreen>
  )
}

function Row({ row }: { row: Regulation }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const to = usePersonalHref()
  const { id, number, names, document, prefixes } = row
  const label = regulationLabel(number, i18n)
  return (
    <li>
      <div className={styles.main}>
        <strong>
          {label}
          {COLON[locale]}
          {names[locale]}
        </strong>
        <p className="figures">{listed(prefixes, locale)}</p>
        <p className="soft small">
          {t(`regulations.documents.${document}`)}
          {' · '}
          <Validity row={row} />
        </p>
      </div>
      <a
        href={to('regulations', { edit: id })}
        aria-label={`${t('regulations.edit')}${COLON[locale]}${label}, ${listed(prefixes.slice(0, 3), locale)}`}
      >
        {t('borderRates.editShort')}
      </a>
    </li>
  )
}
