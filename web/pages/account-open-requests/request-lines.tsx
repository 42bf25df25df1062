import type { OpenRequest } from '../../../domain/contract/open-requests.ts'
import { requestLineText } from '../../../domain/request-line-text.ts'
import { wishLines } from '../../../domain/wish-lines.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LabelledLine } from '../../components/labelled-line.tsx'

/** The lines as the buyer has written them, and how many more there are. */
export function RequestLines({ request: { lines, lineCount } }: { request: OpenRequest }) {
  const i18n = useI18n()
  const rest = lineCount - lines.length
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.position}>
          <LabelledLine text={requestLineText(line, i18n)} />
        </li>
      ))}
      {rest > 0 ? <li className="soft">{i18n.t('inquiryItem.more', { n: rest })}</li> : null}
    </ul>
  )
}

/** Where and when the buyer needs it, and until when it can be answered. */
export function Terms({ request: { wishes, expiresAt } }: { request: OpenRequest }) {
  const i18n = useI18n()
  const { t, date } = i18n
  return (
    <p>
      {wishLines(wishes, i18n).map(({ label, value }) => (
        <span key={label}>
          <LabelledLine text={t('inquiryItem.line', { label, value })} />
          <br />
        </span>
      ))}
      {t('openRequests.until', { date: date(expiresAt) })}
    </p>
  )
}
