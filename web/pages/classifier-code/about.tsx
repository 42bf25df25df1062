import type { ReactNode } from 'react'
import { LANGUAGE_TAGS, LOCALES } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { Cell } from '../../components/cell.tsx'
import { useDuty, useLevel, useUnit } from '../../components/code-facts.ts'
import { CodeLabel } from '../../components/code-label.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import block from '../../components/title-block.module.css'
import styles from './classifier-code.module.css'
import type { CodeData } from './load.ts'
import { Texts } from './texts.tsx'

/** All about a code, in the order in which declarants ask. */
export function About({ data }: { data: CodeData }) {
  return (
    <>
      <Facts data={data} />
      <Path data={data} />
      <Below data={data} />
      <Wordings data={data} />
      <Texts data={data} />
    </>
  )
}

function Facts({ data: { tree, node } }: { data: CodeData }) {
  const { t } = useI18n()
  const sayUnit = useUnit()
  const sayDuty = useDuty()
  const levelOf = useLevel()
  const { level, duty, unit, marks } = node
  return (
    <>
      <dl className={block.block}>
        <Cell label={t('codes.level.label')}>{levelOf(tree, level)}</Cell>
        {duty !== null && (
          <>
            <Cell label={t('codes.duty.label')}>
              <LocalizedText value={sayDuty(duty)} />
            </Cell>
            <Cell label={t('codes.unit.label')}>
              {unit === null ? t('codes.unit.kilogram') : <LocalizedText value={sayUnit(unit)} />}
            </Cell>
          </>
        )}
        {marks !== null && <Cell label={t('codes.marks')}>{marks}</Cell>}
      </dl>
      {duty !== null && <p className="soft small">{t('codes.duty.note')}</p>}
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    {children}
  </section>
)

/** The names of its ancestors: a leaf's own name says little by itself. */
function Path({ data: { tree, path, node } }: { data: CodeData }) {
  const { t } = useI18n()
  const to = useHref()
  if (path.length === 0) return null
  return (
    <Section title={t('codes.above')}>
      <ol className={styles.way}>
        {path.map(({ id, code, name, unofficial }) => (
          <li key={id}>
            <a href={code === null ? to(tree, {}, { code: id }) : to(`${tree}Code`, { id: code })}>
              <CodeLabel code={code} name={name} unofficial={unofficial} />
            </a>
          </li>
        ))}
        <li aria-current="page">
          <CodeLabel code={node.code} name={node.name} unofficial={node.unofficial} />
        </li>
      </ol>
    </Section>
  )
}

function Below({ data: { tree, below } }: { data: CodeData }) {
  const { t } = useI18n()
  const to = useHref()
  const sayDuty = useDuty()
  if (below.length === 0) return null
  return (
    <Section title={t('codes.below')}>
      <ul className={styles.below}>
        {below.map(({ id, code, name, unofficial, duty }) => (
          <li key={id}>
            <a href={code === null ? to(tree, {}, { code: id }) : to(`${tree}Code`, { id: code })}>
              <CodeLabel code={code} name={name} unofficial={unofficial} />
            </a>
            {duty !== null && (
              <span className="soft small">
                <LocalizedText value={sayDuty(duty)} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The name in every language that has one. */
function Wordings({ data: { names, node } }: { data: CodeData }) {
  const { t } = useI18n()
  const others = LOCALES.filter((locale) => names[locale] !== null)
  if (others.length < 2 && names[node.name.lang] === node.name.text) return null
  return (
    <Section title={t('codes.names')}>
      <ul className={styles.below}>
        {others.map((locale) => (
          <li key={locale}>
            <span lang={LANGUAGE_TAGS[locale]}>{names[locale]}</span>{' '}
            {locale === 'zh' && <span className="soft small">{t('codes.unofficial')}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
