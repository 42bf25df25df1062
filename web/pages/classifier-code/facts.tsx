import { useI18n } from '../../app/i18n.tsx'
import { Cell } from '../../components/cell.tsx'
import { useLevel, useRule, useUnit } from '../../components/code-facts.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { TitleBlock } from '../../components/title-block.tsx'
import type { CodeData } from './load.ts'

/** The title block of a code: its level, duty, unit and footnotes. */
export function Facts({ data }: { data: CodeData }) {
  const { t } = useI18n()
  const sayUnit = useUnit()
  const levelOf = useLevel()
  const { tree, node, footnotes } = data
  const { level, duty, unit } = node
  return (
    <>
      <TitleBlock>
        <Cell label={t('codes.level.label')}>{levelOf(tree, level)}</Cell>
        {duty !== null && (
          <>
            <Cell label={t('codes.duty.label')}>
              <DutyText data={data} duty={duty} />
            </Cell>
            <Cell label={t('codes.unit.label')}>
              {unit === null ? t('codes.unit.kilogram') : <LocalizedText value={sayUnit(unit)} />}
            </Cell>
          </>
        )}
        {footnotes !== null && <Cell label={t('codes.marks')}>{footnotes}</Cell>}
      </TitleBlock>
      {duty !== null && <p className="soft small">{t('codes.duty.note')}</p>}
      {footnotes !== null && <p className="soft small">{t('codes.marksNote')}</p>}
    </>
  )
}

/** The rule in the page's language; what is none that is known is quoted from the tariff. */
function DutyText({ data: { rule }, duty }: { data: CodeData; duty: string }) {
  const sayRule = useRule()
  if (rule) return sayRule(rule)
  return (
    <q>
      <LocalizedText value={{ text: duty, lang: 'ru' }} />
    </q>
  )
}
