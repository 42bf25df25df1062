import type { ImportTaxes } from '../../../domain/contract/import-taxes.ts'
import { enumerated } from '../../../domain/listed.ts'
import { percent } from '../../../domain/percent.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FigureCell } from '../../components/cell.tsx'
import { useLevel, useRule, useUnit } from '../../components/code-facts.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { TitleBlock } from '../../components/title-block.tsx'
import type { CodeData } from './load.ts'
import { Sources, VatNote } from './term-note.tsx'

/** The title block of a code: its level, duty, unit and footnotes. */
export function CodeFacts({ data }: { data: CodeData }) {
  const { t } = useI18n()
  const sayUnit = useUnit()
  const levelOf = useLevel()
  const { tree, node, footnotes, taxes } = data
  const { level, duty, unit } = node
  return (
    <>
      <TitleBlock>
        <FigureCell label={t('codes.level.label')}>{levelOf(tree, level)}</FigureCell>
        {duty !== null && (
          <>
            <FigureCell label={t('codes.duty.label')}>
              <DutyText data={data} duty={duty} />
            </FigureCell>
            <FigureCell label={t('codes.unit.label')}>
              {unit === null ? t('codes.unit.kilogram') : <LocalizedText value={sayUnit(unit)} />}
            </FigureCell>
          </>
        )}
        {taxes && (
          <FigureCell label={t('codes.vat')}>
            <VatText taxes={taxes} />
          </FigureCell>
        )}
        {footnotes !== null && <FigureCell label={t('codes.marks')}>{footnotes}</FigureCell>}
      </TitleBlock>
      {duty !== null && <p className="soft small">{t('codes.duty.note')}</p>}
      {taxes && <TaxNotes taxes={taxes} />}
      {footnotes !== null && <p className="soft small">{t('codes.marksNote')}</p>}
    </>
  )
}

/** The rate of goods in general, and those that some goods of the code may have instead. */
function VatText({ taxes: { vat, reducedVat } }: { taxes: ImportTaxes }) {
  const { t, locale } = useI18n()
  if (!vat) return t('estimate.unknown')
  const [general = '', ...reduced] = [vat, ...reducedVat].map(({ rate }) => percent(Number(rate), locale))
  if (reduced.length === 0) return general
  return t('codes.vatOr', { rate: general, reduced: enumerated([...new Set(reduced)], locale) })
}

/** Which goods the VAT rates apply to and by which acts, and whether goods of the code may be subject to excise. */
function TaxNotes({ taxes: { vat, reducedVat, excise } }: { taxes: ImportTaxes }) {
  const { t } = useI18n()
  if (!vat && !excise?.length) return null
  return (
    <p className="soft small">
      {vat && (
        <>
          {t('estimate.terms.vat')}
          {': '}
          <VatNote rows={[vat, ...reducedVat]} />
        </>
      )}
      {excise && excise.length > 0 && (
        <>
          {' '}
          {t('estimate.why.excise')} <Sources rows={excise} />
        </>
      )}
    </p>
  )
}

/** The duty's rule in the page's language; a duty without a known rule is quoted from the tariff. */
function DutyText({ data: { rule }, duty }: { data: CodeData; duty: string }) {
  const sayRule = useRule()
  if (rule) return sayRule(rule)
  return (
    <q>
      <LocalizedText value={{ text: duty, lang: 'ru' }} />
    </q>
  )
}
