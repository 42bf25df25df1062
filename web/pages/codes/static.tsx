import type { SearchView } from '../../../domain/classifier/search-view.ts'
import type { ShownNode } from '../../../domain/contract/classifier.ts'
import { useI18n } from '../../app/i18n.tsx'
import { RESULTS_ID } from '../../app/navigation/list-ids.ts'
import { useHref } from '../../app/navigation/location.tsx'
import { fromHome } from '../../app/page/json-ld.ts'
import type { StaticPage } from '../../app/page/load.ts'
import { sentences } from '../../app/page/sentences.ts'
import { Trail } from '../../components/breadcrumb.tsx'
import { Hit } from '../../components/classifier-tree/hit.tsx'
import { CodeLabel } from '../../components/code-label.tsx'
import { EditionNote } from '../../components/edition-note.tsx'
import { HeadedSection } from '../../components/headed-section.tsx'
import { SkipToResults } from '../../components/listing/skip-to-results.tsx'
import { CodeSearchForm } from '../classifier/code-search.tsx'
import { NamedElsewhereLinks } from '../classifier/named-elsewhere-links.tsx'
import { describeReading, mayBeElsewhere } from '../classifier/reading.ts'
import styles from './codes.module.css'
import { type ClassifierPart, type CodesData, load } from './load.ts'

export const page = { load, slots: { page: Codes } } satisfies StaticPage<CodesData>

function Codes({ data: { q, named, classifiers } }: { data: CodesData }) {
  const { t, locale } = useI18n()
  const to = useHref()
  return (
    <>
      <SkipToResults />
      <Trail crumbs={fromHome(locale, { name: t('codes.allTitle') })} />
      <header className="page-head">
        <h1>{t('codes.allTitle')}</h1>
        <p className="lead no-print">{t('codes.allLead')}</p>
      </header>
      <CodeSearchForm q={q} />
      <p className={`no-print ${styles.finder}`}>
        <a className="chip" href={to('codeFinder')}>
          {t('candidates.link')}
        </a>
      </p>
      <section id={RESULTS_ID} tabIndex={-1} aria-label={t('codes.about')}>
        {named && <NamedElsewhereLinks named={named} />}
        {classifiers.map((part) => (
          <Part key={part.tree} part={part} q={q} />
        ))}
        {!named && classifiers.every(({ found }) => found && mayBeElsewhere(found, q)) && (
          <p className="no-print">
            <a href={to('search', {}, { q })}>{t('codes.searchElsewhere', { q })}</a>
          </p>
        )}
      </section>
    </>
  )
}

/** A classifier: its search results, or its top level. */
function Part({ part: { tree, edition, stale, top, found }, q }: { part: ClassifierPart; q: string }) {
  const { t } = useI18n()
  const to = useHref()
  const whole = found && found.total > found.hits.length
  return (
    <HeadedSection
      title={t(`codes.${tree}.title`)}
      more={<a href={to(tree, {}, whole ? { q } : {})}>{t(whole ? 'codes.allFound' : 'codes.open')}</a>}
    >
      {found ? <Found part={{ tree, found }} q={q} /> : <Top tree={tree} nodes={top} />}
      <div className={styles.note}>
        <EditionNote edition={edition} stale={stale} />
      </div>
    </HeadedSection>
  )
}

function Found({ part: { tree, found }, q }: { part: { tree: ClassifierPart['tree']; found: SearchView }; q: string }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = useHref()
  const { hits, total } = found
  const summary = total > 0 ? t('codes.found', { n: total }) : t('codes.none', { q })
  return (
    <>
      <p>{sentences(i18n.locale, [summary, describeReading(found, i18n)])}</p>
      {hits.length > 0 && (
        <ol className="sheet">
          {hits.map((hit) => (
            <Hit
              key={hit.id}
              hit={hit}
              label={(content) => <a href={to(`${tree}Code`, { id: hit.code ?? hit.id })}>{content}</a>}
            >
              {null}
            </Hit>
          ))}
        </ol>
      )}
    </>
  )
}

function Top({ tree, nodes }: { tree: ClassifierPart['tree']; nodes: ShownNode[] }) {
  const to = useHref()
  return (
    <ul className={styles.top}>
      {nodes.map(({ id, code, name }) => (
        <li key={id}>
          <a href={to(tree, {}, { code: id })}>
            <CodeLabel code={code} name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
