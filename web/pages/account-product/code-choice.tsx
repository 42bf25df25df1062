import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { CodeCandidate } from '../../../domain/contract/code-candidates.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { CandidateList } from '../../components/code-candidates.tsx'

/** Codes that the stored product may have, offered beside the field: none is taken until its member chooses it. */
export function CodeChoice({ candidates }: { candidates: readonly CodeCandidate[] | null }) {
  const { t } = useI18n()
  const to = useHref()
  if (candidates === null || candidates.length === 0) {
    return (
      <p>
        <a href={to('codeFinder')} target="_blank" rel="noreferrer">
          {t('candidates.link')}
        </a>
      </p>
    )
  }
  return (
    <details>
      <summary>{t('candidates.choose')}</summary>
      <p className="small">{t('candidates.advice')}</p>
      <fieldset>
        <legend className="visually-hidden">{t('candidates.take')}</legend>
        <Option value="" label={t('candidates.keep')} />
        <CandidateList
          candidates={candidates}
          choice={({ code, general }) =>
            [code, general?.code ?? code]
              .filter((one, at, all) => all.indexOf(one) === at)
              .map((one) => <Option key={one} value={one} label={formatCode(one)} />)
          }
        />
      </fieldset>
    </details>
  )
}

function Option({ value, label }: { value: string; label: string }) {
  return (
    <label className="tick">
      <input type="radio" name="candidate" value={value} defaultChecked={value === ''} />
      <span className={value === '' ? undefined : 'figures code'}>{label}</span>
    </label>
  )
}
