import { CHANGE_KINDS } from '../../../domain/classifier/edition-changes.ts'
import { formatCode } from '../../../domain/classifier/format-code.ts'
import { MAX_CODE_LENGTH } from '../../../domain/classifier/query-limits.ts'
import type { CodeChange, EditionChanges } from '../../../domain/contract/code-changes.ts'
import { COLON, listed } from '../../../domain/listed.ts'
import { LANGUAGE_TAGS } from '../../../domain/locale.ts'
import { addressOf } from '../../../domain/routes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import { fromHome } from '../../app/page/json-ld.ts'
import type { StaticPage } from '../../app/page/load.ts'
import { Trail } from '../../components/breadcrumb.tsx'
import { useDuty } from '../../components/code-facts.ts'
import { FeedLinks } from '../../components/feed-links.tsx'
import { HeadRow } from '../../components/head-row.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from './code-changes.module.css'
import { type CodeChangesData, load } from './load.ts'
import { titleOf } from './title.ts'

export const page = { load, slots: { page: CodeChanges } } satisfies StaticPage<CodeChangesData>

function CodeChanges({ data }: { data: CodeChangesData }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const to = useHref()
  const link = useQueryLink()
  const { tree, code, data: changes, meta } = data
  const title = titleOf(data, i18n)
  return (
    <div className={styles.page}>
      <Trail crumbs={fromHome(locale, { name: t(`codes.${tree}.name`), path: to(tree) }, { name: title })} />
      <header className={`page-head ${styles.head}`}>
        <h1>{title}</h1>
        <p className="lead no-print">{t('codeChanges.lead')}</p>
      </header>
      <Filter data={data} />
      {code === '' && <Editions editions={meta.editions} />}
      {changes.length === 0 ? <p>{t('codeChanges.none')}</p> : <Table changes={changes} tree={tree} />}
      <p className="chips no-print">
        {meta.next !== null && (
          <a className="button" rel="next" href={link({ before: meta.next })}>
            {t('codeChanges.older')}
          </a>
        )}
        <ExportLinks />
      </p>
      <FeedLinks
        query={{ ...(tree === 'okved' && { tree }), ...(code && { code }) }}
        followed={{ kind: tree, filters: code ? { code } : {} }}
      />
    </div>
  )
}

/** Links to the list as data. */
function ExportLinks() {
  const { t } = useI18n()
  const { locale, path, query } = useLocation()
  const { before: _, ...rest } = query
  return (
    <>
      <span className="soft small">{t('export.list')}</span>
      {(['json', 'csv'] as const).map((format) => (
        <a key={format} href={addressOf(`${path}.${format}`, locale, rest)} rel="nofollow">
          {format.toUpperCase()}
        </a>
      ))}
    </>
  )
}

function Filter({ data: { tree, code } }: { data: CodeChangesData }) {
  const { t } = useI18n()
  return (
    <form key={code} method="get" className={`chips no-print ${styles.filter}`}>
      {tree === 'okved' && <input type="hidden" name="tree" value={tree} />}
      <input
        className="field"
        name="code"
        inputMode="decimal"
        maxLength={MAX_CODE_LENGTH}
        autoComplete="off"
        defaultValue={formatCode(code)}
        aria-label={t('codeChanges.code')}
        placeholder={t('codeChanges.code')}
      />
      <button type="submit" className="button">
        {t('codeChanges.show')}
      </button>
    </form>
  )
}

/** The latest editions, each with how much it changed. */
function Editions({ editions }: { editions: EditionChanges[] }) {
  const { t, date, number, locale } = useI18n()
  return (
    <ul>
      {editions.map((edition) => (
        <li key={`${edition.dated} ${edition.since}`}>
          {t('codeChanges.edition', { dated: date(edition.dated), since: date(edition.since) }) + COLON[locale]}
          {listed(
            CHANGE_KINDS.map(
              (kind) => edition[kind] > 0 && `${t(`codeChanges.kind.${kind}`)} ${number(edition[kind])}`,
            ),
            locale,
          )}
        </li>
      ))}
    </ul>
  )
}

function Table({ changes, tree }: { changes: CodeChange[]; tree: CodeChangesData['tree'] }) {
  const { t, date } = useI18n()
  const to = useHref()
  return (
    <div className="scroll-x">
      <table className="ruled stacked">
        <caption className="visually-hidden">{t('codeChanges.about')}</caption>
        <HeadRow
          heads={(['code', 'kindHead', 'was', 'now', 'dated'] as const).map((head) => t(`codeChanges.${head}`))}
        />
        <tbody>
          {changes.map((change) => (
            <tr key={change.key}>
              <th scope="row">
                <a className="figures code" href={to(`${tree}Code`, { id: change.code })}>
                  {formatCode(change.code)}
                </a>
              </th>
              <td>{t(`codeChanges.kind.${change.kind}`)}</td>
              <td data-label={t('codeChanges.was')}>
                <Value change={change} value={change.was} tree={tree} />
              </td>
              <td data-label={t('codeChanges.now')}>
                <Value change={change} value={change.now} tree={tree} isNow />
              </td>
              <td data-label={t('codeChanges.dated')}>{date(change.dated)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ValueProps {
  change: CodeChange
  value: string | null
  tree: CodeChangesData['tree']
  isNow?: boolean
}

/** A wording, a duty, or the codes that came in the place of a retired one. */
function Value({ change: { kind }, value, tree, isNow = false }: ValueProps) {
  const to = useHref()
  const dutyText = useDuty()
  if (value === null) return '—'
  if (kind === 'duty') return <LocalizedText value={dutyText(value)} />
  if (kind !== 'retired' || !isNow) return <span lang={LANGUAGE_TAGS.ru}>{value}</span>
  return value.split(' ').map((code) => (
    <span key={code}>
      <a className="figures code" href={to(`${tree}Code`, { id: code })}>
        {formatCode(code)}
      </a>{' '}
    </span>
  ))
}
