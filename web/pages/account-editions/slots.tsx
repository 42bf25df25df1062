import type { EditionImportList } from '../../../domain/contract/editions.ts'
import { COLON } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { OperatorScreen } from '../account/operator-screen.tsx'
import type { EditionData, EditionsData } from './load.ts'
import { NamesByHand } from './names.tsx'
import { EditionStatusBadge, OneEdition } from './one.tsx'
import { EditionUpload } from './upload.tsx'

export const editionsSlots = { page: Editions } satisfies Slots<EditionsData>
export const editionSlots = { page: One } satisfies Slots<EditionData>

/** The editions that are served, the form for another one, and what was imported before. */
function Editions({ data }: { data: EditionsData }) {
  const { t } = useI18n()
  const { list, written, posted } = data
  return (
    <OperatorScreen data={data} title={t('editions.title')} about={t('editions.about')}>
      <Served served={list.meta.served} />
      <EditionUpload posted={posted} />
      <NamesByHand written={written} posted={posted} />
      <h2>{t('editions.journal')}</h2>
      {list.data.length === 0 ? <p className="soft">{t('editions.none')}</p> : <Rows rows={list.data} />}
    </OperatorScreen>
  )
}

function Served({ served }: Pick<EditionImportList['meta'], 'served'>) {
  const { t, date, locale } = useI18n()
  return (
    <section>
      <h2>{t('editions.served')}</h2>
      <ul>
        {served.map(({ tree, dated, builtin, nodes, loadedAt }) => (
          <li key={tree}>
            <strong>{t(`codes.${tree}.name`) + COLON[locale]}</strong>
            {t(builtin ? 'editions.overview' : 'editions.edition', { date: date(dated) })}
            <span className="dotted soft">
              <span className="code">{t('editions.nodes', { n: nodes })}</span>
              <span>{t('editions.loaded', { date: date(loadedAt) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rows({ rows }: { rows: EditionImportList['data'] }) {
  const { t, date } = useI18n()
  const to = usePersonalHref()
  return (
    <ul className={styles.list}>
      {rows.map(({ id, tree, status, dated, author, createdAt }) => (
        <li key={id} className={styles.row}>
          <span className={styles.main}>
            <a href={to('edition', id)}>
              <strong>{t(`codes.${tree}.name`)}</strong>
              {dated === null ? '' : ` ${t('editions.edition', { date: date(dated) })}`}
            </a>
            <br />
            <span className="soft small">
              <time dateTime={createdAt}>{date(createdAt)}</time>
              {author ? ` · ${t('imports.by', { name: author })}` : ''}
            </span>
          </span>
          <EditionStatusBadge status={status} />
        </li>
      ))}
    </ul>
  )
}

function One({ data }: { data: EditionData }) {
  const { t } = useI18n()
  const title = t('editions.one', { name: t(`codes.${data.one.tree}.name`) })
  return (
    <AccountFrame data={data} title={title} here="admin">
      <OneEdition data={data} />
    </AccountFrame>
  )
}
