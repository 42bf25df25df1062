import type { Regulation } from '../../../domain/contract/regulations.ts'
import { COLON, listed } from '../../../domain/listed.ts'
import { regulationLabel } from '../../../domain/regulation-label.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { Validity } from '../account-border-rates/validity.tsx'
import { Back } from '../account-desk-lists/list.tsx'
import { RegulationForm } from './form.tsx'
import type { RegulationsData } from './load.ts'

export const slots = { page: Regulations } satisfies Slots<RegulationsData>

/** The table that pages of codes name technical regulations from. */
function Regulations({ data }: { data: RegulationsData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { rows, edited, posted } = data
  return (
    <AccountFrame data={data} title={t('regulations.title')} here="admin">
      <Back to="admin" />
      <Refused posted={posted} actions={['remove']} />
      <p className={styles.narrow}>{t('regulations.about')}</p>
      {edited === null ? null : <RegulationForm key="form" row={edited === 'new' ? null : edited} posted={posted} />}
      {rows.length === 0 ? <p className="soft">{t('regulations.none')}</p> : null}
      <ul className={styles.list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {edited === 'new' ? null : (
        <p>
          <a className="button" href={to('regulations', { edit: 'new' })}>
            {t('regulations.add')}
          </a>
        </p>
      )}
    </AccountFrame>
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
