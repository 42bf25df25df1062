import { MAX_QUERY_LENGTH, MAX_SOUGHT_FACTS_LENGTH } from '../../../domain/limits.ts'
import { enumerated } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { RESULTS_ID } from '../../app/navigation/list-ids.ts'
import { useHref } from '../../app/navigation/location.tsx'
import { fromHome } from '../../app/page/json-ld.ts'
import type { StaticPage } from '../../app/page/load.ts'
import { Trail } from '../../components/breadcrumb.tsx'
import { CandidateList } from '../../components/code-candidates.tsx'
import { EditionNote } from '../../components/edition-note.tsx'
import { FormField, FormText } from '../../components/form-field.tsx'
import styles from './code-finder.module.css'
import { type FinderData, load } from './load.ts'

export const page = { load, slots: { page: Finder } } satisfies StaticPage<FinderData>

function Finder({ data }: { data: FinderData }) {
  const { t, locale } = useI18n()
  const to = useHref()
  return (
    <>
      <Trail
        crumbs={fromHome(locale, { name: t('codes.allTitle'), path: to('codes') }, { name: t('candidates.title') })}
      />
      <header className="page-head">
        <h1>{t('candidates.title')}</h1>
        <p className="lead no-print">{t('candidates.lead')}</p>
      </header>
      <Fields data={data} />
      <Found data={data} />
    </>
  )
}

function Fields({ data: { typed, fault } }: { data: FinderData }) {
  const { t } = useI18n()
  const field = (name: 'name' | 'category') => ({
    name,
    label: t(`candidates.${name}`),
    maxLength: MAX_QUERY_LENGTH,
    autoComplete: 'off',
    defaultValue: typed[name],
  })
  return (
    // A new key resets the fields to those of the address, whatever was typed before.
    <form key={JSON.stringify(typed)} method="get" action={`#${RESULTS_ID}`} className={`${styles.fields} no-print`}>
      <FormField {...field('name')} required error={fault === 'required' ? t('candidates.required') : undefined} />
      <FormField {...field('category')} />
      <FormText
        name="facts"
        label={t('candidates.facts')}
        note={t('candidates.factsNote')}
        rows={4}
        maxLength={MAX_SOUGHT_FACTS_LENGTH}
        defaultValue={typed.facts}
      />
      <button type="submit" className="button primary">
        {t('candidates.submit')}
      </button>
    </form>
  )
}

function Found({ data: { found, fault } }: { data: FinderData }) {
  const { t, locale } = useI18n()
  const to = useHref()
  if (fault === 'unavailable') return <p className="notice">{t('candidates.unavailable')}</p>
  if (found === null) return null
  return (
    <section id={RESULTS_ID} tabIndex={-1}>
      <h2>{t('candidates.found')}</h2>
      {found.data.length === 0 ? (
        <p>
          {t('candidates.none')} <a href={to('tnved')}>{t('codes.open')}</a>
        </p>
      ) : (
        <>
          <p>{t('candidates.advice')}</p>
          <CandidateList candidates={found.data} />
        </>
      )}
      <p className="soft small">{t('candidates.words', { words: enumerated(found.meta.words, locale) })}</p>
      <EditionNote edition={found.meta.edition} stale={false} />
    </section>
  )
}
