import { useI18n } from '../../app/i18n.tsx'
import { useLocation } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { contactField } from '../../components/contact-fields.tsx'
import { fieldMessage, messagesFor } from '../../components/error-message.ts'
import { fileErrors } from '../../components/file-codes.ts'
import { FormAlert, FormText, FormTick } from '../../components/form-field.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import { ListBasis, ListSum } from './basis.tsx'
import { ListLineFields } from './list-line.tsx'
import type { OpenedRequestList } from './load.ts'
import styles from './request-list.module.css'
import { SendList } from './send.tsx'

/** One form: its first button saves the lines, so that Enter does too, and the second one saves and sends. */
export function ListForm(opened: OpenedRequestList) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  const { query } = useLocation()
  const { list, meta, version, vat, typed, errors } = opened
  const { counts, lines, token, suppliers } = list
  if (counts.waiting > 0) return <Waiting {...opened} />
  const whole = fieldMessage(i18n, 'contact', errors, '') ?? fieldMessage(i18n, 'contact', errors, 'lines')
  return (
    <>
      <Summary {...opened} />
      <ListBasis vat={vat} />
      <ListSum {...opened} />
      {list.asked.length > 0 && (
        <p className="notice" role="status">
          {t('requestList.alreadySent', { n: list.asked.length })}
        </p>
      )}
      {opened.gone > 0 && <p className="notice">{t('requestList.gone', { n: opened.gone })}</p>}
      <ValidatedForm
        action={to('requestList', {
          list: token,
          page: meta.page > 1 ? meta.page : undefined,
          hide: query.hide,
          vat: query.vat,
        })}
        checks="inquiry"
        encType="multipart/form-data"
        data-errors={fileErrors(messagesFor(i18n, 'contact', 'file'))}
        data-posted={Object.keys(errors).length > 0 ? '' : undefined}
      >
        <FormAlert text={whole} />
        <input type="hidden" name="version" defaultValue={typed.version ?? version} />
        <ol className={styles.lines} start={(lines[0]?.at ?? 0) + 1}>
          {lines.map((line) => (
            <ListLineFields key={line.at} line={line} vat={vat} typed={typed} errors={errors} />
          ))}
        </ol>
        <div className="contact-form">
          {list.aside.length > 0 && <Aside {...opened} />}
          <FormText
            {...contactField(i18n, { typed, errors }, 'added')}
            label={t('requestList.added')}
            rows={2}
            spellCheck={false}
          />
          <p>
            <button type="submit" className="button" name="action" value="save" formNoValidate>
              {t('requestList.save')}
            </button>
          </p>
        </div>
        {suppliers.length + counts.none + counts.choose > 0 && <SendList {...opened} />}
      </ValidatedForm>
      <Pagination meta={meta} />
    </>
  )
}

/** The lines of the letter that are no goods; a tick puts one back. */
function Aside({ list: { aside }, typed }: OpenedRequestList) {
  const { t } = useI18n()
  const lines = aside.map((text, at) => ({ text, name: `aside.${at}` }))
  return (
    <details open={lines.some(({ name }) => typed[name] === 'on')}>
      <summary>{t('requestList.aside', { n: aside.length })}</summary>
      <p className="soft small">{t('requestList.asideNote')}</p>
      {lines.map(({ text, name }) => (
        <FormTick key={name} name={name} defaultChecked={typed[name] === 'on'}>
          {text}
        </FormTick>
      ))}
    </details>
  )
}

/** Before the last lines are compared with the products, nothing can be edited. */
function Waiting({ list: { counts, token }, meta }: OpenedRequestList) {
  const { t, number } = useI18n()
  const to = usePersonalHref()
  const { hide, vat } = useLocation().query
  return (
    <p className="notice" role="status">
      {t('requestList.waiting', { left: number(counts.waiting), total: number(meta.total) })}{' '}
      <a href={to('requestList', { list: token, hide, vat })}>{t('requestList.refresh')}</a>
    </p>
  )
}

function Summary({ list: { counts }, wasSaved }: OpenedRequestList) {
  const { t, number } = useI18n()
  const { found, choose, none, withoutVariant } = counts
  // What is nothing goes without saying.
  const isAll = found > 1 && choose + none === 0
  const parts = [
    found > 0 && t(isAll ? 'requestList.allFound' : 'requestList.found', { n: found }),
    choose > 0 && t('requestList.choose', { n: choose }),
    none > 0 && t('requestList.none', { n: none }),
    withoutVariant > 0 && t('requestList.variantsOpen', { count: number(withoutVariant) }),
  ].filter(Boolean)
  return (
    <p role="status">
      {wasSaved && `${t('requestList.saved')} `}
      {parts.join(' · ')}
    </p>
  )
}
