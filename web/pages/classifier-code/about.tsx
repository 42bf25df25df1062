import type { CodeRef } from '../../../domain/contract/code-ref.ts'
import { useI18n } from '../../app/i18n.tsx'
import { shortenedText } from '../../app/page/shortened.ts'
import { useDuty } from '../../components/code-facts.ts'
import { CodeLabel } from '../../components/code-label.tsx'
import { Guides } from '../../components/guides.tsx'
import { ImportServices } from '../../components/import-services.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { RuledSection } from '../../components/ruled-section.tsx'
import styles from './classifier-code.module.css'
import { DataLinks } from './data-links.tsx'
import { CodeFacts } from './facts.tsx'
import { codeHref } from './head.ts'
import type { CodeData } from './load.ts'
import { Neighbours } from './neighbours.tsx'
import { Regulations } from './regulations.tsx'
import { CodeTexts } from './texts.tsx'
import { CodeWordings } from './wordings.tsx'

/** All about a code, in the order in which declarants need it. */
export function AboutCode({ data }: { data: CodeData }) {
  return (
    <>
      <CodeFacts data={data} />
      <Regulations regulations={data.regulations} />
      <ImportServices services={data.services} regulations={data.regulations} />
      <Guides guides={data.guides} />
      <Path data={data} />
      <Below data={data} />
      <CodeWordings data={data} />
      <Neighbours data={data} />
      <CodeTexts data={data} />
      <DataLinks data={data} />
    </>
  )
}

function CodeLink({ tree, node }: { tree: CodeData['tree']; node: CodeRef }) {
  const { locale } = useI18n()
  return (
    <a href={codeHref(tree, node, locale)}>
      <CodeLabel code={node.code} name={node.name} unofficial={node.unofficial} />
    </a>
  )
}

/** The names of its ancestors: the name of a leaf means little without them. */
function Path({ data: { tree, path, node } }: { data: CodeData }) {
  const { t } = useI18n()
  if (path.length === 0) return null
  return (
    <RuledSection title={t('codes.above')}>
      <ol className={styles.way}>
        {path.map((up) => (
          <li key={up.id}>
            <CodeLink tree={tree} node={up} />
          </li>
        ))}
        <li aria-current="page">
          <CodeLabel code={node.code} name={node.name} unofficial={node.unofficial} />
        </li>
      </ol>
    </RuledSection>
  )
}

/** A list longer than this has the beginnings of its names: chapter 84 has 87 headings, of up to 500 letters each. */
const LONG_LIST = 20
const BEGINNING = 45

/** Every cut is marked: a tariff's name without its end is another name. */
function begun({ name, ...node }: CodeRef): CodeRef {
  const beginning = shortenedText(name.text, BEGINNING)
  const text = beginning === name.text || beginning.endsWith('…') ? beginning : `${beginning}…`
  return { ...node, name: { ...name, text } }
}

function Below({ data: { tree, below } }: { data: CodeData }) {
  const { t } = useI18n()
  const dutyText = useDuty()
  if (below.length === 0) return null
  return (
    <RuledSection title={t('codes.below')}>
      <ul className={styles.below}>
        {below.map((node) => (
          <li key={node.id}>
            <CodeLink tree={tree} node={below.length > LONG_LIST ? begun(node) : node} />
            {node.duty !== null && (
              <span className="soft small">
                <LocalizedText value={dutyText(node.duty)} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </RuledSection>
  )
}
