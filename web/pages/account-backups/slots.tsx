import { byteSize } from '../../app/bytes.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { RowButton } from '../account/row-button.tsx'
import type { BackupsData } from './load.ts'

/** Restores an archive (docs/operating.md). */
const COMMAND = 'npm run restore'

export const slots = { page: Archives } satisfies Slots<BackupsData>

/** Archives of the database, each to be downloaded, and a button that makes another one. */
function Archives({ data }: { data: BackupsData }) {
  const i18n = useI18n()
  const { t } = i18n
  const { backups } = data
  const [before, after] = t('backups.about', { command: COMMAND }).split(COMMAND)
  return (
    <OperatorScreen data={data} title={t('backups.title')} actions={['begin', 'download']}>
      <p className={styles.narrow}>
        {before}
        <code>{COMMAND}</code>
        {after}
      </p>
      {backups.meta.bucket ? (
        <RowButton action="begin" label={t('backups.begin')} />
      ) : (
        <p>{t('backups.unconfigured')}</p>
      )}
      {backups.meta.bucket && backups.data.length === 0 ? <p className="soft">{t('backups.none')}</p> : null}
      <ul className={styles.list}>
        {backups.data.map(({ name, at, bytes }) => (
          <li key={name}>
            <div className={styles.main}>
              <Moment at={at} />
              <p className="soft small">{byteSize(bytes, i18n)}</p>
            </div>
            <RowButton action="download" label={t('backups.download')} of={name} fields={{ name }} />
          </li>
        ))}
      </ul>
    </OperatorScreen>
  )
}
