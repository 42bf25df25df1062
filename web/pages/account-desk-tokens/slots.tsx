import type { DeskToken } from '../../../domain/contract/desk-tokens.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { Pagination } from '../../components/pagination.tsx'
import styles from '../account/account.module.css'
import { Confirm } from '../account/confirm.tsx'
import { Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { RowList } from '../account/row-list.tsx'
import { hasExpired, TokenText } from '../account-api-tokens/token-text.tsx'
import type { DeskTokensData } from './load.ts'

export const slots = { page: Tokens } satisfies Slots<DeskTokensData>

/** The tokens with which companies' programs call the API, and the form that revokes one. */
function Tokens({ data }: { data: DeskTokensData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { list, company } = data
  return (
    <OperatorScreen data={data} title={t('tokens.title')} about={t('tokens.desk.about')}>
      {company ? (
        <p>
          <a href={to('deskTokens')}>{t('tokens.desk.all')}</a>
        </p>
      ) : null}
      <RowList none={t('tokens.none')} wide>
        {list.data.map((token) => (
          <Row key={token.id} token={token} data={data} />
        ))}
      </RowList>
      <Pagination meta={list.meta} />
    </OperatorScreen>
  )
}

function Row({ token, data }: { token: DeskToken; data: DeskTokensData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { id, name, company } = token
  const { list, now, revoked, desk } = data
  const query = { company: data.company || undefined, page: list.meta.page > 1 ? list.meta.page : undefined }
  const mayRevoke = desk.includes('token.revoke') && !hasExpired(token, now)
  return (
    <li id={id}>
      <div className={styles.main}>
        <TokenText token={token} now={now} />
        <p>
          <a href={to('deskCompany', company.id)}>
            <LocalizedText value={company.name} />
          </a>
        </p>
        {mayRevoke && id === revoked ? <Revocation id={id} data={data} /> : null}
      </div>
      {mayRevoke && id !== revoked ? (
        <a href={`${to('deskTokens', { ...query, revoke: id })}#${id}`} aria-label={`${t('tokens.revoke')}: ${name}`}>
          {t('tokens.revoke')}
        </a>
      ) : null}
    </li>
  )
}

function Revocation({ id, data: { posted } }: { id: string; data: DeskTokensData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'revoke')
  return (
    <Form form={form} action="revoke" checks="revocation">
      <Field form={form} name="reason" label={t('tokens.desk.reason')} rows={2} />
      <Confirm form={form} id={id} label={t('tokens.desk.confirm')} />
      <Submit label={t('tokens.revoke')} />
    </Form>
  )
}
