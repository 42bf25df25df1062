import type { ReactNode } from 'react'
import { formatCode } from '../../domain/classifier/format-code.ts'
import type { CodeCandidate } from '../../domain/contract/code-candidates.ts'
import type { CodeRef } from '../../domain/contract/code-ref.ts'
import { listFormat } from '../../domain/list-format.ts'
import { LANGUAGE_TAGS } from '../../domain/locale.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import styles from './code-candidates.module.css'
import { CodeLabel } from './code-label.tsx'

interface CandidateListProps {
  candidates: readonly CodeCandidate[]
  /** What a form offers to do with a candidate. */
  choice?: (candidate: CodeCandidate) => ReactNode
}

/** Codes that goods may have, each with its place in the tariff and what speaks for it and against it. */
export function CandidateList({ candidates, choice }: CandidateListProps) {
  return (
    <ol className={styles.candidates}>
      {candidates.map((candidate) => (
        <li key={candidate.node.id}>
          <CandidateHead candidate={candidate} />
          {choice?.(candidate)}
          <Reasons candidate={candidate} />
        </li>
      ))}
    </ol>
  )
}

/** The names of sections are lists of many lines. */
const belowSection = (path: readonly CodeRef[]): CodeRef[] => path.filter(({ level }) => level !== 'section')

function CandidateHead({ candidate: { code, node, path } }: { candidate: CodeCandidate }) {
  const to = useHref()
  return (
    <>
      <h3>
        <a href={to('tnvedCode', { id: code })}>
          <CodeLabel code={code} name={node.name} unofficial={node.unofficial} />
        </a>
      </h3>
      <p className="soft small">
        {belowSection(path)
          .map(({ name }) => name.text)
          .join(' › ')}
      </p>
    </>
  )
}

const Line = ({ line }: { line: CodeRef }) => (
  <CodeLabel code={line.code} name={line.name} unofficial={line.unofficial} />
)

function Reasons({ candidate: { why, check, general, excluded, named } }: { candidate: CodeCandidate }) {
  const { t, locale } = useI18n()
  const to = useHref()
  return (
    <dl className="small">
      <Part title={t('candidates.why')}>
        {why.map(({ of, words }) => (
          <dd key={of.id}>
            {t('candidates.said', { words: listFormat(locale).format(words) })} <Line line={of} />
          </dd>
        ))}
      </Part>
      <Part title={t('candidates.check')}>
        {check.map((line) => (
          <dd key={line.id}>
            <Line line={line} />
          </dd>
        ))}
      </Part>
      <Part title={t('candidates.excluded')}>{quotes(excluded, to)}</Part>
      <Part title={t('candidates.named')}>{quotes(named, to)}</Part>
      <Part title={t('candidates.general')}>
        {general?.code ? (
          <dd>
            <a href={to('tnvedCode', { id: general.code })}>
              <Line line={general} />
            </a>
          </dd>
        ) : null}
      </Part>
    </dl>
  )
}

/** A `dt` with its `dd` elements; nothing without any. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const isEmpty = children === null || (Array.isArray(children) && children.length === 0)
  if (isEmpty) return null
  return (
    <>
      <dt>{title}</dt>
      {children}
    </>
  )
}

/** Quotes from the notes with the page that has them in full, and the headings that they name. */
const quotes = (all: CodeCandidate['excluded'], to: ReturnType<typeof useHref>): ReactNode[] =>
  all.map(({ of, quote, headings }) => (
    <dd key={of.id + quote}>
      <q lang={LANGUAGE_TAGS.ru}>{quote}</q>{' '}
      <a href={to('tnvedCode', { id: of.code ?? of.id }, { notes: 'all' })}>{formatCode(of.code ?? of.id)}</a>
      {headings.map((heading) => (
        <span key={heading}>
          {' '}
          <a className="figures code" href={to('tnvedCode', { id: heading })}>
            {heading}
          </a>
        </span>
      ))}
    </dd>
  ))
