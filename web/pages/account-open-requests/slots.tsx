import type { OpenRequest } from '../../../domain/contract/open-requests.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { MAX_OPEN_ANSWERS } from '../../../domain/limits.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useQueryLink } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { RowList } from '../account/row-list.tsx'
import type { OpenRequestData, OpenRequestsData } from './load.ts'
import { RequestLines, Terms } from './request-lines.tsx'

export const listSlots = { page: OpenRequests } satisfies Slots<OpenRequestsData>
export const oneSlots = { page: One } satisfies Slots<OpenRequestData>

function OpenRequests({ data }: { data: OpenRequestsData }) {
  const { t } = useI18n()
  const link = useQueryLink()
  const { list, category, isUnanswered } = data
  const { next } = list.meta
  return (
    <AccountFrame data={data} title={t('openRequests.title')} here="openRequests">
      <p className="soft">{t('openRequests.about')}</p>
      <Filters data={data} />
      <RowList none={t(category || isUnanswered ? 'openRequests.noneSuch' : 'openRequests.none')}>
        {list.data.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </RowList>
      {next ? (
        <p>
          <a className="button" href={link({ before: next })}>
            {t('openRequests.earlier')}
          </a>
        </p>
      ) : null}
    </AccountFrame>
  )
}

/** Filters by category, and for requests that were not answered. */
function Filters({ data: { list, category, isUnanswered } }: { data: OpenRequestsData }) {
  const i18n = useI18n()
  const { t } = i18n
  const link = useQueryLink()
  const chips = [
    {
      key: 'unanswered',
      isOn: isUnanswered,
      text: t('openRequests.unanswered'),
      href: link({ unanswered: isUnanswered ? undefined : 1, before: undefined }),
    },
    ...list.meta.categories.map(({ id, name }) => ({
      key: id,
      isOn: id === category,
      text: labelledText(name, i18n),
      href: link({ category: id === category ? undefined : id, before: undefined }),
    })),
  ]
  return (
    <nav aria-label={t('openRequests.filter')}>
      <ul className="chips">
        {chips.map(({ key, isOn, text, href }) => (
          <li key={key}>
            <a className="chip" href={href} aria-current={isOn ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Row({ request }: { request: OpenRequest }) {
  const { t, date } = useI18n()
  const to = usePersonalHref()
  const { id, number, category, publishedAt, expiresAt, inquiry } = request
  return (
    <li>
      <div className={styles.main}>
        <a href={to('openRequest', id)}>{t('openRequests.one', { number })}</a>{' '}
        <span className="soft small">
          <LocalizedText value={category.name} />
        </span>
        <RequestLines request={request} />
      </div>
      <span className="soft small">
        {inquiry ? `${t('openRequests.answered')} · ` : ''}
        <time dateTime={publishedAt}>{date(publishedAt)}</time>
        {' · '}
        {t('openRequests.until', { date: date(expiresAt) })}
      </span>
    </li>
  )
}

function One({ data }: { data: OpenRequestData }) {
  const { t, number } = useI18n()
  const to = usePersonalHref()
  const { request } = data
  return (
    <AccountFrame data={data} title={t('openRequests.one', { number: request.number })} here="openRequests">
      <p>
        <LocalizedText value={request.category.name} />
      </p>
      <RequestLines request={request} />
      <Terms request={request} />
      <p className="soft">{t('openRequests.answers', { n: request.answers, most: number(MAX_OPEN_ANSWERS) })}</p>
      <Answer data={data} />
      <p>
        <a href={to('openRequests')}>{t('openRequests.all')}</a>
      </p>
    </AccountFrame>
  )
}

/** The conversation where the organization has answered, else the form of the answer. */
function Answer({ data: { request, mayAnswer, posted } }: { data: OpenRequestData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const form = useFormState(posted, 'answer')
  if (request.inquiry)
    return (
      <p>
        <a className="button primary" href={to('received', request.inquiry)}>
          {t('openRequests.toThread')}
        </a>
      </p>
    )
  if (!mayAnswer) return <p className="soft">{t('openRequests.readOnly')}</p>
  if (request.answers >= MAX_OPEN_ANSWERS) return <p className="notice">{t('openRequests.fault.full')}</p>
  return (
    <Form form={form} action="answer" checks="openAnswer" draft>
      <Field form={form} name="text" label={t('openRequests.answer')} note={t('openRequests.answerNote')} rows={6} />
      <Submit label={t('openRequests.send')} />
    </Form>
  )
}
